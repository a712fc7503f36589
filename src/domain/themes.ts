/** Dimensions, poles, areas and levels by name (spec §3, §9; measurement §2). */

export const dimensionKeys = [
  'DS',
  'SM',
  'BOND',
  'EXVOY',
  'FET',
  'HUMIL',
  'PRIMAL',
  'ROLE',
  'ENM',
  'SENS',
] as const;
export type DimensionKey = (typeof dimensionKeys)[number];

/** The five that the specification's new format keys its `scores` by. */
export const scoreKeys = [
  'DS',
  'SM',
  'BOND',
  'EXVOY',
  'FET',
] as const satisfies readonly DimensionKey[];
export type ScoreKey = (typeof scoreKeys)[number];

export const polarityKeys = [
  'DS',
  'SM',
  'EXVOY',
  'HUMIL',
  'PRIMAL',
  'ROLE',
] as const satisfies readonly DimensionKey[];
export type PolarityKey = (typeof polarityKeys)[number];

export const dimensionNames: Readonly<Record<DimensionKey, string>> = {
  DS: 'Dominance & Submission',
  SM: 'Sadism & Masochism',
  BOND: 'Bondage & Discipline',
  EXVOY: 'Exhibitionism & Voyeurism',
  FET: 'Fetishism',
  HUMIL: 'Humiliation Play',
  PRIMAL: 'Primal Play',
  ROLE: 'Caregiving Roles',
  ENM: 'Ethical Non-Monogamy',
  SENS: 'Sensory & Soft Play',
};

export const legacyDimensionNames = {
  DS: 'Domination & Sadism',
  SM: 'Submission & Masochism',
  VE: 'Voyeurism & Exhibitionism',
  FET: 'Fetishism',
  ENM: 'Ethical Non-Monogamy',
} as const;

export const poleNames: Readonly<
  Record<PolarityKey, { readonly negative: string; readonly positive: string }>
> = {
  DS: { negative: 'Follower', positive: 'Leader' },
  SM: { negative: 'Receiver', positive: 'Giver' },
  EXVOY: { negative: 'Voyeur', positive: 'Exhibitionist' },
  HUMIL: { negative: 'Degradee', positive: 'Degrader' },
  PRIMAL: { negative: 'Prey', positive: 'Hunter' },
  ROLE: { negative: 'Little', positive: 'Caregiver' },
};

/** The four summary areas ("factors"); a provisional grouping (measurement §2). */
export const factorKeys = ['POWER', 'INTENSITY', 'DISPLAY', 'SENSATION'] as const;
export type FactorKey = (typeof factorKeys)[number];

export const factorNames: Readonly<Record<FactorKey, string>> = {
  POWER: 'Power',
  INTENSITY: 'Intensity',
  DISPLAY: 'Display & Openness',
  SENSATION: 'Sensation',
};

export const compatibilityLevels = [
  'very compatible',
  'compatible',
  'somewhat compatible',
  'unlikely to be compatible',
] as const;
export type CompatibilityLevel = (typeof compatibilityLevels)[number];

/** Groups of 'Common High-Interest Activities' (spec §2 compare, §3). */
export const activityCategories = ['DS', 'SM', 'VE', 'FET', 'ENM'] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** Keys of `profile1.dimensions` and `profile2.dimensions` in a comparison (decisions D5). */
export const comparisonKeys = ['ds', 'sm', 've', 'fet', 'enm'] as const;
export type ComparisonKey = (typeof comparisonKeys)[number];
