/** The limits that decide how scores are described in words (measurement §4, §6). */

/** Half the width of a 95 % interval, in standard errors. */
export const z95 = 1.96;

/**
 * The highest rate at which the history may report a change for people who have not changed
 * (measurement §4.7).
 */
export const changeErrorRate = 0.05;

/**
 * A question has drifted if a calibration puts its slope or its place among the questions of its
 * trait more standard errors from what was used before (product decisions F4).
 */
export const driftErrors = 3;
/** A group that gave fewer answers to a question is not compared with others (ADR 28). */
export const minGroupAnswers = 200;

/** The middle of the scale from 0 to 100. */
export const middleScore = 50;

/** Somebody is drawn to what has at least this score: an answer above the middle. */
export const drawnScore = 55;
/** Somebody is open to what has at least this score, between the answers 3 and 4. */
export const openScore = 40;

/**
 * The summary of a profile says which pole of a theme a person tends to, or that both interest the
 * person, only if the score of the theme is at least this. Below that, an unclear tendency is
 * labelled 'little interest' (measurement §4.1).
 */
export const minPolarityScore = 20;

/**
 * The lowest posterior probability of being first with which a theme is said to stand out, and an
 * archetype becomes a title (measurement §4.2, §4.3).
 */
export const minFirstProbability = 0.6;

/** The levels of compatibility, from the lowest to the highest (spec §9). */
export const compatibilityLevels = [
  'unlikely to be compatible',
  'somewhat compatible',
  'compatible',
  'very compatible',
] as const;
export type CompatibilityLevel = (typeof compatibilityLevels)[number];

/** The lowest percent of each level except the first (D5). */
export const levelBorders = [40, 60, 80] as const;

/** Returns the level of a whole percent: the one word for the one number (D5). */
export const levelOfPercent = (percent: number): CompatibilityLevel =>
  compatibilityLevels[levelBorders.filter((border) => percent >= border).length]!;

/** Parameters that rest on fewer people's answers are shown to administrators and score nobody. */
export const minScoringPeople = 1000;
