import { middleScore, openScore } from 'spark-psychometrics/facts/scoring';

export {
  type CompatibilityLevel,
  compatibilityLevels,
  levelBorders,
  middleScore,
  z95,
} from 'spark-psychometrics/facts/scoring';

/** With fewer answers to a theme, there is too little to say about it. */
export const minThemeAnswers = 3;

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

/** Parameters from fewer people are shown to administrators, but never used. */
export const minScoringPeople = 1000;

/** How much of a person's wishes somebody is open to. */
export const opennessWords = ['little', 'half', 'most'] as const;
export type OpennessWord = (typeof opennessWords)[number];
