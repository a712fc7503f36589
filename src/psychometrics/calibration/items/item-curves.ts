/**
 * The item parameters in the form in which the likelihood of an answer needs one exponential. With
 * E = exp(a x + shift), the log probability of an answer is a constant minus log(one + up E +
 * down / E).
 */

import { coordinateCount, fromCoordinates, thresholdCount } from './item-coordinates.ts';

const categories = thresholdCount + 1;

/** One entry per item and category (item * 7 + category - 1), and the slope of each item. */
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
