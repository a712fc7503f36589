/**
 * The prior of the item parameters: normal and independent in the coordinates. Its centre is the
 * starting value of each item, but two things float: the mean threshold of the items of a trait and
 * the mean log slope of all items. A whole population may lie above or below the experts' zero, and
 * may be more or less alike than they think, without pulling single items.
 */

import type { CalibrationItem } from '../answers/calibration-data.ts';
import { coordinateCount, toCoordinates } from './item-coordinates.ts';

/**
 * The standard deviations of the coordinates: how far an item may differ from its starting value.
 * Simulated worlds draw log slopes with .3 and locations with .4 (measurement §9).
 */
const deviations = [0.35, 0.5, 0.3, 0.3, 0.3, 0.3, 0.3] as const;

/** The precision of each coordinate. */
export const priorPrecision: readonly number[] = deviations.map((sd) => 1 / sd ** 2);

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
