/**
 * The log posterior of the latent vector theta, its gradient and its curvature (measurement §4).
 */

import { logCategoryProbability, observedInformation, scoreFunction } from './graded-response.ts';
import { addOuterProduct, predictorAt, type LinearItem } from './linear-item.ts';
import { invertPositiveDefinite, symmetricFromRows } from './matrix.ts';

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

/** Returns the log posterior at theta, up to an additive constant. */
export function logPosterior(
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

/** Returns the gradient of the log posterior at theta: D numbers. */
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

/**
 * Returns the posterior precision at theta: the negative Hessian of the log posterior, a D x D
 * matrix, row-major.
 */
export function posteriorPrecision(
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
