/**
 * Standard errors by Louis' identity (1982): the observed information is the mean complete-data
 * information minus the covariance of the scores given the answers, plus the precision of the
 * prior.
 */

import { latentCount } from '../../packages/psychometrics/src/bank/traits.ts';
import { invertPositiveDefinite } from '../../packages/psychometrics/src/kernel/matrix.ts';
import type { CalibrationItem } from './answers.ts';
import {
  coordinateCount,
  interceptJacobian,
  parameterJacobian,
  priorPrecision,
} from './item-coordinates.ts';
import {
  createDerivatives,
  levelOf,
  maxLogSlope,
  type StatisticsModel,
  transformGradient,
  transformInformation,
  unpackInformation,
} from './item-statistics.ts';

const size = coordinateCount;
/** The mean over the tail may stay this far below the limit of log slopes. */
const atLimit = 0.02;

/**
 * Items of one theme are answered from the same few latent dimensions, so that their errors depend
 * on each other. The information about the items is therefore computed for all items of a theme
 * together; between themes the dependence is weak and neglected.
 */
interface InformationGroup {
  /** The indices of the items. */
  readonly items: readonly number[];
  /** The number of parameters: seven per item. */
  readonly size: number;
  /** Where the group's matrix begins in the list of all matrices. */
  readonly offset: number;
}

/** Groups the items by theme, which is where they share the facet contrast. */
export function informationGroups(items: readonly CalibrationItem[]): InformationGroup[] {
  const contrasts = [...new Set(items.map(({ contrast }) => contrast))].sort((a, b) => a - b);
  let offset = 0;
  return contrasts.map((contrast) => {
    const members = items.flatMap((item, i) => (item.contrast === contrast ? [i] : []));
    const size = members.length * coordinateCount;
    const group = { items: members, size, offset };
    offset += size * size;
    return group;
  });
}

/**
 * Returns a function that adds one person's contribution to `covariance`, the covariance of the
 * scores (of a and the intercepts of each item) given the answers. The contribution is half the
 * squared difference of two draws.
 */
export function createScoreCovariance(
  items: readonly CalibrationItem[],
  covariance: Float64Array,
): (model: StatisticsModel, person: number, before: Float64Array, after: Float64Array) => void {
  const groups = informationGroups(items);
  const groupOf = items.map((_, i) => groups.findIndex((group) => group.items.includes(i)));
  const place = items.map((_, i) => groups[groupOf[i]!]!.items.indexOf(i) * coordinateCount);
  const scores = groups.map(({ size }) => new Float64Array(size));
  const touched = groups.map(({ size }) => ({ count: 0, indices: new Int32Array(size) }));
  const derivatives = createDerivatives();

  const addScores = (
    { responses, levels, curves }: StatisticsModel,
    person: number,
    draws: Float64Array,
    sign: number,
  ): void => {
    const end = responses.offsets[person + 1]!;
    for (let r = responses.offsets[person]!; r < end; r++) {
      const item = responses.items[r]!;
      const y = responses.answers[r]!;
      const x = levelOf(levels, item, draws, person * latentCount);
      const { upper, lower } = derivatives(curves, item, y, x);
      const score = scores[groupOf[item]!]!;
      const at = place[item]!;
      score[at]! += sign * x * (upper + lower);
      if (y > 1) score[at + y - 1]! += sign * upper;
      if (y < coordinateCount) score[at + y]! += sign * lower;
      if (sign > 0) continue;
      const list = touched[groupOf[item]!]!;
      list.indices[list.count++] = at;
      if (y > 1) list.indices[list.count++] = at + y - 1;
      if (y < coordinateCount) list.indices[list.count++] = at + y;
    }
  };

  return (model, person, before, after) => {
    for (const list of touched) list.count = 0;
    addScores(model, person, before, 1);
    addScores(model, person, after, -1);
    groups.forEach(({ size, offset }, g) => {
      const { count, indices } = touched[g]!;
      const score = scores[g]!;
      for (let i = 0; i < count; i++) {
        const row = offset + indices[i]! * size;
        const value = score[indices[i]!]! / 2;
        for (let j = 0; j < count; j++)
          covariance[row + indices[j]!]! += value * score[indices[j]!]!;
      }
      for (let i = 0; i < count; i++) score[indices[i]!] = 0;
    });
  };
}

interface ItemErrors {
  /** The standard error of a, and of each threshold. */
  readonly a: number;
  readonly b: readonly number[];
  /** The standard error of the mean threshold. */
  readonly location: number;
}

interface InformationResult {
  /** One entry per item; null if the information of its theme is not positive definite. */
  readonly errors: readonly (ItemErrors | null)[];
  /** The remaining step in standard errors (root mean square); small if the fit has converged. */
  readonly remainingStep: number;
}

/** The inputs to the information. */
interface InformationInput {
  readonly items: readonly CalibrationItem[];
  /** The estimate and the sums over the last phase. */
  readonly state: {
    readonly coordinates: Float64Array;
    readonly statistics: Float64Array;
    readonly scoreCovariance: Float64Array;
  };
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
      // No step is left for a slope at its limit.
      if (r === 0 && state.coordinates[at]! > maxLogSlope - atLimit) gradient[i * size] = 0;
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
