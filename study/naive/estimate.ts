/**
 * Computes the posterior mode by Newton's method with the dense Hessian, and the Laplace covariance
 * by Gauss-Jordan elimination (measurement §4).
 */

import { boundaryProbabilities, position, type NaiveItem } from './model.ts';

/** The mode (27 numbers) and covariance (27 x 27) of a person's latent vector. */
export interface NaivePosterior {
  mode: number[];
  covariance: number[][];
}

export interface Prior {
  mean: readonly number[];
  covariance: readonly (readonly number[])[];
}

/** The part of an item that the estimation needs, in any number of dimensions. */
export type ResponseItem = Pick<NaiveItem, 'slope' | 'slopes' | 'thresholds'>;

export type Answered = readonly { item: ResponseItem; y: number }[];

/** Returns the inverse, by Gauss-Jordan elimination with row exchange. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const scale = rows[column]![column]!;
    for (let j = 0; j < 2 * n; j++) rows[column]![j]! /= scale;
    for (let i = 0; i < n; i++) {
      const factor = rows[i]![column]!;
      if (i === column || factor === 0) continue;
      for (let j = 0; j < 2 * n; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  return rows.map((row) => row.slice(n));
}

/** Returns the log posterior at theta, without the constant of the prior. */
export function logPosterior(
  precision: number[][],
  mean: readonly number[],
  answered: Answered,
  theta: readonly number[],
): number {
  let value = 0;
  for (let i = 0; i < theta.length; i++) {
    for (let j = 0; j < theta.length; j++)
      value -= 0.5 * (theta[i]! - mean[i]!) * precision[i]![j]! * (theta[j]! - mean[j]!);
  }
  for (const { item, y } of answered) {
    const p = boundaryProbabilities(item, position(item, theta));
    value += Math.log(p[y - 1]! - p[y]!);
  }
  return value;
}

/** Returns the gradient of the log posterior at theta, and its Hessian times -1. */
export function derivatives(
  precision: number[][],
  mean: readonly number[],
  answered: Answered,
  theta: readonly number[],
): { gradient: number[]; curvature: number[][] } {
  const n = theta.length;
  const curvature = precision.map((row) => [...row]);
  const gradient = theta.map((_, i) => {
    let sum = 0;
    for (let j = 0; j < n; j++) sum -= precision[i]![j]! * (theta[j]! - mean[j]!);
    return sum;
  });
  for (const { item, y } of answered) {
    const p = boundaryProbabilities(item, position(item, theta));
    const [u, v] = [p[y - 1]!, p[y]!];
    const weight = u * (1 - u) + v * (1 - v);
    for (let i = 0; i < n; i++) {
      gradient[i]! += (1 - u - v) * item.slopes[i]!;
      for (let j = 0; j < n; j++) curvature[i]![j]! += weight * item.slopes[i]! * item.slopes[j]!;
    }
  }
  return { gradient, curvature };
}

/**
 * Runs Newton's method from the prior mean. A step that would lower the log posterior is halved
 * repeatedly. The iteration ends when every component of a step is below 1e-12.
 */
export function posterior(
  prior: Prior,
  items: readonly ResponseItem[],
  answers: readonly (number | null)[],
): NaivePosterior {
  const precision = inverse(prior.covariance);
  const answered = items.flatMap((item, i) =>
    answers[i] == null ? [] : [{ item, y: answers[i] }],
  );
  let theta = [...prior.mean];
  for (let iteration = 0; iteration < 100; iteration++) {
    const { gradient, curvature } = derivatives(precision, prior.mean, answered, theta);
    const covariance = inverse(curvature);
    const step = covariance.map((row) =>
      row.reduce((sum, value, j) => sum + value * gradient[j]!, 0),
    );
    const longest = Math.max(...step.map(Math.abs));
    if (longest < 1e-12) return { mode: theta, covariance };
    const at = (length: number): number[] => theta.map((value, i) => value + length * step[i]!);
    const before = logPosterior(precision, prior.mean, answered, theta);
    const rises = (length: number): boolean =>
      logPosterior(precision, prior.mean, answered, at(length)) >= before;
    let length = 1;
    // Near the mode, rounding errors exceed the change of the log posterior, so the step is not
    // halved.
    if (longest > 1e-5) while (length > 1e-6 && !rises(length)) length /= 2;
    theta = at(length);
  }
  throw new Error('The naive Newton iteration did not converge.');
}
