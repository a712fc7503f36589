/**
 * The coordinates in which items are estimated: log a, the mean threshold, and the logarithms of
 * the five steps between thresholds. Every point is a valid item, so that no step of the estimation
 * can break a > 0 or the order of the thresholds.
 */

import type { ItemParameters } from '../../packages/psychometrics/src/bank/bank-item.ts';
import type { CalibrationItem } from './answers.ts';

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

const categories = thresholdCount + 1;

/**
 * The item parameters in the form in which the likelihood of an answer needs one exponential. With
 * E = exp(a x + shift), the log probability of an answer is a constant minus log(one + up E +
 * down / E). One entry per item and category (item * 7 + category - 1), and the slope of each item.
 */
export interface ItemCurves {
  readonly slopes: Float64Array;
  readonly shift: Float64Array;
  readonly one: Float64Array;
  readonly up: Float64Array;
  readonly down: Float64Array;
}

/** The exponent is kept within ± this number, so that a product of eight terms cannot overflow. */
const maxExponent = 80;

/** Returns the curves of all items; `coordinates` has seven per item. */
export function itemCurves(coordinates: Float64Array): ItemCurves {
  const count = coordinates.length / coordinateCount;
  const table = (): Float64Array => new Float64Array(count * categories);
  const curves = {
    slopes: new Float64Array(count),
    shift: table(),
    one: table().fill(1),
    up: table().fill(1),
    down: table(),
  };
  for (let item = 0; item < count; item++) {
    const { a, b } = fromCoordinates(coordinates, item * coordinateCount);
    curves.slopes[item] = a;
    for (let y = 1; y <= categories; y++) {
      const entry = item * categories + y - 1;
      if (y === categories) {
        curves.shift[entry] = -a * b[y - 2]!;
        curves.up[entry] = 0;
        curves.down[entry] = 1;
        continue;
      }
      curves.shift[entry] = -a * b[y - 1]!;
      if (y === 1) continue;
      const ratio = Math.exp(-a * (b[y - 1]! - b[y - 2]!));
      curves.one[entry] = 1 + ratio;
      curves.down[entry] = ratio;
    }
  }
  return curves;
}

/** Returns E of an entry of the tables at the level x. */
export function exponentialAt(
  { slopes, shift }: ItemCurves,
  item: number,
  entry: number,
  x: number,
): number {
  const exponent = slopes[item]! * x + shift[entry]!;
  return Math.exp(Math.max(-maxExponent, Math.min(maxExponent, exponent)));
}

/**
 * The standard deviations of the coordinates: how far an item may differ from its starting value.
 * Simulated worlds draw log slopes with .3 and locations with .4 (measurement §9).
 */
const deviations = [0.35, 0.5, 0.3, 0.3, 0.3, 0.3, 0.3] as const;

/** The precision of each coordinate. */
export const priorPrecision: readonly number[] = deviations.map((sd) => 1 / sd ** 2);

/**
 * The prior of the item parameters: normal and independent in the coordinates. Its centre is the
 * starting value of each item, but two things float: the mean threshold of the items of a trait and
 * the mean log slope of all items. A whole population may lie above or below the experts' zero, and
 * may be more or less alike than they think, without pulling single items.
 */
export interface ItemPrior {
  /** The starting values, seven coordinates per item. */
  readonly start: Float64Array;
  /** Writes the centre of the prior, given the present coordinates of all items. */
  center(coordinates: Float64Array, center: Float64Array): void;
}

/** Returns the prior of the items. */
export function createItemPrior(items: readonly CalibrationItem[]): ItemPrior {
  const start = new Float64Array(items.length * coordinateCount);
  items.forEach((item, i) => start.set(toCoordinates(item.start), i * coordinateCount));
  const traits = Int32Array.from(items, ({ trait }) => trait);
  const members = new Map<number, number>();
  for (const trait of traits) members.set(trait, (members.get(trait) ?? 0) + 1);
  const center: ItemPrior['center'] = (coordinates, into) => {
    into.set(start);
    const shifts = new Map<number, number>();
    let slopeShift = 0;
    traits.forEach((trait, i) => {
      const at = i * coordinateCount;
      slopeShift += (coordinates[at]! - start[at]!) / traits.length;
      const shift = (coordinates[at + 1]! - start[at + 1]!) / members.get(trait)!;
      shifts.set(trait, (shifts.get(trait) ?? 0) + shift);
    });
    traits.forEach((trait, i) => {
      into[i * coordinateCount]! += slopeShift;
      into[i * coordinateCount + 1]! += shifts.get(trait)!;
    });
  };
  return { start, center };
}
