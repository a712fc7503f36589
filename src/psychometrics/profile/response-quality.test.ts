import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  plausibleParameters,
  randomPerson,
  simulateAnswers,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import type { BankItem } from '../bank/bank-item.ts';
import { createBank, type Bank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import { personFitIndex, personFitNullQuantile } from './person-fit.ts';
import type { Answers } from './posterior.ts';
import { responseQuality } from './response-quality.ts';

/**
 * Reads the structure of the real bank from the leading columns of items/*.csv, which contain no
 * quotes.
 */
function realItems(): BankItem[] {
  return (['standard-48', 'pool-80'] as const).flatMap((form) => {
    const [header = '', ...lines] = readFileSync(
      new URL(`../../../items/${form}.csv`, import.meta.url),
      'utf8',
    )
      .trim()
      .split('\n');
    const columns = header.split(',');
    return lines.map((line) => {
      const cells = line.split(',');
      const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
      return {
        id: cell('id'),
        form,
        category: cell('category'),
        pole: cell('pole'),
        facet: cell('facet'),
        rarity: Number(cell('rarity')),
        scene: cell('scene'),
        compareTo: cell('compareTo'),
      } as BankItem;
    });
  });
}

const items = realItems();
const bank: Bank = createBank(items);
const uniform = seededUniform('response quality');
const answering = (answer: (index: number) => number | null): Answers =>
  bank.items.map((_, i) => answer(i));

/**
 * Returns the person fit of `count` simulated honest people, in ascending order. The true item
 * parameters differ from the provisional ones as much as measurement §9 expects; new true
 * parameters are drawn for every 30 people.
 */
function simulateHonestFits(count: number): number[] {
  const fits: number[] = [];
  let truth = bank;
  for (let n = 0; n < count; n++) {
    if (n % 30 === 0) truth = createBank(items, plausibleParameters(items, uniform));
    fits.push(personFitIndex(bank, simulateAnswers(truth, randomPerson(uniform), uniform)));
  }
  return fits.sort((a, b) => a - b);
}

describe('person fit', () => {
  const fits = simulateHonestFits(3000);

  test('has the stored 5 % quantile in simulation', () => {
    // The standard error of the quantile from 3,000 people is sqrt(.05 x .95 / 3000) / density,
    // about .04.
    expect(Math.abs(fits[150]! - personFitNullQuantile)).toBeLessThan(0.12);
  });

  test('flags most random answers at 5 % false positives', () => {
    const random = Array.from({ length: 1000 }, () =>
      answering(() => 1 + Math.floor(7 * uniform())),
    );
    const flagged = random.filter((answers) =>
      responseQuality(bank, answers).flags.includes('personFit'),
    ).length;
    expect(flagged / 1000).toBeGreaterThan(0.78);
    expect(fits.filter((fit) => fit < personFitNullQuantile).length / fits.length).toBeLessThan(
      0.065,
    );
  });

  test('is null until Set A is complete', () => {
    const quality = responseQuality(
      bank,
      answering((i) => (i < 47 ? 3 : null)),
    );
    expect(quality).toMatchObject({ answered: 47, personFit: null, notes: [] });
    expect(
      responseQuality(
        bank,
        answering(() => null),
      ),
    ).toMatchObject({ answered: 0, variability: null, breadth: null, flags: [] });
  });
});

describe('runs of one answer', () => {
  test.each([2, 3, 4, 5, 6])('are flagged and noted for %i alone', (value) => {
    const quality = responseQuality(
      bank,
      answering(() => value),
    );
    expect(quality.flags).toContain('longestRun');
    expect(quality).toMatchObject({
      longestRun: 48,
      variability: 0,
      breadth: value,
      notes: ['lowContrast'],
    });
  });

  test.each([1, 7])('are noted but not flagged for %i alone', (value) => {
    expect(
      responseQuality(
        bank,
        answering(() => value),
      ),
    ).toMatchObject({ flags: [], notes: ['lowContrast'], longestRun: 0 });
  });

  test('end at other answers, in bank order', () => {
    const pattern = [...Array.from({ length: 12 }, () => 3), 1, 1, 1, 4, 4];
    expect(
      responseQuality(
        bank,
        answering((i) => pattern[i] ?? (i % 2 ? 6 : 2)),
      ).longestRun,
    ).toBe(12);
    expect(
      responseQuality(
        bank,
        answering((i) => (i === 5 ? 2 : pattern[i]) ?? (i % 2 ? 6 : 2)),
      ).longestRun,
    ).toBe(6);
  });

  test('are not flagged in honest answers', () => {
    const people = Array.from({ length: 300 }, () =>
      simulateAnswers(bank, randomPerson(uniform), uniform),
    );
    expect(
      people.filter((answers) => responseQuality(bank, answers).flags.includes('longestRun')),
    ).toEqual([]);
  });
});

test('breadth is the mean over pole pairs', () => {
  const quality = responseQuality(
    bank,
    bank.items.map(({ pole }, i) => (i < 48 ? { '+': 6, '-': 2, '0': 7 }[pole] : 5)),
  );
  expect(quality.breadth).toBe(4);
});

test('rejects invalid answers', () => {
  expect(() => responseQuality(bank, [1])).toThrow(RangeError);
  expect(() =>
    responseQuality(
      bank,
      answering(() => 9),
    ),
  ).toThrow(RangeError);
});
