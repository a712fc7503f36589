/** Half the width of a 95 % interval, in standard errors. */
export const z95 = 1.96;

/** The highest rate of reported changes among people who have not changed (measurement §4.7). */
export const changeErrorRate = 0.05;

/** With fewer answers to a theme, there is too little to say about it. */
export const minThemeAnswers = 3;

export const middleScore = 50;

/** From this score on, the person is open to it: between the answers 3 and 4. */
export const openScore = 40;

/**
 * A score without a margin supports a sentence from one standard error beyond its limit on, which
 * is ten points in the steps of a public record.
 */
const recordMargin = 10;
/** A score of a record that tells that a theme draws the person, or does not. */
export const drawnScore = middleScore + recordMargin;
export const notDrawnScore = middleScore - recordMargin;
/** A score of a record that tells that the person is open to it, or is not. */
export const clearlyOpenScore = openScore + recordMargin;
export const notOpenScore = openScore - recordMargin;

/** Below this score, an unclear tendency is labelled 'little interest' (measurement §4.1). */
export const minPolarityScore = 20;

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

/** Parameters from fewer people are shown to administrators, but never used. */
export const minScoringPeople = 1000;

/** How much of a person's wishes somebody is open to. */
export const opennessWords = ['little', 'half', 'most'] as const;
export type OpennessWord = (typeof opennessWords)[number];
