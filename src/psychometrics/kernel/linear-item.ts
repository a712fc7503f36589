/** Items in sparse form: only the dimensions with a slope other than zero are stored. */

import { assertItem, type GradedItem } from './graded-item.ts';

/**
 * An item without its zero slopes. Its predictor x is the sum of slopes[i] * theta[dimensions[i]],
 * and its six intercepts are strictly decreasing.
 */
export interface LinearItem {
  readonly dimensions: Int32Array;
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
}

/**
 * Converts an item to sparse form. Throws a RangeError unless the item is valid in `dimensions`
 * dimensions.
 */
export function linearItem(item: GradedItem, dimensions: number): LinearItem {
  assertItem(item, dimensions);
  const used = item.slopes.map((_, d) => d).filter((d) => item.slopes[d] !== 0);
  return {
    dimensions: Int32Array.from(used),
    slopes: Float64Array.from(used, (d) => item.slopes[d]!),
    intercepts: Float64Array.from(item.intercepts),
  };
}

/** Returns the predictor, the dot product of the item's slopes and theta (D numbers). */
export function predictorAt(item: LinearItem, theta: Float64Array): number {
  let x = 0;
  for (let i = 0; i < item.slopes.length; i++) x += item.slopes[i]! * theta[item.dimensions[i]!]!;
  return x;
}

/**
 * Adds weight * l l' to the row-major `matrix` (size x size), where l is the item's slope vector.
 */
export function addOuterProduct(
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
