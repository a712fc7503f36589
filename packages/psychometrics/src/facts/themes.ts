/** The ten themes that the survey measures, without their names. */

/** The four summary areas, a provisional grouping of themes (measurement §2). */
export const factors = ['POWER', 'INTENSITY', 'DISPLAY', 'SENSATION'] as const;
export type Factor = (typeof factors)[number];

interface ThemeShape {
  readonly isPoled: boolean;
  /** Whether the profile reports a polarity; the poles of BOND are used only internally. */
  readonly hasPolarity: boolean;
  /** Whether the theme is a key of `scores` on the wire. */
  readonly hasScore: boolean;
  readonly factor: Factor;
}

const rows = {
  DS: { isPoled: true, hasPolarity: true, hasScore: true, factor: 'POWER' },
  SM: { isPoled: true, hasPolarity: true, hasScore: true, factor: 'INTENSITY' },
  BOND: { isPoled: true, hasPolarity: false, hasScore: true, factor: 'INTENSITY' },
  EXVOY: { isPoled: true, hasPolarity: true, hasScore: true, factor: 'DISPLAY' },
  FET: { isPoled: false, hasPolarity: false, hasScore: true, factor: 'SENSATION' },
  HUMIL: { isPoled: true, hasPolarity: true, hasScore: false, factor: 'POWER' },
  PRIMAL: { isPoled: true, hasPolarity: true, hasScore: false, factor: 'INTENSITY' },
  ROLE: { isPoled: true, hasPolarity: true, hasScore: false, factor: 'POWER' },
  ENM: { isPoled: false, hasPolarity: false, hasScore: false, factor: 'DISPLAY' },
  SENS: { isPoled: false, hasPolarity: false, hasScore: false, factor: 'SENSATION' },
} as const satisfies Record<string, ThemeShape>;

export type Theme = keyof typeof rows;
type ThemeWith<Field extends keyof ThemeShape> = {
  [T in Theme]: (typeof rows)[T][Field] extends true ? T : never;
}[Theme];

/** All themes, in the order of every list, chart and stored profile. */
export const themes = Object.keys(rows) as readonly Theme[]; // as: keys of a literal object

export type ScoreTheme = ThemeWith<'hasScore'>;
export const scoreThemes = themes.filter((theme): theme is ScoreTheme => rows[theme].hasScore);

export type PolarityTheme = ThemeWith<'hasPolarity'>;
export const polarityThemes = themes.filter(
  (theme): theme is PolarityTheme => rows[theme].hasPolarity,
);

export type PoledTheme = ThemeWith<'isPoled'>;
export const isPoled = (theme: Theme): theme is PoledTheme => rows[theme].isPoled;
export const poledThemes = themes.filter(isPoled);

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
