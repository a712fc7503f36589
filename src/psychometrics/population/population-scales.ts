/** The scales that public statistics count, and their sums over people. */

import { middleScore } from '../../domain/scoring.ts';
import { cellCount } from '../../domain/statistics.ts';
import { polarityThemes, themes, type PolarityTheme, type Theme } from '../../domain/themes.ts';
import type { Estimate } from '../profile/draws.ts';

/** What the statistics use of a profile: scores from 0 to 100, polarities from -100 to 100. */
export interface ScoredPerson {
  readonly scores: Readonly<Record<Theme, Readonly<Estimate>>>;
  readonly polarities: Readonly<Record<PolarityTheme, Readonly<Estimate>>>;
}

/** The scores of all themes, then the polarities moved to 0..100. */
export const readScales = ({ scores, polarities }: ScoredPerson): Readonly<Estimate>[] => [
  ...themes.map((theme) => scores[theme]),
  ...polarityThemes.map((theme) => {
    const { value, se } = polarities[theme];
    return { value: (value + 100) / 2, se: se / 2 };
  }),
];

const scaleCount: number = themes.length + polarityThemes.length;

const cellOf = (score: number): number =>
  Math.min(cellCount - 1, Math.max(0, Math.floor((score * cellCount) / 100)));

export function countCells(people: readonly ScoredPerson[]): number[][] {
  const cells = themes.map(() => Array.from({ length: cellCount }, () => 0));
  for (const { scores } of people)
    themes.forEach((theme, i) => (cells[i]![cellOf(scores[theme].value)]! += 1));
  return cells;
}

/** Sums over people. Each person adds a whole number of units, at most `maxUnits` away from 0. */
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
