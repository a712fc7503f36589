/**
 * The posterior mode of a multidimensional graded response model with a normal prior. The log posterior is strictly
 * concave, so the mode is unique and damped Newton reaches it from anywhere (measurement §4).
 */

import {
  assertItem,
  categoryCount,
  fisherInformation,
  logCategoryProbability,
  observedInformation,
  scoreFunction,
  type GradedItem,
} from './graded-response.ts';
import {
  choleskyFactor,
  invertPositiveDefinite,
  solveWithFactor,
  symmetricFromRows,
  toRows,
} from './matrix.ts';

/** D means and a D x D covariance, symmetric and positive definite. */
export interface NormalPrior {
  mean: readonly number[];
  covariance: readonly (readonly number[])[];
}

/** The prior ready for Newton: `precision` is the inverse covariance, row-major D x D. */
export interface FactoredPrior {
  readonly mean: Float64Array;
  readonly precision: Float64Array;
}

/** An item with its zero slopes left out: predictor x = sum of slopes[i] * theta[dimensions[i]]. */
export interface LinearItem {
  readonly dimensions: Int32Array;
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
}

/** One answered item. */
export interface AnsweredItem {
  readonly item: LinearItem;
  readonly response: number;
}

export interface PosteriorMode {
  readonly mode: Float64Array;
  /** Minus the Hessian of the log posterior at the mode, row-major D x D. */
  readonly precision: Float64Array;
  readonly iterations: number;
}

const stepCap = 1.5;
const mostHalvings = 40;
/** Below this the change of the log posterior drowns in rounding, so a full step is taken unchecked. */
const undamped = 1e-6;
const converged = 1e-9;
const maximumIterations = 200;

/** Checks and inverts a prior. RangeError if lengths differ, a value is not finite, or the covariance is not positive definite. */
export function factorPrior(prior: NormalPrior): FactoredPrior {
  const size = prior.mean.length;
  if (size === 0 || !prior.mean.every(Number.isFinite)) {
    throw new RangeError('The prior mean must be a non-empty list of finite numbers.');
  }
  const covariance = symmetricFromRows(prior.covariance, size, 'The prior covariance');
  return {
    mean: Float64Array.from(prior.mean),
    precision: invertPositiveDefinite(covariance, size, 'The prior covariance'),
  };
}

/** Leaves the zero slopes of an item out. RangeError if the item is malformed. */
export function linearItem(item: GradedItem, dimensions: number): LinearItem {
  assertItem(item, dimensions);
  const used = item.slopes.map((_, d) => d).filter((d) => item.slopes[d] !== 0);
  return {
    dimensions: Int32Array.from(used),
    slopes: Float64Array.from(used, (d) => item.slopes[d]!),
    intercepts: Float64Array.from(item.intercepts),
  };
}

/** The item's predictor at theta. */
export function predictorAt(item: LinearItem, theta: Float64Array): number {
  let x = 0;
  for (let i = 0; i < item.slopes.length; i++) x += item.slopes[i]! * theta[item.dimensions[i]!]!;
  return x;
}

/** matrix += weight * l l' for the item's slope vector l. */
function addOuterProduct(
  matrix: Float64Array,
  size: number,
  item: LinearItem,
  weight: number,
): void {
  const { dimensions, slopes } = item;
  for (let i = 0; i < slopes.length; i++) {
    const scaled = weight * slopes[i]!;
    const row = dimensions[i]! * size;
    for (let j = 0; j < slopes.length; j++) matrix[row + dimensions[j]!]! += scaled * slopes[j]!;
  }
}

/** The log posterior at theta, up to its constant. */
function logPosterior(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  theta: Float64Array,
): number {
  const size = theta.length;
  let value = 0;
  for (let i = 0; i < size; i++) {
    let row = 0;
    for (let j = 0; j < size; j++)
      row += prior.precision[i * size + j]! * (theta[j]! - prior.mean[j]!);
    value -= 0.5 * row * (theta[i]! - prior.mean[i]!);
  }
  for (const { item, response } of answered) {
    value += logCategoryProbability(item.intercepts, predictorAt(item, theta), response);
  }
  return value;
}

