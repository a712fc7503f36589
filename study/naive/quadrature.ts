/** Posterior means by summing over a grid, in one or two dimensions: the exact answer that modes and draws approximate. */

import { inverse } from './estimate.ts';
import { position, probabilities, type NaiveItem } from './model.ts';

export type SmallItem = Pick<NaiveItem, 'slope' | 'slopes' | 'thresholds'>;

/** An item in slope/intercept form (measurement §11) as the naive program writes it. */
export function smallItem(slopes: readonly number[], intercepts: readonly number[]): SmallItem {
  const slope = slopes.reduce((longest, a) => (Math.abs(a) > Math.abs(longest) ? a : longest), 0);
  return { slope, slopes, thresholds: intercepts.map((d) => -d / slope) };
}

/** Posterior mean and standard deviation of each function of theta: trapezoid sums of step .05 over ±8 prior deviations. */
export function posteriorMoments(
  prior: { mean: readonly number[]; covariance: readonly (readonly number[])[] },
  answered: readonly { item: SmallItem; y: number }[],
  functions: readonly ((theta: readonly number[]) => number)[],
): { mean: number; sd: number }[] {
  const precision = inverse(prior.covariance);
  const steps = 160;
  const axis = (d: number): number[] =>
    Array.from(
      { length: 2 * steps + 1 },
      (_, i) => prior.mean[d]! + (8 * (i - steps) * Math.sqrt(prior.covariance[d]![d]!)) / steps,
    );
  const grid =
    prior.mean.length === 1
      ? axis(0).map((x) => [x])
      : axis(0).flatMap((x) => axis(1).map((y) => [x, y]));
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
