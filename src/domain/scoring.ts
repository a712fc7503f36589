/** The limits by which scores become words (measurement §4, §6). */

/** Half the width of a 95 % interval, in standard errors. */
export const z95 = 1.96;

/** The middle of the scale from 0 to 100. */
export const middleScore = 50;

/** A score from 0 to 100 on the scale of the interest labels (spec §9). */
export const toSevenPointScale = (score: number): number => (score / 100) * 7;

/** Interest areas: the themes of most interest, from this value on the scale to 7 (spec §9). */
export const interestAreas = { minValue: 5, maxCount: 3 } as const;

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
