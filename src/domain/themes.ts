/** The ten themes of the survey. Only the wire format says dimension or category. */

import { factorNames, themeNames } from './words.ts';

interface ThemeFacts {
  /** The name on cards, in lists of answers and beside figures. */
  readonly name: string;
  /** The plain name everywhere else: on its own, in a list, or after a colon. */
  readonly phrase: string;
  /** Null for a theme without poles. */
  readonly poles: { readonly positive: string; readonly negative: string } | null;
  /** Whether the profile reports a polarity; the poles of BOND are used only internally. */
  readonly hasPolarity: boolean;
  /** Whether the theme is a key of `scores` on the wire. */
  readonly hasScore: boolean;
  readonly factor: Factor;
}

/** The four summary areas (factors), a provisional grouping of themes (measurement §2). */
export { factorNames };
export type Factor = keyof typeof factorNames;
// as: keys of a literal object
export const factors = Object.keys(factorNames) as readonly Factor[];

const rows = {
  DS: {
    ...themeNames.DS,
    hasPolarity: true,
    hasScore: true,
    factor: 'POWER',
  },
  SM: {
    ...themeNames.SM,
    hasPolarity: true,
    hasScore: true,
    factor: 'INTENSITY',
  },
  BOND: {
    ...themeNames.BOND,
    hasPolarity: false,
    hasScore: true,
    factor: 'INTENSITY',
  },
  EXVOY: {
    ...themeNames.EXVOY,
    hasPolarity: true,
    hasScore: true,
    factor: 'DISPLAY',
  },
  FET: {
    ...themeNames.FET,
    hasPolarity: false,
    hasScore: true,
    factor: 'SENSATION',
  },
  HUMIL: {
    ...themeNames.HUMIL,
    hasPolarity: true,
    hasScore: false,
    factor: 'POWER',
  },
  PRIMAL: {
    ...themeNames.PRIMAL,
    hasPolarity: true,
    hasScore: false,
    factor: 'INTENSITY',
  },
  ROLE: {
    ...themeNames.ROLE,
    hasPolarity: true,
    hasScore: false,
    factor: 'POWER',
  },
  ENM: {
    ...themeNames.ENM,
    hasPolarity: false,
    hasScore: false,
    factor: 'DISPLAY',
  },
  SENS: {
    ...themeNames.SENS,
    hasPolarity: false,
    hasScore: false,
    factor: 'SENSATION',
  },
} as const satisfies Record<string, ThemeFacts>;

export type Theme = keyof typeof rows;
type ThemeWith<Field extends keyof ThemeFacts, Value> = {
  [T in Theme]: (typeof rows)[T][Field] extends Value ? T : never;
}[Theme];

/** All themes, in the order of every list, chart and stored profile. */
export const themes = Object.keys(rows) as readonly Theme[]; // as: keys of a literal object
export const themeFacts: Readonly<Record<Theme, ThemeFacts>> = rows;

export type ScoreTheme = ThemeWith<'hasScore', true>;
export const scoreThemes = themes.filter((theme): theme is ScoreTheme => rows[theme].hasScore);

export type PolarityTheme = ThemeWith<'hasPolarity', true>;
export const polarityThemes = themes.filter(
  (theme): theme is PolarityTheme => rows[theme].hasPolarity,
);

export type PoledTheme = Exclude<Theme, ThemeWith<'poles', null>>;
export const poledThemes = themes.filter(
  (theme): theme is PoledTheme => rows[theme].poles !== null,
);

export const isPoled = (theme: Theme): theme is PoledTheme =>
  poledThemes.some((poled) => poled === theme);

export const poleNames = record(poledThemes, (theme) => rows[theme].poles);

export const factorThemes: Readonly<Record<Factor, readonly Theme[]>> = record(factors, (factor) =>
  themes.filter((theme) => rows[theme].factor === factor),
);

/** The keys of `dimensions` in a comparison. */
export const comparedDimensions = ['ds', 'sm', 've', 'fet', 'enm'] as const;
export type ComparedDimension = (typeof comparedDimensions)[number];

export function record<K extends string, V>(
  keys: readonly K[],
  value: (key: K) => V,
): Record<K, V> {
  // as: one entry for each key
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

/** Groups by theme, in the fixed order; a theme without entries is left out. */
export function groupByTheme<Entry>(
  entries: Iterable<Entry>,
  themeOf: (entry: Entry) => Theme,
): { readonly theme: Theme; readonly entries: readonly Entry[] }[] {
  const byTheme = Map.groupBy(entries, themeOf);
  return themes.flatMap((theme) => {
    const ofTheme = byTheme.get(theme);
    return ofTheme ? [{ theme, entries: ofTheme }] : [];
  });
}
