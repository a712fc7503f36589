/**
 * Maximum a posteriori (MAP) estimation in a multidimensional graded response model with a normal
 * prior (measurement §4).
 */

import {
  logCategoryProbability,
  observedInformation,
  scoreFunction,
  addOuterProduct,
  predictorAt,
  type LinearItem,
  assertResponse,
  type GradedItem,
  fisherInformation,
  linearItem,
} from './graded-response.ts';
import {
  invertPositiveDefinite,
  symmetricFromRows,
  choleskyFactor,
  solveWithFactor,
  toRows,
} from './matrix.ts';

/** A normal prior: D means and a symmetric, positive definite D x D covariance. */
export interface NormalPrior {
  mean: readonly number[];
  covariance: readonly (readonly number[])[];
}

/**
 * A normal prior in the form that Newton's method needs. `precision` is the inverse of the
 * covariance: a D x D matrix, row-major.
 */
export interface FactoredPrior {
  readonly mean: Float64Array;
  readonly precision: Float64Array;
}

export interface AnsweredItem {
  readonly item: LinearItem;
  /** 1..7. */
  readonly response: number;
}

/**
 * Inverts the prior covariance. Throws a RangeError if the lengths differ, a value is not finite,
 * or the covariance is not symmetric and positive definite.
 */
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

/** Returns the precision times the distance of theta from the prior mean: D numbers. */
const priorPull = ({ mean, precision }: FactoredPrior, theta: Float64Array): Float64Array =>
  theta.map((_, i) => {
    let pull = 0;
    for (let j = 0; j < theta.length; j++)
      pull += precision[i * theta.length + j]! * (theta[j]! - mean[j]!);
    return pull;
  });

/** Returns the log posterior at theta, up to an additive constant. */
export function logPosterior(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  theta: Float64Array,
): number {
  let value = 0;
  priorPull(prior, theta).forEach((pull, i) => {
    value -= 0.5 * pull * (theta[i]! - prior.mean[i]!);
  });
  for (const { item, response } of answered) {
    value += logCategoryProbability(item.intercepts, predictorAt(item, theta), response);
  }
  return value;
}

/** Returns the gradient of the log posterior at theta: D numbers. */
export function posteriorGradient(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  theta: Float64Array,
): Float64Array {
  const gradient = priorPull(prior, theta).map((pull) => -pull);
  for (const { item, response } of answered) {
    const score = scoreFunction(item.intercepts, predictorAt(item, theta), response);
    for (let i = 0; i < item.slopes.length; i++)
      gradient[item.dimensions[i]!]! += score * item.slopes[i]!;
  }
  return gradient;
}

/**
 * Returns the posterior precision at theta: the negative Hessian of the log posterior, a D x D
 * matrix, row-major.
 */
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

export interface PosteriorMode {
  /** The posterior mode, D numbers. */
  readonly mode: Float64Array;
  /** The negative Hessian of the log posterior at the mode, row-major D x D. */
  readonly precision: Float64Array;
  /** The number of Newton steps. */
  readonly iterations: number;
}

/** The largest change of any coordinate in one step. */
const maxStep = 1.5;
const maxHalvings = 40;
/**
 * Steps shorter than this are taken without a line search, because they change the log posterior by
 * less than its rounding error.
 */
const uncheckedStep = 1e-6;
const convergedStep = 1e-9;
const maxIterations = 200;

function maxAbsolute(values: Float64Array): number {
  let result = 0;
  for (const value of values) result = Math.max(result, Math.abs(value));
  return result;
}

function move(theta: Float64Array, step: Float64Array, length: number): Float64Array {
  return theta.map((value, i) => value + length * step[i]!);
}

/**
 * Backtracking line search: caps the step, then halves it until the log posterior does not
 * decrease. Returns the new theta.
 */
function lineSearch(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  theta: Float64Array,
  step: Float64Array,
): Float64Array {
  const before = logPosterior(prior, answered, theta);
  let length = Math.min(1, maxStep / maxAbsolute(step));
  let candidate = move(theta, step, length);
  for (
    let halvings = 0;
    halvings < maxHalvings && logPosterior(prior, answered, candidate) < before;
    halvings++
  ) {
    length /= 2;
    candidate = move(theta, step, length);
  }
  return candidate;
}

/**
 * Finds the posterior mode by damped Newton steps with Cholesky solves. The log posterior is
 * strictly concave, so that every start converges to the one mode (measurement §4). The search ends
 * when a step is shorter than 1e-9; convergence is quadratic, so the remaining error is about its
 * square. Throws a RangeError if the mode is not found.
 */
export function maximisePosterior(
  prior: FactoredPrior,
  answered: readonly AnsweredItem[],
  start: Float64Array = prior.mean,
): PosteriorMode {
  const size = prior.mean.length;
  let mode: Float64Array = Float64Array.from(start);
  for (let iterations = 1; iterations <= maxIterations; iterations++) {
    const factor = choleskyFactor(
      posteriorPrecision(prior, answered, mode),
      size,
      'The posterior precision',
    );
    const step = solveWithFactor(factor, size, posteriorGradient(prior, answered, mode));
    const stepLength = maxAbsolute(step);
    mode =
      stepLength < uncheckedStep ? move(mode, step, 1) : lineSearch(prior, answered, mode, step);
    if (stepLength < convergedStep)
      return { mode, precision: posteriorPrecision(prior, answered, mode), iterations };
  }
  throw new RangeError(
    'The posterior mode was not found: the items or the prior are too extreme for double precision.',
  );
}

export interface MapEstimate {
  /** The posterior mode, D numbers. */
  mode: number[];
  /** The inverse of the observed information at the mode, D x D. */
  covariance: number[][];
  /** The inverse of the Fisher information at the mode, D x D. */
  expectedCovariance: number[][];
  /** The number of Newton steps. */
  iterations: number;
}

/**
 * Estimates the latent vector from one response per item (1..7, or null if not answered). Throws a
 * RangeError if the prior, an item or a response is invalid.
 */
export function estimateMap(
  prior: NormalPrior,
  items: readonly GradedItem[],
  responses: readonly (number | null)[],
): MapEstimate {
  const factored = factorPrior(prior);
  const size = prior.mean.length;
  const answered = pairResponses(items, responses, size);
  const { mode, precision, iterations } = maximisePosterior(factored, answered);
  const expected = Float64Array.from(factored.precision);
  for (const { item } of answered) {
    const weight = fisherInformation(item.intercepts, predictorAt(item, mode));
    addOuterProduct(expected, size, item, weight);
  }
  const invert = (matrix: Float64Array): number[][] =>
    toRows(invertPositiveDefinite(matrix, size, 'The posterior precision'), size);
  return {
    mode: Array.from(mode),
    covariance: invert(precision),
    expectedCovariance: invert(expected),
    iterations,
  };
}

function pairResponses(
  items: readonly GradedItem[],
  responses: readonly (number | null)[],
  size: number,
): AnsweredItem[] {
  if (responses.length !== items.length) {
    throw new RangeError(
      `There must be one response per item: ${items.length} items, ${responses.length} responses.`,
    );
  }
  return items.flatMap((item, i) => {
    const response = responses[i];
    const linear = linearItem(item, size);
    if (response === null) return [];
    if (response === undefined)
      throw new RangeError('A response must be an integer from 1 to 7 or null, not undefined.');
    assertResponse(response);
    return [{ item: linear, response }];
  });
}
