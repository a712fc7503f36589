/**
 * Maximum a posteriori (MAP) estimation in a multidimensional graded response model with a normal
 * prior (measurement §4).
 */

import { assertResponse, type GradedItem } from './graded-item.ts';
import { fisherInformation } from './graded-response.ts';
import { addOuterProduct, linearItem, predictorAt } from './linear-item.ts';
import { factorPrior, type AnsweredItem, type NormalPrior } from './log-posterior.ts';
import { invertPositiveDefinite, toRows } from './matrix.ts';
import { maximisePosterior } from './maximise-posterior.ts';

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
