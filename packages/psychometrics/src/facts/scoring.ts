/** Figures that scores, sentences and screens share. */

/** Half the width of a 95 % interval, in standard errors. */
export const z95 = 1.96;

/** The highest rate of reported changes among people who have not changed (measurement §4.7). */
export const changeErrorRate = 0.05;

export const middleScore = 50;

/** From this score on, the person is open to it: between the answers 3 and 4. */
export const openScore = 40;

/** From this probability of being first, a theme stands out. */
export const minFirstProbability = 0.6;

/** From this probability of being first, one archetype is a title, or two together are. */
export const minTitleProbability = 0.7;

export const compatibilityLevels = [
  'unlikely to be compatible',
  'somewhat compatible',
  'compatible',
  'very compatible',
] as const;
export type CompatibilityLevel = (typeof compatibilityLevels)[number];

/** The lowest percent of each level except the first. */
export const levelBorders = [40, 60, 80] as const;
