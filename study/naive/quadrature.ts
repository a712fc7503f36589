/**
 * Computes posterior moments by numerical integration over a fine grid in one or two dimensions.
 */

import { inverse, type Answered, type Prior, type ResponseItem } from './estimate.ts';
import { position, probabilities } from './model.ts';

/** Creates an item from slopes and intercepts, in any number of dimensions (measurement §11). */
export function fromIntercepts(
  slopes: readonly number[],
  intercepts: readonly number[],
): ResponseItem {
  const slope = slopes.reduce((longest, a) => (Math.abs(a) > Math.abs(longest) ? a : longest), 0);
  return { slope, slopes, thresholds: intercepts.map((d) => -d / slope) };
}

const steps = 160;

/**
 * Returns equally spaced points along dimension d. They reach from 8 prior standard deviations
 * below the prior mean to 8 above it, at distances of .05 standard deviations.
 */
function gridAxis(prior: Prior, d: number): number[] {
  const sd = Math.sqrt(prior.covariance[d]![d]!);
  return Array.from(
    { length: 2 * steps + 1 },
    (_, i) => prior.mean[d]! + (8 * (i - steps) * sd) / steps,
  );
}

/**
 * Returns the posterior mean and standard deviation of each function of theta, by trapezoid sums.
 */
export function posteriorMoments(
  prior: Prior,
  answered: Answered,
  functions: readonly ((theta: readonly number[]) => number)[],
): { mean: number; sd: number }[] {
  const precision = inverse(prior.covariance);
  const grid =
    prior.mean.length === 1
      ? gridAxis(prior, 0).map((x) => [x])
      : gridAxis(prior, 0).flatMap((x) => gridAxis(prior, 1).map((y) => [x, y]));
  const sums = functions.map(() => [0, 0]);
  let total = 0;
  for (const theta of grid) {
    const z = theta.map((value, i) => value - prior.mean[i]!);
    let exponent = 0;
    for (let i = 0; i < z.length; i++)
      for (let j = 0; j < z.length; j++) exponent -= 0.5 * z[i]! * precision[i]![j]! * z[j]!;
    let weight = Math.exp(exponent);
    for (const { item, y } of answered) {
      if (weight < 1e-30) break;
      weight *= probabilities(item, position(item, theta))[y - 1]!;
    }
    if (weight < 1e-30) continue;
    total += weight;
    functions.forEach((f, i) => {
      const value = f(theta);
      sums[i]![0]! += weight * value;
      sums[i]![1]! += weight * value * value;
    });
  }
  return sums.map(([first, second]) => {
    const mean = first! / total;
    return { mean, sd: Math.sqrt(Math.max(0, second! / total - mean * mean)) };
  });
}
