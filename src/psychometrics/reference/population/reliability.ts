/** The empirical reliability of a scale, from sums that already have noise. */

import { minReliabilityPeople } from '../../../domain/readings/statistics.ts';
import type { PopulationSums } from './population-sums.ts';
import { varianceAndError } from './scale-moments.ts';

/** Reliabilities are published in these steps: the noise makes finer ones meaningless. */
const reliabilityStep = 0.05;

/**
 * Returns the reliability of a scale, 0..1: the variance of the estimates over that variance plus
 * the mean squared standard error (du Toit 2003). Null with too few people, or if noise left no
 * variance.
 */
export function scaleReliability(sums: PopulationSums, scale: number): number | null {
  if (sums.people < minReliabilityPeople) return null;
  const { variance, error } = varianceAndError(sums.moments[scale]!, sums.people);
  if (variance <= 0) return null;
  const steps = Math.round(variance / (variance + error) / reliabilityStep);
  return Number((steps * reliabilityStep).toFixed(2));
}
