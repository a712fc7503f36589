import { describe, expect, test } from 'vitest';
import {
  syntheticBank as bank,
  syntheticItems,
} from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { expectedCategory } from '../kernel/graded-response.ts';
import { choleskyFactor, symmetricFromRows } from '../kernel/matrix.ts';
import { startingParameters, type BankItem } from './bank-item.ts';
import { createBank } from './bank.ts';
import { priorCovariance } from './prior.ts';
import { curveAt, curveSlopeAt } from './score-curves.ts';
import { latentCount, traits } from './traits.ts';

const items = syntheticItems();
const changed = (index: number, change: Partial<BankItem>): BankItem[] =>
  items.map((item, i) => (i === index ? { ...item, ...change } : item));

describe('the prior', () => {
  const covariance = priorCovariance();
  // The recommended matrix of the report on published surveys, rounded to two digits.
  const recommended = [
    [],
    [-0.04],
    [0.57, 0.09],
    [0.09, 0.57, 0.41],
    [0.6, 0, 0.61, 0.19],
    [0, 0.6, 0.19, 0.61, 0.3],
    [0.13, 0.19, 0.2, 0.25, 0.14, 0.22],
    [0.19, 0.13, 0.25, 0.2, 0.22, 0.14, 0.5],
    [0.29, 0.01, 0.27, 0.1, 0.34, 0.06, 0.22, 0.27],
    [0.51, 0.03, 0.5, 0.14, 0.49, 0.08, 0.23, 0.27, 0.27],
    [0.03, 0.51, 0.14, 0.5, 0.08, 0.49, 0.27, 0.23, 0.18, 0.41],
    [0.42, 0.09, 0.4, 0.17, 0.37, 0.12, 0.22, 0.22, 0.16, 0.31, 0.1],
    [0.09, 0.42, 0.17, 0.4, 0.12, 0.37, 0.22, 0.22, 0.09, 0.1, 0.31, 0.41],
    [0.24, 0.06, 0.2, 0.06, 0.22, 0.05, 0.05, 0.05, 0.14, 0.13, 0.01, 0.18, 0.1],
    [0.06, 0.24, 0.06, 0.2, 0.05, 0.22, 0.05, 0.05, 0.06, 0.01, 0.13, 0.1, 0.18, 0.49],
    [0.22, 0.18, 0.26, 0.2, 0.27, 0.19, 0.3, 0.33, 0.24, 0.28, 0.27, 0.23, 0.19, 0.04, 0.04],
    [0.18, 0.25, 0.33, 0.33, 0.26, 0.3, 0.18, 0.18, 0.24, 0.22, 0.24, 0.21, 0.21, 0.22, 0.24, 0.18],
  ];

  test('has the recommended correlations', () => {
    recommended.forEach((row, i) =>
      row.forEach((value, j) => expect(Math.abs(covariance[i]![j]! - value)).toBeLessThan(0.011)),
    );
  });

  test('keeps every direction uncertain: its least eigenvalue is at least .15', () => {
    const shifted = covariance.map((row, i) => row.map((value, j) => value - (i === j ? 0.15 : 0)));
    const matrix = symmetricFromRows(shifted, latentCount, 'shifted prior');
    expect(() => choleskyFactor(matrix, latentCount, 'shifted prior')).not.toThrow();
  });
});

test('provisional parameters depend on the rarity only', () => {
  const common = startingParameters({ rarity: 3 });
  expect(common).toEqual({ a: 1.7, b: common.b, status: 'provisional' });
  const expected = [-1.25, -0.6, -0.125, 0.35, 1, 1.925];
  common.b.forEach((threshold, k) => expect(threshold).toBeCloseTo(expected[k]!, 12));
  const rare = startingParameters({ rarity: 5 });
  rare.b.forEach((threshold, k) => expect(threshold - common.b[k]!).toBeCloseTo(1.2, 12));
});

