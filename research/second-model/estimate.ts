/** The posterior of a person: mode, covariance, draws and the values computed from them (§4). */

import { boundaryProbabilities, position, type NaiveItem, probabilities } from './model.ts';

export type Matrix = readonly (readonly number[])[];

export const multiply = (one: Matrix, other: Matrix): number[][] =>
  one.map((row) => other[0]!.map((_, j) => row.reduce((sum, x, k) => sum + x * other[k]![j]!, 0)));

export const apply = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, x, k) => sum + x * vector[k]!, 0));

/** Computes the lower triangular L with L L' = covariance, column by column. */
export function choleskyRoot(covariance: Matrix): number[][] {
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

/** Returns the logarithm of the determinant of a covariance or a precision. */
export const logDeterminant = (matrix: Matrix): number =>
  2 * choleskyRoot(matrix).reduce((sum, row, i) => sum + Math.log(row[i]!), 0);

/**
 * Returns the vectors mode + L v for all given vectors v, then the vectors mode - L v for the same
 * v. L is the Cholesky root of the covariance.
 */
export function draws({ mode, covariance }: NaivePosterior, values: ArrayLike<number>): number[][] {
  const l = choleskyRoot(covariance);
  const n = mode.length;
  const signed = (sign: number): number[][] =>
    Array.from({ length: values.length / n }, (_, r) =>
      mode.map((centre, i) => {
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

/** Returns the items that were answered, each with its answer. */
export const pairAnswers = (
  items: readonly ResponseItem[],
  answers: readonly (number | null)[],
): Answered => items.flatMap((item, i) => (answers[i] == null ? [] : [{ item, y: answers[i] }]));

/** Returns the inverse, by Gauss-Jordan elimination with row exchange. */
export function inverse(matrix: Matrix): number[][] {
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
function derivatives(
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
  const answered = pairAnswers(items, answers);
  let theta = [...prior.mean];
  for (let iteration = 0; iteration < 100; iteration++) {
    const { gradient, curvature } = derivatives(precision, prior.mean, answered, theta);
    const covariance = inverse(curvature);
    const step = apply(covariance, gradient);
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

/** Returns the posterior mean and SD of each function of theta, by trapezoid sums. */
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
