/**
 * Finds the posterior mode by damped Newton steps. The log posterior is strictly concave, so the
 * mode is unique and every start converges to it (measurement §4).
 */

import {
  logPosterior,
  posteriorGradient,
  posteriorPrecision,
  type AnsweredItem,
  type FactoredPrior,
} from './log-posterior.ts';
import { choleskyFactor, solveWithFactor } from './matrix.ts';

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
 * Finds the posterior mode by damped Newton steps with Cholesky solves. The search ends when a step
 * is shorter than 1e-9. Convergence is quadratic, so the remaining error is about the square of the
 * last step. Throws a RangeError if the mode is not found.
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