/** The gradient of the log posterior at theta. */
export function posteriorGradient(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  theta: Float64Array,
): Float64Array {
  const size = theta.length;
  const gradient = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let row = 0;
    for (let j = 0; j < size; j++)
      row += prior.precision[i * size + j]! * (theta[j]! - prior.mean[j]!);
    gradient[i] = -row;
  }
  for (const { item, response } of answered) {
    const score = scoreFunction(item.intercepts, predictorAt(item, theta), response);
    for (let i = 0; i < item.slopes.length; i++)
      gradient[item.dimensions[i]!]! += score * item.slopes[i]!;
  }
  return gradient;
}

function posteriorPrecision(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  theta: Float64Array,
): Float64Array {
  const precision = Float64Array.from(prior.precision);
  for (const { item, response } of answered) {
    const weight = observedInformation(item.intercepts, predictorAt(item, theta), response);
    addOuterProduct(precision, theta.length, item, weight);
  }
  return precision;
}

function largest(values: Float64Array): number {
  let result = 0;
  for (const value of values) result = Math.max(result, Math.abs(value));
  return result;
}

function moved(theta: Float64Array, step: Float64Array, length: number): Float64Array {
  return theta.map((value, i) => value + length * step[i]!);
}

/** The furthest point of the capped step, its half, its quarter … that does not lower the log posterior. */
function dampedMove(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  theta: Float64Array,
  step: Float64Array,
): Float64Array {
  const before = logPosterior(prior, answered, theta);
  let length = Math.min(1, stepCap / largest(step));
  let candidate = moved(theta, step, length);
  for (
    let halvings = 0;
    halvings < mostHalvings && logPosterior(prior, answered, candidate) < before;
    halvings++
  ) {
    length /= 2;
    candidate = moved(theta, step, length);
  }
  return candidate;
}

/**
 * Damped Newton with Cholesky solves: steps capped at 1.5 in any coordinate, halved while the log posterior falls. A last
 * full step below 1e-9 leaves an error of its square.
 */
export function maximisePosterior(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  start: Float64Array = prior.mean,
): PosteriorMode {
  const size = prior.mean.length;
  let mode: Float64Array = Float64Array.from(start);
  for (let iterations = 1; iterations <= maximumIterations; iterations++) {
    const factor = choleskyFactor(
      posteriorPrecision(prior, answered, mode),
      size,
      'The posterior precision',
    );
    const step = solveWithFactor(factor, size, posteriorGradient(prior, answered, mode));
    const stepLength = largest(step);
    mode = stepLength < undamped ? moved(mode, step, 1) : dampedMove(prior, answered, mode, step);
    if (stepLength < converged)
      return { mode, precision: posteriorPrecision(prior, answered, mode), iterations };
  }
  throw new RangeError(
    'The posterior mode was not found: the items or the prior are too extreme for double precision.',
  );
}

/** RangeError unless the response is an integer 1..7. */
export function assertResponse(response: number): void {
  if (!Number.isInteger(response) || response < 1 || response > categoryCount) {
    throw new RangeError(
      `A response must be an integer from 1 to ${categoryCount} or null; it is ${response}.`,
    );
  }
}

/**
 * The posterior mode (D numbers), its covariance from the observed information and from the Fisher information (D x D
 * each), and the Newton steps taken. One response (1..7, null = not answered) per item. RangeError on bad input.
 */
export function estimateMap(
  prior: NormalPrior,
  items: readonly GradedItem[],
  responses: readonly (number | null)[],
): { mode: number[]; covariance: number[][]; expectedCovariance: number[][]; iterations: number } {
  const factored = factorPrior(prior);
  const size = prior.mean.length;
  if (responses.length !== items.length) {
    throw new RangeError(
      `There must be one response per item: ${items.length} items, ${responses.length} responses.`,
    );
  }
  const answered: AnsweredItem[] = [];
  items.forEach((item, i) => {
    const response = responses[i];
    const linear = linearItem(item, size);
    if (response === null) return;
    if (response === undefined)
      throw new RangeError('A response must be an integer from 1 to 7 or null, not undefined.');
    assertResponse(response);
    answered.push({ item: linear, response });
  });
  const { mode, precision, iterations } = maximisePosterior(factored, answered);
  const expected = Float64Array.from(factored.precision);
  for (const { item } of answered) {
    addOuterProduct(
      expected,
      size,
      item,
      fisherInformation(item.intercepts, predictorAt(item, mode)),
    );
  }
  return {
    mode: Array.from(mode),
    covariance: toRows(invertPositiveDefinite(precision, size, 'The posterior precision'), size),
    expectedCovariance: toRows(
      invertPositiveDefinite(expected, size, 'The posterior precision'),
      size,
    ),
    iterations,
  };
}
