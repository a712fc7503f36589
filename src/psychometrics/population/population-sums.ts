/** Sums over people with noise: discrete Laplace numbers (Inusah & Kozubowski 2006). */

import {
  countCells,
  type ScoredPerson,
  maxUnits,
  type ScaleMoments,
  sumMoments,
} from './population-scales.ts';

/** In [0, 1). It must be unpredictable wherever privacy rests on it. */
type Uniform = () => number;

/**
 * Returns k with probability proportional to e^(-|k| / scale): the difference of two geometric
 * numbers. The scale is in people and greater than 0.
 */
export function drawDiscreteLaplace(uniform: Uniform, scale: number): number {
  const drawGeometric = (): number => Math.floor(-Math.log(1 - uniform()) * scale);
  return drawGeometric() - drawGeometric();
}

export function discreteLaplaceVariance(scale: number): number {
  const decay = Math.exp(-1 / scale);
  return (2 * decay) / (1 - decay) ** 2;
}

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
 * One person more or less changes the odds of any outcome by at most e^(1/2), one in another cell
 * by at most e.
 */
export const cellNoiseScale = 2;
/**
 * In units. Other figures of one person change the odds of the three moments of a scale by at most
 * 2.3.
 */
export const momentNoiseScale = 4 * maxUnits;

/**
 * Adds a cohort with new noise, which the numbers of `uniform` could take out again: they must be
 * unpredictable.
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

/** In people. */
export const cellNoiseSd = ({ cohorts }: Pick<PopulationSums, 'cohorts'>): number =>
  Math.sqrt(cohorts * discreteLaplaceVariance(cellNoiseScale));
