/** Checks the product's change between two attempts against the naive program. */

import { describe, expect, test } from 'vitest';
import {
  chiSquareTail,
  twoSidedTail,
} from '../../../src/psychometrics/comparison/change/chi-square.ts';
import { computeChange } from '../../../src/psychometrics/index.ts';
import { generator } from '../../people/random.ts';
import { changeInterval, chiSquareTail as naiveTail, testDifference } from '../change.ts';
import { posterior } from '../estimate.ts';
import { createCase, prior } from './cases.ts';

/** In points: the score tables are interpolated. */
const tolerance = 0.01;

const random = generator('naive change');
const pairs = [0, 1, 4, 5].map((n) => {
  const [earlier, later] = [0, 0].map(() => createCase(n, random, { pool: true }));
  return { earlier: earlier!, later: later! };
});

describe('the chi-square tail', () => {
  test.each([1, 2, 5, 14, 17])('agrees for %i degrees of freedom', (degrees) => {
    for (const value of [0.01, 0.5, 3, 8, 20, 45])
      expect(chiSquareTail(value, degrees)).toBeCloseTo(naiveTail(value, degrees), 9);
  });

  test('has the values of printed tables', () => {
    expect(chiSquareTail(27.587_112, 17)).toBeCloseTo(0.05, 7);
    expect(chiSquareTail(33.408_664, 17)).toBeCloseTo(0.01, 7);
    expect(twoSidedTail(1.959_964)).toBeCloseTo(0.05, 7);
  });

  test('stays accurate far out', () => {
    expect(twoSidedTail(8) / 1.244_192_114_854_348_5e-15).toBeCloseTo(1, 9);
    expect(chiSquareTail(200, 2) / Math.exp(-100)).toBeCloseTo(1, 9);
  });

  test.each([
    [-1, 3],
    [NaN, 3],
    [1, 0],
    [1, 1.5],
  ])('refuses %d with %d degrees', (value, degrees) => {
    expect(() => chiSquareTail(value, degrees)).toThrow(RangeError);
  });
});

describe('the change between two attempts', () => {
  test.each(pairs.map((pair, n) => [n, pair] as const))('agrees for pair %i', (_, pair) => {
    const { earlier, later } = pair;
    const scale = earlier.bank;
    const change = computeChange(
      { bank: scale, answers: earlier.answers },
      { bank: scale, answers: later.answers },
      scale,
    );
    const [first, second] = [earlier, later].map(({ answers }) =>
      posterior(prior, earlier.items, answers),
    );
    const { z, chiSquare } = testDifference(prior.covariance, first!, second!);
    expect(change.chance).toBeCloseTo(naiveTail(chiSquare, 17), 7);
    for (const trait of [0, 5, 8, 16]) {
      const own = change.traits[trait]!;
      expect(own.z).toBeCloseTo(z[trait]!, 7);
      const naive = changeInterval(earlier.items, prior.covariance, [first!, second!], trait);
      for (const end of ['value', 'low', 'high'] as const)
        expect(Math.abs(own[end] - naive[end])).toBeLessThan(tolerance);
    }
  });
});
