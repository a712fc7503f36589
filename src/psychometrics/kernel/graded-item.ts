/** One item of the graded response model, evaluated at a latent vector theta (measurement §2). */

import {
  categoryCount,
  categoryProbability,
  expectedCategory,
  fisherInformation,
} from './graded-response.ts';

/**
 * An item in D dimensions: D finite slopes and six finite, strictly decreasing intercepts. An item
 * with a single slope a and thresholds b_k has the intercepts -a b_k.
 */
export interface GradedItem {
  slopes: readonly number[];
  intercepts: readonly number[];
}

/**
 * Throws a RangeError unless the item has D finite slopes and six finite, strictly decreasing
 * intercepts, where D is `dimensions`.
 */
export function assertItem(item: GradedItem, dimensions: number): void {
  if (item.slopes.length !== dimensions) {
    throw new RangeError(
      `An item must have ${dimensions} slopes, one per dimension; it has ${item.slopes.length}.`,
    );
  }
  if (!item.slopes.every(Number.isFinite))
    throw new RangeError('The slopes of an item must be finite numbers.');
  if (item.intercepts.length !== categoryCount - 1) {
    throw new RangeError(
      `An item must have ${categoryCount - 1} intercepts; it has ${item.intercepts.length}.`,
    );
  }
  item.intercepts.forEach((intercept, k) => {
    if (!Number.isFinite(intercept))
      throw new RangeError('The intercepts of an item must be finite numbers.');
    if (k > 0 && intercept >= item.intercepts[k - 1]!) {
      throw new RangeError('The intercepts of an item must be strictly decreasing.');
    }
  });
}

/** Throws a RangeError unless the response is an integer from 1 to 7. */
export function assertResponse(response: number): void {
  if (!Number.isInteger(response) || response < 1 || response > categoryCount) {
    throw new RangeError(
      `A response must be an integer from 1 to ${categoryCount} or null; it is ${response}.`,
    );
  }
}

/**
 * Returns the predictor, the dot product of the item's slopes and theta. Throws a RangeError if the
 * item or theta is invalid.
 */
function predictor(item: GradedItem, theta: readonly number[]): number {
  if (theta.length === 0 || !theta.every(Number.isFinite)) {
    throw new RangeError('theta must be a non-empty list of finite numbers.');
  }
  assertItem(item, theta.length);
  return item.slopes.reduce((sum, slope, i) => sum + slope * theta[i]!, 0);
}

/**
 * Returns the seven category probabilities at theta (D numbers); they sum to 1. Throws a RangeError
 * if the item or theta is invalid.
 */
export function categoryProbabilities(item: GradedItem, theta: readonly number[]): number[] {
  const x = predictor(item, theta);
  return Array.from({ length: categoryCount }, (_, k) =>
    categoryProbability(item.intercepts, x, k + 1),
  );
}

/**
 * Returns the expected answer at theta (D numbers), 1..7. Throws a RangeError if the item or theta
 * is invalid.
 */
export function expectedResponse(item: GradedItem, theta: readonly number[]): number {
  return expectedCategory(item.intercepts, predictor(item, theta));
}

/**
 * Returns the Fisher information matrix at theta: w l l', D x D and of rank one, where l is the
 * slope vector and w the information about the predictor. Throws a RangeError if the item or theta
 * is invalid.
 */
export function itemInformation(item: GradedItem, theta: readonly number[]): number[][] {
  const weight = fisherInformation(item.intercepts, predictor(item, theta));
  return item.slopes.map((a) => item.slopes.map((b) => weight * a * b));
}
