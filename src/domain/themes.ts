/**
 * The ten themes of the survey: names, poles, groups and phrases. The code says theme everywhere.
 * Only the wire format says dimension or category, because the specification does (spec §3).
 */

interface ThemeFacts {
  /** The display name (spec §3). */
  readonly name: string;
  /** The short name for labels in charts, one entry per line of text. */
  readonly shortName: readonly string[];
  /** The names of the two poles (spec §3); null for a theme without poles. */
  readonly poles: { readonly positive: string; readonly negative: string } | null;
  /**
   * Whether the profile reports the difference between the two poles as a polarity. The poles of
   * BOND are used only internally.
   */
  readonly hasPolarity: boolean;
  /** Whether the theme is a key of `scores` in the specification's new format. */
  readonly hasScore: boolean;
  readonly factor: Factor;
  /**
   * The edition of the question bank that introduced the theme. It never changes: the draws of the
   * posterior depend on it (ADR 18).
   */
  readonly since: number;
  /**
   * The group of the theme's activities in a comparison (measurement §6). Themes of power belong to
   * DS and themes of intensity to SM; the screen shows both groups as 'Dominance / Submission'.
   * SENS has no group. Most people are interested in its mild activities, so these would fill the
   * group 'Fetishism', which shows at most four activities.
   */
  readonly activityGroup: ActivityGroup | null;
  /**
   * The name inside a sentence about one person. It contains no 'and', so that sentences can list
   * several themes.
   */
  readonly topic: string;
  /** The name inside a sentence about two people. */
  readonly exchange: string;
}

/** The four summary areas (factors), a provisional grouping of themes (measurement §2). */
export const factorNames = {
  POWER: 'Power',
  INTENSITY: 'Intensity',
  DISPLAY: 'Display & Openness',
  SENSATION: 'Sensation',
} as const;
export type Factor = keyof typeof factorNames;
// as: keys of a literal object
export const factors = Object.keys(factorNames) as readonly Factor[];

/** The groups of 'Common High-Interest Activities' in a comparison (spec §2, §3). */
export const activityGroups = ['DS', 'SM', 'VE', 'FET', 'ENM'] as const;
export type ActivityGroup = (typeof activityGroups)[number];

const rows = {
  DS: {
    name: 'Dominance & Submission',
    shortName: ['D/S'],
    poles: { positive: 'Leader', negative: 'Follower' },
    hasPolarity: true,
    hasScore: true,
    factor: 'POWER',
    since: 1,
    activityGroup: 'DS',
    topic: 'power between partners',
    exchange: 'who leads and who follows',
  },
  SM: {
    name: 'Sadism & Masochism',
    shortName: ['S/M'],
    poles: { positive: 'Giver', negative: 'Receiver' },
    hasPolarity: true,
    hasScore: true,
    factor: 'INTENSITY',
    since: 1,
    activityGroup: 'SM',
    topic: 'intense sensation',
    exchange: 'giving and receiving intense sensation',
  },
  BOND: {
    name: 'Bondage & Discipline',
    shortName: ['Bondage'],
    poles: { positive: 'Binder', negative: 'Bound' },
    hasPolarity: false,
    hasScore: true,
    factor: 'INTENSITY',
    since: 1,
    activityGroup: 'SM',
    topic: 'bondage',
    exchange: 'binding and being bound',
  },
  EXVOY: {
    name: 'Exhibitionism & Voyeurism',
    shortName: ['Exhib.', '& Voy.'],
    poles: { positive: 'Exhibitionist', negative: 'Voyeur' },
    hasPolarity: true,
    hasScore: true,
    factor: 'DISPLAY',
    since: 1,
    activityGroup: 'VE',
    topic: 'showing or watching',
    exchange: 'showing and watching',
  },
  FET: {
    name: 'Fetishism',
    shortName: ['Fetish'],
    poles: null,
    hasPolarity: false,
    hasScore: true,
    factor: 'SENSATION',
    since: 1,
    activityGroup: 'FET',
    topic: 'particular materials or clothing',
    exchange: 'particular materials, clothing and objects',
  },
  HUMIL: {
    name: 'Humiliation Play',
    shortName: ['Humiliation'],
    poles: { positive: 'Degrader', negative: 'Degradee' },
    hasPolarity: true,
    hasScore: false,
    factor: 'POWER',
    since: 1,
    activityGroup: 'DS',
    topic: 'humiliation play',
    exchange: 'consensual humiliation play',
  },
  PRIMAL: {
    name: 'Primal Play',
    shortName: ['Primal'],
    poles: { positive: 'Hunter', negative: 'Prey' },
    hasPolarity: true,
    hasScore: false,
    factor: 'INTENSITY',
    since: 1,
    activityGroup: 'SM',
    topic: 'primal play',
    exchange: 'instinctive, physical play',
  },
  ROLE: {
    name: 'Caregiving Roles',
    shortName: ['Caring'],
    poles: { positive: 'Caregiver', negative: 'Little' },
    hasPolarity: true,
    hasScore: false,
    factor: 'POWER',
    since: 1,
    activityGroup: 'DS',
    topic: 'giving or receiving care',
    exchange: 'caring and being cared for',
  },
  ENM: {
    name: 'Ethical Non-Monogamy',
    shortName: ['ENM'],
    poles: null,
    hasPolarity: false,
    hasScore: false,
    factor: 'DISPLAY',
    since: 1,
    activityGroup: 'ENM',
    topic: 'openness beyond one partner',
    exchange: 'openness beyond one partner',
  },
  SENS: {
    name: 'Sensory & Soft Play',
    shortName: ['Sensory'],
    poles: null,
    hasPolarity: false,
    hasScore: false,
    factor: 'SENSATION',
    since: 1,
    activityGroup: null,
    topic: 'soft, sensory play',
    exchange: 'sensory and soft play',
  },
} as const satisfies Record<string, ThemeFacts>;

export type Theme = keyof typeof rows;
type ThemeWith<Field extends keyof ThemeFacts, Value> = {
  [T in Theme]: (typeof rows)[T][Field] extends Value ? T : never;
}[Theme];

/** All themes, in the order of every list, chart and stored profile. */
export const themes = Object.keys(rows) as readonly Theme[]; // as: keys of a literal object
export const themeFacts: Readonly<Record<Theme, ThemeFacts>> = rows;

/** The five themes that are keys of `scores` in the specification's new format. */
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

/** The display names of the five dimensions in the legacy format (spec §3). */
export const legacyDimensionNames = {
  DS: 'Domination & Sadism',
  SM: 'Submission & Masochism',
  VE: 'Voyeurism & Exhibitionism',
  FET: 'Fetishism',
  ENM: 'Ethical Non-Monogamy',
} as const;

/**
 * The keys of `profile1.dimensions` and `profile2.dimensions` in a comparison (product decisions
 * D5).
 */
export const comparedDimensions = ['ds', 'sm', 've', 'fet', 'enm'] as const;
export type ComparedDimension = (typeof comparedDimensions)[number];

/**
 * Why Set B asks about a theme: its two poles are too close to call, its score has one of the
 * widest margins, or every theme is asked about at least once more.
 */
export const askingReasons = ['poles', 'open', 'cover'] as const;
export type AskingReason = (typeof askingReasons)[number];

/** Builds a record with one value per key. */
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
