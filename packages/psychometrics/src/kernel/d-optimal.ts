/**
 * Greedy Bayesian D-optimal selection. An item responds to a single linear predictor, so its
 * information matrix has rank one: it is w l l', where l is the item's slope vector and w is its
 * information about the predictor. Closed formulas therefore give the information gain of an item
 * and the covariance after it is added (Segall 1996; Mulder & van der Linden 2009; measurement §5).
 */

import {
  type GradedItem,
  fisherInformation,
  linearItem,
  predictorAt,
  type LinearItem,
} from './graded-response.ts';
import { choleskyFactor, symmetricFromRows } from './matrix.ts';

/** Two gains that differ by no more than this are a tie, and the item with the lower index wins. */
export const tieTolerance = 1e-12;

/**
 * Returns the variance l' S l of the predictor of the item with slopes l, under the covariance S
 * (row-major, size x size).
 */
export function predictorVariance(
  covariance: Float64Array,
  size: number,
  item: LinearItem,
): number {
  const { dimensions, slopes } = item;
  let variance = 0;
  for (let i = 0; i < slopes.length; i++) {
    const row = dimensions[i]! * size;
    for (let j = 0; j < slopes.length; j++)
      variance += slopes[i]! * slopes[j]! * covariance[row + dimensions[j]!]!;
  }
  return variance;
}

/**
 * Returns how much the item increases the log determinant of the precision: log(1 + w l' S l), with
 * w = `weight`.
 */
export function informationGain(
  covariance: Float64Array,
  size: number,
  item: LinearItem,
  weight: number,
): number {
  return Math.log1p(weight * predictorVariance(covariance, size, item));
}

/**
 * Returns the covariance after the item is added: S - w (S l)(S l)' / (1 + w l' S l), with w =
 * `weight` (Sherman–Morrison). The result is a new matrix.
 */
export function covarianceAfter(
  covariance: Float64Array,
  size: number,
  item: LinearItem,
  weight: number,
): Float64Array {
  const image = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    for (let i = 0; i < item.slopes.length; i++) {
      image[row]! += covariance[row * size + item.dimensions[i]!]! * item.slopes[i]!;
    }
  }
  const shrink = weight / (1 + weight * predictorVariance(covariance, size, item));
  const after = Float64Array.from(covariance);
  for (let row = 0; row < size; row++) {
    const scaled = shrink * image[row]!;
    for (let column = 0; column < size; column++)
      after[row * size + column]! -= scaled * image[column]!;
  }
  return after;
}

/**
 * Chooses `count` items one after the other and returns their indices in `pool` in that order. Each
 * step takes the item that adds most to the log determinant of the posterior precision, computed
 * from the Fisher information at the mode. `mode` has D numbers, `covariance` is D x D. Throws a
 * RangeError if the input is invalid or if the count is not an integer from 0 to the size of the
 * pool.
 */
export function selectDOptimal(
  start: { mode: readonly number[]; covariance: readonly (readonly number[])[] },
  pool: readonly GradedItem[],
  count: number,
): number[] {
  const size = start.mode.length;
  if (size === 0 || !start.mode.every(Number.isFinite)) {
    throw new RangeError('The mode must be a non-empty list of finite numbers.');
  }
  if (!Number.isInteger(count) || count < 0 || count > pool.length) {
    throw new RangeError(
      `The count must be an integer from 0 to ${pool.length}, the size of the pool; it is ${count}.`,
    );
  }
  let covariance = symmetricFromRows(start.covariance, size, 'The covariance');
  choleskyFactor(covariance, size, 'The covariance');
  const mode = Float64Array.from(start.mode);
  const items = pool.map((item) => linearItem(item, size));
  const weights = items.map((item) => fisherInformation(item.intercepts, predictorAt(item, mode)));
  const chosen: number[] = [];
  while (chosen.length < count) {
    let best = -1;
    let bestGain = -Infinity;
    items.forEach((item, i) => {
      if (chosen.includes(i)) return;
      const gain = informationGain(covariance, size, item, weights[i]!);
      if (gain > bestGain + tieTolerance) {
        best = i;
        bestGain = gain;
      }
    });
    chosen.push(best);
    covariance = covarianceAfter(covariance, size, items[best]!, weights[best]!);
  }
  return chosen;
}
