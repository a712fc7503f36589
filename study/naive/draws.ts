/**
 * Makes random draws from a normal posterior. Also computes the mean and the standard deviation of
 * values that are computed from the draws (measurement §4).
 */

import type { NaivePosterior } from './estimate.ts';

/** Computes the lower triangular L with L L' = covariance, column by column. */
export function choleskyRoot(covariance: readonly (readonly number[])[]): number[][] {
  const n = covariance.length;
  const l = covariance.map((row) => row.map(() => 0));
  for (let j = 0; j < n; j++) {
    let rest = covariance[j]![j]!;
    for (let k = 0; k < j; k++) rest -= l[j]![k]! ** 2;
    l[j]![j] = Math.sqrt(rest);
    for (let i = j + 1; i < n; i++) {
      let sum = covariance[i]![j]!;
      for (let k = 0; k < j; k++) sum -= l[i]![k]! * l[j]![k]!;
      l[i]![j] = sum / l[j]![j]!;
    }
  }
  return l;
}

/** Random vectors, one after the other, and the latent dimension of each of their components. */
export interface Vectors {
  values: ArrayLike<number>;
  order: readonly number[];
}

/**
 * Returns the vectors mode + L v for all given vectors v, then the vectors mode - L v for the same
 * v. L is the Cholesky root of the covariance, with its rows in the order of the vectors.
 */
export function draws(
  { mode, covariance }: NaivePosterior,
  { values, order }: Vectors,
): number[][] {
  const l = choleskyRoot(order.map((i) => order.map((j) => covariance[i]![j]!)));
  const n = mode.length;
  const signed = (sign: number): number[][] =>
    Array.from({ length: values.length / n }, (_, r) =>
      mode.map((centre, dimension) => {
        const i = order.indexOf(dimension);
        let sum = centre;
        for (let k = 0; k <= i; k++) sum += sign * l[i]![k]! * values[r * n + k]!;
        return sum;
      }),
    );
  return [...signed(1), ...signed(-1)];
}

/**
 * The mean (`value`) and the standard deviation with divisor n (`se`) of a list of values. The
 * product's estimates have the same property names.
 */
export interface Moments {
  value: number;
  se: number;
}

export function moments(values: readonly number[]): Moments {
  const value = values.reduce((sum, x) => sum + x, 0) / values.length;
  return {
    value,
    se: Math.sqrt(values.reduce((sum, x) => sum + (x - value) ** 2, 0) / values.length),
  };
}
