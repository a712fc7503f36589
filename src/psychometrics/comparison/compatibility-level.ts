/**
 * The percent and the level of a pair, from the standing of its compatibility index and from what
 * the two people want of each other (measurement §6).
 */

import {
  compatibilityLevels,
  levelBorders,
  levelOfPercent,
  type CompatibilityLevel,
} from '../../domain/scoring.ts';
import { minOpenness, minMutualWants, type PairWants } from './pair-wants.ts';

/** The shares of random pairs at each level that the cuts aim at, from the lowest level. */
export const levelShares = [0.25, 0.4, 0.25, 0.1] as const;

/**
 * The standings at the borders of the levels: how far the index of a pair lies above that of random
 * partners, in standard deviations. Measured so that the levels of random pairs come to
 * `levelShares`; `research/study/questions/level-cuts.full.test.ts` measures them again.
 */
export const levelCuts = [-0.64, 0.39, 1.12] as const;

const [lowest, middle, highest] = levelCuts;
const lowerSlope = (levelBorders[1] - levelBorders[0]) / (middle - lowest);
const upperSlope = (levelBorders[2] - levelBorders[1]) / (highest - middle);

/**
 * Returns the percent, between 0 and 100, at a standing. It is the border of a level at its cut,
 * rises linearly between cuts, and approaches 0 and 100 exponentially beyond them.
 */
export function percentAt(standing: number): number {
  const [low, half, high] = levelBorders;
  if (standing < lowest) return low * Math.exp((lowerSlope / low) * (standing - lowest));
  if (standing < middle) return low + lowerSlope * (standing - lowest);
  if (standing < highest) return half + upperSlope * (standing - middle);
  const left = 100 - high;
  return 100 - left * Math.exp((-upperSlope / left) * (standing - highest));
}

/** Why a pair stays below the level that its standing would give. */
export type LevelCap = 'little wanted' | 'not open';

/** The highest percents below 'very compatible' and below 'compatible'. */
const maxWithoutWants = levelBorders[2] - 1;
const maxWhenClosed = levelBorders[1] - 1;

/**
 * 'Very compatible' needs wants that the other person meets; 'compatible' needs one theme in which
 * a wish is met at least in part, unless both want little.
 */
export function findCap(percent: number, wants: PairWants): LevelCap | null {
  if (percent > maxWhenClosed && wants.openness < minOpenness) return 'not open';
  if (percent > maxWithoutWants && wants.mutual < minMutualWants) return 'little wanted';
  return null;
}

const capPercents: Record<LevelCap, number> = {
  'little wanted': maxWithoutWants,
  'not open': maxWhenClosed,
};

/** Returns the percent, 0..100, of a pair with this standing and these wants. */
export function pairPercent(standing: number, wants: PairWants): number {
  const percent = percentAt(standing);
  const cap = findCap(percent, wants);
  return cap === null ? percent : Math.min(percent, capPercents[cap]);
}

/** Returns the share (0..1) of the percents at each level, from the lowest to the highest. */
export const levelProbabilities = (percents: Float64Array): number[] =>
  compatibilityLevels.map(
    (level) =>
      percents.filter((percent) => levelOfPercent(Math.round(percent)) === level).length /
      percents.length,
  );

/** A level is named without its neighbour only if it is at least this probable. */
const minProbability = 0.5;

/** Returns the more probable neighbour of a level that is improbable itself; otherwise null. */
export function findNeighbour(
  level: CompatibilityLevel,
  probabilities: readonly number[],
): CompatibilityLevel | null {
  const place = compatibilityLevels.indexOf(level);
  if (probabilities[place]! >= minProbability) return null;
  const [below, above] = [probabilities[place - 1] ?? -1, probabilities[place + 1] ?? -1];
  return compatibilityLevels[above > below ? place + 1 : place - 1]!;
}
