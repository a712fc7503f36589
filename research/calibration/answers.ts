/** The input of a calibration: items with their starting values, and the answers of people. */

import { startingParameters, type ItemParameters } from '../../src/psychometrics/bank/bank-item.ts';
import type { Bank } from '../../src/psychometrics/bank/bank.ts';
import { latentCount } from '../../src/psychometrics/bank/traits.ts';
import { assertResponse } from '../../src/psychometrics/kernel/graded-item.ts';

/** An item to be calibrated. Its level is x = theta[trait] + loading * theta[contrast]. */
export interface CalibrationItem {
  readonly id: string;
  /** Index of the pole trait in the latent vector. */
  readonly trait: number;
  /** Index of the facet contrast of the theme in the latent vector. */
  readonly contrast: number;
  /** +1/2 for a fantasy, -1/2 for an activity. */
  readonly loading: number;
  /** The centre of the prior of the item's parameters. */
  readonly start: Pick<ItemParameters, 'a' | 'b'>;
}

/**
 * Returns an item of a bank. The centre of its prior is the starting value, whatever the bank's
 * present parameters are: these may rest on the same answers, which must not count twice.
 */
export function calibrationItem(bank: Bank, index: number): CalibrationItem {
  const { dimensions, slopes } = bank.linear[index]!;
  const item = bank.items[index]!;
  return {
    id: item.id,
    trait: dimensions[0]!,
    contrast: dimensions[1]!,
    loading: slopes[1]! / slopes[0]!,
    start: startingParameters(item),
  };
}

/** The answers in sparse form: person p has the entries from offsets[p] to offsets[p + 1]. */
export interface ResponseTable {
  readonly people: number;
  readonly offsets: Int32Array;
  /** The index of each answered item. */
  readonly items: Uint16Array;
  /** Each answer, 1..7. */
  readonly answers: Uint8Array;
}

export interface CalibrationData {
  readonly items: readonly CalibrationItem[];
  readonly responses: ResponseTable;
  /** The covariance of the latent vector, 27 x 27. */
  readonly covariance: readonly (readonly number[])[];
}

/**
 * Converts answers (one list per person, one entry per item, null = not asked) to sparse form.
 * Throws a RangeError if a list has the wrong length or an answer is not 1..7.
 */
export function responseTable(
  answers: readonly (readonly (number | null)[])[],
  itemCount: number,
): ResponseTable {
  const offsets = new Int32Array(answers.length + 1);
  const items: number[] = [];
  const given: number[] = [];
  answers.forEach((row, person) => {
    if (row.length !== itemCount) {
      throw new RangeError(
        `Person ${person} must have ${itemCount} answers, one per item; there are ${row.length}.`,
      );
    }
    row.forEach((answer, item) => {
      if (answer === null) return;
      assertResponse(answer);
      items.push(item);
      given.push(answer);
    });
    offsets[person + 1] = items.length;
  });
  return {
    people: answers.length,
    offsets,
    items: Uint16Array.from(items),
    answers: Uint8Array.from(given),
  };
}

/** Counts the answers to each item. */
export function countAnswers({ items, responses }: CalibrationData): number[] {
  const counts = items.map(() => 0);
  for (const item of responses.items) counts[item]! += 1;
  return counts;
}

/** A trait and facet: the level that all items with the same trait and loading share. */
export interface LevelTable {
  /** The trait, the contrast and the loading of each level. */
  readonly traits: Uint8Array;
  readonly contrasts: Uint8Array;
  readonly loadings: Float64Array;
  /** The index of each item's level. */
  readonly ofItem: Uint8Array;
}

/** Groups the items by level. Throws a RangeError if an item is not of the 27 dimensions. */
export function levelTable(items: readonly CalibrationItem[]): LevelTable {
  const keys: string[] = [];
  const levels: CalibrationItem[] = [];
  const ofItem = items.map((item) => {
    if (!(item.trait >= 0 && item.contrast > item.trait && item.contrast < latentCount))
      throw new RangeError(`Item ${item.id} has no such trait or contrast.`);
    const key = `${item.trait} ${item.contrast} ${item.loading}`;
    if (!keys.includes(key)) {
      keys.push(key);
      levels.push(item);
    }
    return keys.indexOf(key);
  });
  return {
    traits: Uint8Array.from(levels, ({ trait }) => trait),
    contrasts: Uint8Array.from(levels, ({ contrast }) => contrast),
    loadings: Float64Array.from(levels, ({ loading }) => loading),
    ofItem: Uint8Array.from(ofItem),
  };
}
