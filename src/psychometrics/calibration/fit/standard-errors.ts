/**
 * Standard errors by Louis' identity (1982): the observed information is the mean complete-data
 * information minus the covariance of the scores given the answers, plus the precision of the
 * prior.
 */

import { invertPositiveDefinite } from '../../kernel/matrix.ts';
import type { CalibrationItem } from '../answers/calibration-data.ts';
import {
  coordinateCount,
  interceptJacobian,
  parameterJacobian,
} from '../items/item-coordinates.ts';
import { priorPrecision } from '../items/item-prior.ts';
import { unpackInformation } from '../items/item-statistics.ts';
import { transformGradient, transformInformation } from '../items/item-update.ts';
import type { CalibrationState } from './fit-state.ts';
import { informationGroups, type InformationGroup } from './information-groups.ts';

const size = coordinateCount;

export interface ItemErrors {
  /** The standard error of a, and of each threshold. */
  readonly a: number;
  readonly b: readonly number[];
  /** The standard error of the mean threshold. */
  readonly location: number;
}

export interface InformationResult {
  /** One entry per item; null if the information of its theme is not positive definite. */
  readonly errors: readonly (ItemErrors | null)[];
  /**
   * The root mean square of the step to which the scores at the estimate point, in standard errors.
   * It is small if the estimation has converged.
   */
  readonly remainingStep: number;
}

/** What the information is computed from. */
export interface InformationInput {
  readonly items: readonly CalibrationItem[];
  /** The state after the last phase; its coordinates are the estimate. */
  readonly state: CalibrationState;
  /** The centre of the prior at the estimate. */
  readonly center: Float64Array;
  /** The number of iterations of the last phase. */
  readonly iterations: number;
}

/** Computes the errors of the estimate from the sums of the last phase. */
export function computeErrors(input: InformationInput): InformationResult {
  const { items, state } = input;
  const errors: (ItemErrors | null)[] = items.map(() => null);
  let squares = 0;
  for (const group of informationGroups(items)) {
    const jacobians = group.items.map((item) => {
      const jacobian = new Float64Array(size * size);
      interceptJacobian(state.coordinates, item * size, jacobian);
      return jacobian;
    });
    const covariance = groupCovariance(input, group, jacobians);
    if (covariance === null) {
      squares = Infinity;
      continue;
    }
    const gradient = groupGradient(input, group, jacobians);
    for (let i = 0; i < group.size; i++) {
      let step = 0;
      for (let j = 0; j < group.size; j++) step += covariance[i * group.size + j]! * gradient[j]!;
      squares += step ** 2 / covariance[i * group.size + i]!;
    }
    group.items.forEach((item, position) => {
      const block = diagonalBlock(covariance, group.size, position);
      errors[item] = itemErrors(state.coordinates, item, block);
    });
  }
  return { errors, remainingStep: Math.sqrt(squares / (items.length * size)) };
}

/** The inverse of the observed information of a group, in coordinates; null if there is none. */
function groupCovariance(
  { items, state, iterations }: InformationInput,
  group: InformationGroup,
  jacobians: readonly Float64Array[],
): Float64Array | null {
  const information = new Float64Array(group.size * group.size);
  const block = new Float64Array(size * size);
  group.items.forEach((first, i) => {
    group.items.forEach((_, j) => {
      block.fill(0);
      if (i === j) unpackInformation(state.statistics, first, block);
      const corner = i * size * group.size + j * size;
      forEachCell((r, c) => {
        block[r * size + c]! -= state.scoreCovariance[group.offset + corner + r * group.size + c]!;
      });
      const turned = transformInformation(block, jacobians[i]!, jacobians[j]);
      forEachCell((r, c) => {
        information[corner + r * group.size + c] = turned[r * size + c]! / iterations;
      });
    });
  });
  addPriorPrecision(information, items, group);
  try {
    return invertPositiveDefinite(information, group.size, 'The observed information');
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function forEachCell(visit: (row: number, column: number) => void): void {
  for (let r = 0; r < size; r++) for (let c = 0; c < size; c++) visit(r, c);
}

/** Adds the precision of the prior, in which the mean threshold of each trait floats. */
function addPriorPrecision(
  information: Float64Array,
  items: readonly CalibrationItem[],
  group: InformationGroup,
): void {
  group.items.forEach((first, i) => {
    const { trait } = items[first]!;
    for (let r = 0; r < size; r++)
      information[(i * size + r) * (group.size + 1)]! += priorPrecision[r]!;
    const members = group.items.filter((other) => items[other]!.trait === trait).length;
    group.items.forEach((second, j) => {
      if (items[second]!.trait !== trait) return;
      information[(i * size + 1) * group.size + j * size + 1]! -= priorPrecision[1]! / members;
    });
  });
}

/** The mean gradient of the log posterior at the estimate. */
function groupGradient(
  { state, center, iterations }: InformationInput,
  group: InformationGroup,
  jacobians: readonly Float64Array[],
): Float64Array {
  const gradient = new Float64Array(group.size);
  group.items.forEach((item, i) => {
    const sum = transformGradient(state.statistics, item, jacobians[i]!);
    for (let r = 0; r < size; r++) {
      const at = item * size + r;
      gradient[i * size + r] =
        sum[r]! / iterations - priorPrecision[r]! * (state.coordinates[at]! - center[at]!);
    }
  });
  return gradient;
}

function diagonalBlock(matrix: Float64Array, width: number, position: number): Float64Array {
  const block = new Float64Array(size * size);
  forEachCell((r, c) => {
    block[r * size + c] = matrix[(position * size + r) * width + position * size + c]!;
  });
  return block;
}

/** Turns the covariance of an item's coordinates into standard errors of a and b. */
function itemErrors(coordinates: Float64Array, item: number, covariance: Float64Array): ItemErrors {
  const jacobian = new Float64Array(size * size);
  parameterJacobian(coordinates, item * size, jacobian);
  const transposed = Float64Array.from(
    jacobian,
    (_, i) => jacobian[(i % size) * size + Math.floor(i / size)]!,
  );
  const parameters = transformInformation(covariance, transposed);
  const [a, ...b] = Array.from({ length: size }, (_, p) => Math.sqrt(parameters[p * (size + 1)]!));
  return { a: a!, b, location: Math.sqrt(covariance[size + 1]!) };
}