describe('the score curves', () => {
  test('deviate from exact expected scores by less than .01', () => {
    traits.forEach((_, trait) => {
      const { fantasy, activity, fantasyShare, activityShare } = bank.curves[trait]!;
      expect(fantasyShare + activityShare).toBeCloseTo(1, 14);
      for (const [curve, facet] of [
        [fantasy, 'F'],
        [activity, 'A'],
      ] as const) {
        const own = bank.items.flatMap((item, i) =>
          bank.trait[i] === trait && item.facet === facet ? [bank.linear[i]!] : [],
        );
        for (let x = -6; x <= 6; x += 0.0371) {
          const mean =
            own.reduce(
              (sum, { intercepts, slopes }) => sum + expectedCategory(intercepts, slopes[0]! * x),
              0,
            ) / own.length;
          expect(Math.abs(curveAt(curve, x) - (100 * (mean - 1)) / 6)).toBeLessThan(0.01);
        }
      }
    });
  });

  test('rise within 0 to 100 and end flat', () => {
    for (const { fantasy } of bank.curves) {
      expect(curveAt(fantasy, -100)).toBeGreaterThan(0);
      expect(curveAt(fantasy, 100)).toBeLessThan(100);
      expect(curveAt(fantasy, 100)).toBe(curveAt(fantasy, 8));
      for (let x = -7.9; x < 7.9; x += 0.1) expect(curveSlopeAt(fantasy, x)).toBeGreaterThan(0);
    }
  });
});

test('a bank links each item to its partner and twin', () => {
  bank.items.forEach((item, i) => {
    expect(bank.items[bank.partner[i]!]!.id).toBe(item.compareTo);
    const twin = bank.items[bank.twin[i]!];
    if (twin)
      expect(twin).toMatchObject({ category: item.category, scene: item.scene, pole: item.pole });
    if (twin) expect(twin.facet).not.toBe(item.facet);
  });
  expect(bank.twin.some((twin) => twin >= 0)).toBe(true);
  expect(bank.linear).toHaveLength(128);
  expect(bank.provisional).toBe(true);
});

test('a fully calibrated bank is not provisional', () => {
  const parameters = new Map(
    items.map((item) => [item.id, { ...startingParameters(item), status: 'calibrated' as const }]),
  );
  expect(createBank(items, parameters).provisional).toBe(false);
});

describe('a bank rejects', () => {
  const unpoled = items.findIndex(({ category }) => category === 'FET');
  const withParameters = (a: number, ...b: readonly number[]): unknown =>
    createBank(items, new Map([['A01', { a, b, status: 'calibrated' } as never]]));
  /** Returns a function that creates a bank with one item changed. */
  const change = (fields: object, index = 0) => {
    return () => createBank(changed(index, fields as Partial<BankItem>)); // as: wrong on purpose
  };
  const active = items.map((item) => (item.category === 'ENM' ? { ...item, facet: 'A' } : item));
  const otherFacet = { facet: items[0]!.facet === 'F' ? 'A' : 'F' };
  const refused: [string, RegExp, () => unknown][] = [
    ['a missing item', /standard-48 must have 48/, () => createBank(items.slice(2))],
    ['two items with one id', /an id of its own/, () => createBank([...items.slice(1), items[1]!])],
    ['an unknown theme', /A01: there is no theme/, change({ category: 'XX' })],
    ['an unknown form', /A01: there is no form/, change({ form: 'set-c' })],
    ['an unknown facet', /A01: the facet/, change({ facet: 'X' })],
    ['an unknown rarity', /A01: the rarity/, change({ rarity: 6 })],
    ['a poled theme without pole', /A01: in DS the pole/, change({ pole: '0' })],
    ['an unpoled theme with a pole', /in FET the pole/, change({ pole: '+' }, unpoled)],
    ['a partner that does not exist', /A01: compareTo names Z99/, change({ compareTo: 'Z99' })],
    ['a partner that names another', /mutual/, change({ compareTo: 'A04' })],
    ['a partner of another facet', /same theme, facet/, change(otherFacet)],
    ['a partner of another scene', /scene/, change({ scene: 'elsewhere' })],
    ['a partner at the same pole', /opposite pole/, change({ pole: '-' })],
    ['a slope of zero', /A01: the slope/, () => withParameters(0, -1, 0, 1, 2, 3, 4)],
    [
      'thresholds out of order',
      /A01: there must be six/,
      () => withParameters(1, -1, 0, 1, 1, 3, 4),
    ],
    ['five thresholds', /A01: there must be six/, () => withParameters(1, -1, 0, 1, 2, 3)],
    ['a pole without fantasies', /at least one fantasy/, () => createBank(active as BankItem[])],
  ];
  test.each(refused)('%s', (_, sentence, call) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(sentence);
  });
});
