/** The level of a pair, from the standing of its compatibility index (measurement §6). */

import { compatibilityLevels, type CompatibilityLevel } from '../../domain/scoring.ts';

/** Where the levels of compatibility begin, and how often each is meant to occur. */

/**
 * The lowest standing of each level except the first (measurement §6): how far the index of a pair
 * lies above that of random partners, in standard deviations. Measured so that the named levels of
 * random pairs come to `levelShares`; `research/study/pairs/level-cuts.test.ts` measures them
 * again.
 */
export const levelCuts = [-0.73, 0.34, 1.22] as const;

/** The shares of random pairs at each level that the cuts aim at, from the lowest level. */
export const levelShares = [0.25, 0.4, 0.25, 0.1] as const;

/** A level is named without its neighbour only if it is at least this probable. */
const minProbability = 0.5;

/** Returns the level at a known standing. */
export function levelAt(standing: number): CompatibilityLevel {
  return compatibilityLevels[rank(standing)]!;
}

const rank = (standing: number): number => levelCuts.filter((cut) => standing >= cut).length;

/** Returns the share (0..1) of the standings at each level, from the lowest to the highest. */
export function levelProbabilities(standings: Float64Array): number[] {
  const counts = compatibilityLevels.map(() => 0);
  for (const standing of standings) counts[rank(standing)]! += 1;
  return counts.map((count) => count / standings.length);
}

/**
 * Returns the most probable level, and the more probable one of its neighbours if no level reaches
 * a probability of one half; otherwise null.
 */
export function nameLevel(probabilities: readonly number[]): {
  level: CompatibilityLevel;
  neighbourLevel: CompatibilityLevel | null;
} {
  const best = probabilities.indexOf(Math.max(...probabilities));
  const level = compatibilityLevels[best]!;
  if (probabilities[best]! >= minProbability) return { level, neighbourLevel: null };
  const [below, above] = [probabilities[best - 1] ?? -1, probabilities[best + 1] ?? -1];
  return { level, neighbourLevel: compatibilityLevels[above > below ? best + 1 : best - 1]! };
}
