/**
 * Sums over people with noise in every one. A cohort is added once and never taken out again: its
 * noise is drawn once, so that no number of publications averages it away (ADR 30).
 */

import { discreteLaplaceVariance, drawDiscreteLaplace, type Uniform } from './discrete-laplace.ts';
import { countCells, type ScoredPerson } from './population-scales.ts';
import { maxUnits, type ScaleMoments, sumMoments } from './scale-moments.ts';

export interface PopulationSums {
  /** How many people were ever added, without noise. */
  readonly people: number;
  readonly cohorts: number;
  /** The number of people in each cell of each theme, with noise: ten lists of five. */
  readonly cells: readonly (readonly number[])[];
  /** The moments of the sixteen scales, with noise. */
  readonly moments: readonly ScaleMoments[];
}

/**
 * The scale of the noise in a cell. One person more or less changes the odds of any outcome by at
 * most e^(1/2), one person in another cell by at most e.
 */
export const cellNoiseScale = 2;
/**
 * The scale of the noise in a moment, in units. Another value and another error of one person
 * change the odds of any outcome of the three moments of a scale by at most 2.3.
 */
export const momentNoiseScale = 4 * maxUnits;

/**
 * Returns the sums with a cohort added, and with new noise. `uniform` must be unpredictable:
 * whoever knows its numbers can take the noise out again.
 */
export function addCohort(
  before: PopulationSums | null,
  cohort: readonly ScoredPerson[],
  uniform: Uniform,
): PopulationSums {
  const noise = (scale: number): number => drawDiscreteLaplace(uniform, scale);
  return {
    people: (before?.people ?? 0) + cohort.length,
    cohorts: (before?.cohorts ?? 0) + 1,
    cells: countCells(cohort).map((counts, theme) =>
      counts.map(
        (count, cell) => (before?.cells[theme]?.[cell] ?? 0) + count + noise(cellNoiseScale),
      ),
    ),
    moments: sumMoments(cohort).map((sums, scale) => {
      const known = before?.moments[scale];
      return {
        distance: (known?.distance ?? 0) + sums.distance + noise(momentNoiseScale),
        square: (known?.square ?? 0) + sums.square + noise(momentNoiseScale),
        error: (known?.error ?? 0) + sums.error + noise(momentNoiseScale),
      };
    }),
  };
}

/** Returns the standard deviation of the noise in a cell, in people. */
export const cellNoiseSd = ({ cohorts }: Pick<PopulationSums, 'cohorts'>): number =>
  Math.sqrt(cohorts * discreteLaplaceVariance(cellNoiseScale));
