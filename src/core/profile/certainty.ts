/** How sure a statement about a score is (measurement §4.6). */

import { certainties, type Certainty } from '../../domain/certainty.ts';
import { middleScore, z95 } from '../../domain/scoring.ts';

export interface Measured {
  readonly value: number;
  /** The standard error on the scale of the value. */
  readonly se: number;
}

/** Returns the certainty that a value lies on its side of `limit`, above or below. */
export function deriveCertainty({ value, se }: Measured, limit = 0): Certainty {
  const distance = Math.abs(value - limit);
  if (distance > z95 * se) return 'clearly';
  return distance >= se ? 'probably' : 'close';
}

/** Returns the certainty that a score is above the middle; 'close' also for a score below it. */
export const certaintyOfInterest = (score: Measured): Certainty =>
  score.value > middleScore ? deriveCertainty(score, middleScore) : 'close';

/** From this posterior probability on, a statement holds 'clearly'. */
const clearProbability = 0.95;

export const certaintyOfChance = (probability: number): Certainty =>
  probability >= clearProbability ? 'clearly' : 'probably';

/** Returns the lowest certainty, which a statement with several conditions has. */
export const leastCertain = (...conditions: readonly Certainty[]): Certainty =>
  certainties.findLast((certainty) => conditions.includes(certainty)) ?? 'clearly';
