/** The limits by which scores become words (measurement §4, §6). */

/** Half the width of a 95 % interval, in standard errors. */
export const z95 = 1.96;

/** The middle of the scale from 0 to 100. */
export const middleScore = 50;

/** Below this score a polarity shows little interest rather than two sides (measurement §4.1). */
export const minPolarityScore = 20;

/** From the lowest to the highest compatibility (spec §9). */
export const compatibilityLevels = [
  'unlikely to be compatible',
  'somewhat compatible',
  'compatible',
  'very compatible',
] as const;
export type CompatibilityLevel = (typeof compatibilityLevels)[number];

/** The lowest percent of every level but the first; provisional (measurement §6). */
export const levelCuts = [50, 58, 68] as const;
