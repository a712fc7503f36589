/**
 * The coordinates in which items are estimated: log a, the mean threshold, and the logarithms of
 * the five steps between thresholds. Every point is a valid item, so that no step of the estimation
 * can break a > 0 or the order of the thresholds.
 */

import type { ItemParameters } from '../../bank/bank-item.ts';

export const thresholdCount = 6;
/** log a, the mean threshold and five log steps. */
export const coordinateCount = 7;

/** Returns the seven coordinates of an item. */
export function toCoordinates({ a, b }: Pick<ItemParameters, 'a' | 'b'>): Float64Array {
  const coordinates = new Float64Array(coordinateCount);
  coordinates[0] = Math.log(a);
  for (const threshold of b) coordinates[1]! += threshold / thresholdCount;
  for (let k = 1; k < thresholdCount; k++) coordinates[k + 1] = Math.log(b[k]! - b[k - 1]!);
  return coordinates;
}

/** Returns the slope and the thresholds at the coordinates that start at `offset`. */
export function fromCoordinates(
  coordinates: ArrayLike<number>,
  offset = 0,
): Pick<ItemParameters, 'a' | 'b'> {
  const b = [0, 0, 0, 0, 0, 0] satisfies ItemParameters['b'] as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let mean = 0;
  for (let k = 1; k < thresholdCount; k++) {
    b[k] = b[k - 1]! + Math.exp(coordinates[offset + k + 1]!);
    mean += b[k]! / thresholdCount;
  }
  for (let k = 0; k < thresholdCount; k++) b[k]! += coordinates[offset + 1]! - mean;
  return { a: Math.exp(coordinates[offset]!), b };
}

/**
 * Writes the derivatives of (a, b_1 … b_6) with respect to the seven coordinates into `jacobian`,
 * 7 x 7, row-major, one row per parameter.
 */
export function parameterJacobian(
  coordinates: ArrayLike<number>,
  offset: number,
  jacobian: Float64Array,
): void {
  jacobian.fill(0);
  jacobian[0] = Math.exp(coordinates[offset]!);
  for (let k = 0; k < thresholdCount; k++) {
    const row = (k + 1) * coordinateCount;
    jacobian[row + 1] = 1;
    for (let step = 1; step < thresholdCount; step++) {
      const isAbove = k >= step ? 1 : 0;
      const share = (thresholdCount - step) / thresholdCount;
      jacobian[row + step + 1] = Math.exp(coordinates[offset + step + 1]!) * (isAbove - share);
    }
  }
}

/**
 * Writes the derivatives of (a, d_1 … d_6), with the intercepts d_k = -a b_k, with respect to the
 * seven coordinates into `jacobian`, 7 x 7, row-major.
 */
export function interceptJacobian(
  coordinates: ArrayLike<number>,
  offset: number,
  jacobian: Float64Array,
): void {
  parameterJacobian(coordinates, offset, jacobian);
  const { a, b } = fromCoordinates(coordinates, offset);
  for (let k = 0; k < thresholdCount; k++) {
    const row = (k + 1) * coordinateCount;
    jacobian[row] = -a * b[k]!;
    for (let i = 1; i < coordinateCount; i++) jacobian[row + i]! *= -a;
  }
}
