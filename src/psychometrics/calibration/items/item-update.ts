/** One step of the item parameters towards the maximum of the complete-data posterior. */

import { choleskyFactor, solveWithFactor } from '../../kernel/matrix.ts';
import { coordinateCount, interceptJacobian } from './item-coordinates.ts';
import { priorPrecision } from './item-prior.ts';
import { statisticCount, unpackInformation } from './item-statistics.ts';

const size = coordinateCount;
const square = size * size;
/** The largest change of a coordinate in one step. */
const maxStep = 0.5;

/** Returns J1' M J2 for 7 x 7 matrices. */
export function transformInformation(
  matrix: Float64Array,
  first: Float64Array,
  second: Float64Array = first,
): Float64Array {
  const product = new Float64Array(square);
  const result = new Float64Array(square);
  for (let i = 0; i < size; i++)
    for (let k = 0; k < size; k++) {
      const value = matrix[i * size + k]!;
      if (value === 0) continue;
      for (let j = 0; j < size; j++) product[i * size + j]! += value * second[k * size + j]!;
    }
  for (let k = 0; k < size; k++)
    for (let i = 0; i < size; i++) {
      const value = first[k * size + i]!;
      if (value === 0) continue;
      for (let j = 0; j < size; j++) result[i * size + j]! += value * product[k * size + j]!;
    }
  return result;
}

/** Returns J' g for the gradient of an item. */
export function transformGradient(
  statistics: Float64Array,
  item: number,
  jacobian: Float64Array,
): Float64Array {
  const result = new Float64Array(size);
  for (let k = 0; k < size; k++)
    for (let i = 0; i < size; i++)
      result[i]! += jacobian[k * size + i]! * statistics[item * statisticCount + k]!;
  return result;
}

/**
 * Moves every item by `gain` times a scoring step, in place. `information` averages the
 * complete-data information over the iterations with the same gain (7 x 7 per item).
 */
export function updateItems(
  { coordinates, information }: { coordinates: Float64Array; information: Float64Array },
  statistics: Float64Array,
  center: Float64Array,
  gain: number,
): void {
  const jacobian = new Float64Array(square);
  const matrix = new Float64Array(square);
  for (let item = 0; item < coordinates.length / size; item++) {
    const at = item * size;
    interceptJacobian(coordinates, at, jacobian);
    unpackInformation(statistics, item, matrix);
    const observed = transformInformation(matrix, jacobian);
    const gradient = transformGradient(statistics, item, jacobian);
    const averaged = information.subarray(item * square, (item + 1) * square);
    for (let i = 0; i < square; i++) averaged[i]! += gain * (observed[i]! - averaged[i]!);
    const total = Float64Array.from(averaged);
    for (let i = 0; i < size; i++) {
      total[i * size + i]! += priorPrecision[i]!;
      gradient[i]! -= priorPrecision[i]! * (coordinates[at + i]! - center[at + i]!);
    }
    const factor = choleskyFactor(total, size, 'The information of an item');
    const step = solveWithFactor(factor, size, gradient);
    for (let i = 0; i < size; i++)
      coordinates[at + i]! += gain * Math.max(-maxStep, Math.min(maxStep, step[i]!));
  }
}
