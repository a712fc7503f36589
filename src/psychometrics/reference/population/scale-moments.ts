/** Sums of one scale over people, in whole units, from which its reliability is computed. */

import { middleScore } from '../../../domain/scoring.ts';
import { readScales, scaleCount, type ScoredPerson } from './population-scales.ts';

/** Each is a sum over people of a whole number of units, at most `maxUnits` away from 0. */
export interface ScaleMoments {
  /** Distance of the value from 50, in units of 2.5 points. */
  readonly distance: number;
  /** Its square, in units of 125 squared points. */
  readonly square: number;
  /** Squared standard error, in units of 20 squared points; a larger one than 400 counts as 400. */
  readonly error: number;
}

export const maxUnits = 20;
export const momentUnits = { distance: 2.5, square: 125, error: 20 } as const;

/** Returns the moments of each scale. */
export function sumMoments(people: readonly ScoredPerson[]): ScaleMoments[] {
  const sums = Array.from({ length: scaleCount }, () => ({ distance: 0, square: 0, error: 0 }));
  for (const person of people)
    readScales(person).forEach(({ value, se }, scale) => {
      const sum = sums[scale]!;
      const distance = value - middleScore;
      sum.distance += Math.round(distance / momentUnits.distance);
      sum.square += Math.round(distance ** 2 / momentUnits.square);
      sum.error += Math.min(maxUnits, Math.round(se ** 2 / momentUnits.error));
    });
  return sums;
}

/** Returns the variance of the values and the mean squared standard error, in squared points. */
export function varianceAndError(
  { distance, square, error }: ScaleMoments,
  people: number,
): { variance: number; error: number } {
  const mean = (distance * momentUnits.distance) / people;
  return {
    variance: (square * momentUnits.square) / people - mean ** 2,
    error: Math.max(0, (error * momentUnits.error) / people),
  };
}
