/**
 * The ten themes of the survey: names, poles, groups and texts. The code says theme everywhere.
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
  /** Suggested activities. The profile shows the first three (spec §3). */
  readonly activities: Activities;
}

type Activities = readonly [string, string, string, string, string];

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
    activityGroup: 'DS',
    topic: 'power between partners',
    exchange: 'who leads and who follows',
    activities: [
      'Agree on an evening in which one of you decides and the other follows',
      'Try simple instructions, with a word that stops everything',
      'Choose a small ritual that marks where the roles begin and end',
      'Write down together what leading and following mean to each of you',
      'Swap who leads, and talk afterwards about how it felt',
    ],
  },
  SM: {
    name: 'Sadism & Masochism',
    shortName: ['S/M'],
    poles: { positive: 'Giver', negative: 'Receiver' },
    hasPolarity: true,
    hasScore: true,
    factor: 'INTENSITY',
    activityGroup: 'SM',
    topic: 'intense sensation',
    exchange: 'giving and receiving intense sensation',
    activities: [
      'Explore stronger touch slowly, on a scale you agree beforehand',
      'Agree on signals for more, for less and for stop',
      'Plan quiet time and care for each other afterwards',
      'Try contrasts of warmth, cold and pressure',
      'Learn together what is safe before trying something new',
    ],
  },
  BOND: {
    name: 'Bondage & Discipline',
    shortName: ['Bondage'],
    poles: { positive: 'Binder', negative: 'Bound' },
    hasPolarity: false,
    hasScore: true,
    factor: 'INTENSITY',
    activityGroup: 'SM',
    topic: 'bondage',
    exchange: 'binding and being bound',
    activities: [
      'Hold or guide a partner’s hands by agreement',
      'Try soft restraints that open at once',
      'Agree on a few rules for an evening, and on how it ends',
      'Take a beginners’ class in rope together',
      'Practise checking in: comfort, breath, warmth of the hands',
    ],
  },
  EXVOY: {
    name: 'Exhibitionism & Voyeurism',
    shortName: ['Exhib.', '& Voy.'],
    poles: { positive: 'Exhibitionist', negative: 'Voyeur' },
    hasPolarity: true,
    hasScore: true,
    factor: 'DISPLAY',
    activityGroup: 'VE',
    topic: 'showing or watching',
    exchange: 'showing and watching',
    activities: [
      'Undress slowly for a partner who enjoys watching',
      'Take turns at watching and being watched',
      'Choose clothes for an evening that only the two of you understand',
      'Use a mirror together',
      'Tell each other what you like to see, and what stays private',
    ],
  },
  FET: {
    name: 'Fetishism',
    shortName: ['Fetish'],
    poles: null,
    hasPolarity: false,
    hasScore: true,
    factor: 'SENSATION',
    activityGroup: 'FET',
    topic: 'particular materials or clothing',
    exchange: 'particular materials, clothing and objects',
    activities: [
      'Bring a fabric or garment you enjoy into an intimate evening',
      'Tell a partner what it is about a material or detail that draws you',
      'Choose together something that one of you will wear',
      'Set time aside for the focus you enjoy, without hurry',
      'Find out which part of it a partner likes to share',
    ],
  },
  HUMIL: {
    name: 'Humiliation Play',
    shortName: ['Humiliation'],
    poles: { positive: 'Degrader', negative: 'Degradee' },
    hasPolarity: true,
    hasScore: false,
    factor: 'POWER',
    activityGroup: 'DS',
    topic: 'humiliation play',
    exchange: 'consensual humiliation play',
    activities: [
      'Agree on words that are welcome and words that are never used',
      'Try light teasing in private, and stop while it is still fun',
      'End with warm words that say what you value in each other',
      'Invent a small, harmless task that makes one of you blush',
      'Choose a signal that ends the game at once',
    ],
  },
  PRIMAL: {
    name: 'Primal Play',
    shortName: ['Primal'],
    poles: { positive: 'Hunter', negative: 'Prey' },
    hasPolarity: true,
    hasScore: false,
    factor: 'INTENSITY',
    activityGroup: 'SM',
    topic: 'primal play',
    exchange: 'instinctive, physical play',
    activities: [
      'Wrestle playfully, within limits you have agreed',
      'Play a chase in a space you have made safe',
      'Spend an evening with sounds and touch instead of words',
      'Agree how “caught” is shown, and how “stop”',
      'Cool down together afterwards, with water and rest',
    ],
  },
  ROLE: {
    name: 'Caregiving Roles',
    shortName: ['Caring'],
    poles: { positive: 'Caregiver', negative: 'Little' },
    hasPolarity: true,
    hasScore: false,
    factor: 'POWER',
    activityGroup: 'DS',
    topic: 'giving or receiving care',
    exchange: 'caring and being cared for',
    activities: [
      'Plan an evening on which one of you is looked after',
      'Give comfort: a bath, a blanket, a favourite meal',
      'Choose names of affection that feel right to both of you',
      'Agree on gentle reminders that one partner gives the other',
      'Talk about where care helps, and where each of you decides alone',
    ],
  },
  ENM: {
    name: 'Ethical Non-Monogamy',
    shortName: ['ENM'],
    poles: null,
    hasPolarity: false,
    hasScore: false,
    factor: 'DISPLAY',
    activityGroup: 'ENM',
    topic: 'openness beyond one partner',
    exchange: 'openness beyond one partner',
    activities: [
      'Talk about what openness would and would not include for each of you',
      'Write down agreements on time, safer sex and telling each other',
      'Share a fantasy about others without planning it',
      'Visit a social evening for open relationships, only to talk',
      'Set a regular time to ask each other how it is going',
    ],
  },
  SENS: {
    name: 'Sensory & Soft Play',
    shortName: ['Sensory'],
    poles: null,
    hasPolarity: false,
    hasScore: false,
    factor: 'SENSATION',
    activityGroup: null,
    topic: 'soft, sensory play',
    exchange: 'sensory and soft play',
    activities: [
      'Take turns with a blindfold and slow touch',
      'Play with warm and cool: breath, ice, a heated towel',
      'Give a massage, and ask only “more” or “less”',
      'Try textures on the skin, from silk to wool',
      'Spend an evening on kissing and touch alone',
    ],
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

/** Builds a record with one value per key. */
export function record<K extends string, V>(
  keys: readonly K[],
  value: (key: K) => V,
): Record<K, V> {
  // as: one entry for each key
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}
