/**
 * Sums over answers that the estimation of the items needs, and the step of the items that follows
 * from them. The sums are the gradient and the negative Hessian of the complete-data log
 * likelihood, with respect to the slope a and the intercepts d_1 … d_6.
 */

import { latentCount } from '../../packages/psychometrics/src/bank/traits.ts';
import { choleskyFactor, solveWithFactor } from '../../packages/psychometrics/src/kernel/matrix.ts';
import type { LevelTable, ResponseTable } from './answers.ts';
import {
  coordinateCount,
  exponentialAt,
  interceptJacobian,
  type ItemCurves,
  priorPrecision,
  thresholdCount,
} from './item-coordinates.ts';

/**
 * Per item: the gradient (a, d_1 … d_6); then the negative Hessian: a with itself, a
 * with each intercept (6), each intercept with itself (6) and with the next one (5).
 */
export const statisticCount = 25;
const slopeSquare = 7;
const slopeIntercept = 8;
const interceptSquare = 14;
const interceptNext = 20;

/** The derivatives of the log probability of an answer at its two boundaries u > v. */
export interface BoundaryDerivatives {
  /** With respect to u and v. */
  upper: number;
  lower: number;
  /** The negative second derivatives; the mixed one is -cross. */
  upperSquare: number;
  lowerSquare: number;
  cross: number;
}

/**
 * Returns a function that computes the derivatives of the log probability of the answer y (1..7) at
 * the level x. It always returns the same object.
 */
export function createDerivatives(): (
  curves: ItemCurves,
  item: number,
  y: number,
  x: number,
) => BoundaryDerivatives {
  const out = { upper: 0, lower: 0, upperSquare: 0, lowerSquare: 0, cross: 0 };
  return (curves, item, y, x) => {
    const entry = item * (thresholdCount + 1) + y - 1;
    const e = exponentialAt(curves, item, entry, x);
    const below = 1 / (1 + e);
    if (y > thresholdCount) {
      out.upper = below;
      out.upperSquare = below * (1 - below);
      out.lower = out.lowerSquare = out.cross = 0;
      return out;
    }
    // The first category has the ratio 0, and therefore no upper part.
    const ratio = curves.down[entry]!;
    const odds = ratio / (1 - ratio);
    const belowUpper = ratio / (e + ratio);
    out.cross = odds * (1 + odds);
    out.upper = belowUpper + odds;
    out.upperSquare = belowUpper * (1 - belowUpper) + out.cross;
    out.lower = below - 1 - odds;
    out.lowerSquare = below * (1 - below) + out.cross;
    return out;
  };
}

/** The inputs to the statistics of a person's answers. */
export interface StatisticsModel {
  readonly responses: ResponseTable;
  readonly levels: LevelTable;
  readonly curves: ItemCurves;
}

/** Returns the level x of an item for the person whose latent vector starts at `start`. */
export function levelOf(
  { traits, contrasts, loadings, ofItem }: LevelTable,
  item: number,
  draws: Float64Array,
  start: number,
): number {
  const level = ofItem[item]!;
  return draws[start + traits[level]!]! + loadings[level]! * draws[start + contrasts[level]!]!;
}

/** Returns a function that adds the statistics of one person's answers to `statistics`. */
export function createAccumulator(): (
  model: StatisticsModel,
  draws: Float64Array,
  person: number,
  statistics: Float64Array,
) => void {
  const derivatives = createDerivatives();
  return ({ responses, levels, curves }, draws, person, statistics) => {
    const end = responses.offsets[person + 1]!;
    for (let r = responses.offsets[person]!; r < end; r++) {
      const item = responses.items[r]!;
      const y = responses.answers[r]!;
      const x = levelOf(levels, item, draws, person * latentCount);
      const d = derivatives(curves, item, y, x);
      const at = item * statisticCount;
      statistics[at]! += x * (d.upper + d.lower);
      statistics[at + slopeSquare]! += x * x * (d.upperSquare + d.lowerSquare - 2 * d.cross);
      if (y > 1) {
        statistics[at + y - 1]! += d.upper;
        statistics[at + slopeIntercept + y - 2]! += x * (d.upperSquare - d.cross);
        statistics[at + interceptSquare + y - 2]! += d.upperSquare;
      }
      if (y <= thresholdCount) {
        statistics[at + y]! += d.lower;
        statistics[at + slopeIntercept + y - 1]! += x * (d.lowerSquare - d.cross);
        statistics[at + interceptSquare + y - 1]! += d.lowerSquare;
      }
      if (y > 1 && y <= thresholdCount) statistics[at + interceptNext + y - 2]! -= d.cross;
    }
  };
}

/** Writes the negative Hessian of an item into `matrix`, 7 x 7, row-major. */
export function unpackInformation(
  statistics: Float64Array,
  item: number,
  matrix: Float64Array,
): void {
  const at = item * statisticCount;
  matrix.fill(0);
  matrix[0] = statistics[at + slopeSquare]!;
  for (let k = 0; k < thresholdCount; k++) {
    const row = (k + 1) * coordinateCount;
    matrix[row] = matrix[k + 1] = statistics[at + slopeIntercept + k]!;
    matrix[row + k + 1] = statistics[at + interceptSquare + k]!;
    if (k === 0) continue;
    const next = statistics[at + interceptNext + k - 1]!;
    matrix[row + k] = next;
    matrix[row - coordinateCount + k + 1] = next;
  }
}

const size = coordinateCount;
const square = size * size;
/** The largest change of a coordinate in one step. */
const maxStep = 0.5;
/**
 * No slope is above 3.5: a steeper one, of two questions with nearly the same words, would let one
 * answer outvote the others.
 */
export const maxLogSlope = Math.log(3.5);

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
    coordinates[at] = Math.min(coordinates[at]!, maxLogSlope);
  }
}
