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

/** The real bank's structure: the leading columns of items/*.csv, which hold no quotes. */
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
 * People who follow the model, whose true item parameters differ from the provisional ones as far as measurement §9 expects
 * (a new plausible bank for every 30 people), scored with the provisional ones: what honest answers look like to the product.
 */
function honestFits(count: number): number[] {
  const fits: number[] = [];
  let truth = bank;
  for (let n = 0; n < count; n++) {
    if (n % 30 === 0) truth = createBank(items, plausibleParameters(items, uniform));
    fits.push(personFitIndex(bank, simulateAnswers(truth, randomPerson(uniform), uniform)));
  }
  return fits.sort((a, b) => a - b);
}

describe('person fit', () => {
  const fits = honestFits(3000);

  test('the stored 5 % quantile is the simulated one', () => {
    // Standard error of this quantile from 3,000 people: sqrt(.05 x .95 / 3000) / density, about .04.
    expect(Math.abs(fits[150]! - personFitNullQuantile)).toBeLessThan(0.12);
  });

  test('flags most uniform-random answers at about 5 % false alarms', () => {
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

  test('is not computed before Set A is complete', () => {
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

describe('straight lines', () => {
  test.each([2, 3, 4, 5, 6])('a straight %i is flagged and noted', (value) => {
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

  test.each([1, 7])('all %i is never called careless, only low in contrast', (value) => {
    expect(
      responseQuality(
        bank,
        answering(() => value),
      ),
    ).toMatchObject({ flags: [], notes: ['lowContrast'], longestRun: 0 });
  });

  test('runs count from 2 to 6, in bank order, and break at other answers', () => {
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

  test('honest answers show hardly any', () => {
    const people = Array.from({ length: 300 }, () =>
      simulateAnswers(bank, randomPerson(uniform), uniform),
    );
    expect(
      people.filter((answers) => responseQuality(bank, answers).flags.includes('longestRun')),
    ).toEqual([]);
  });
});

test('breadth is the mean over complete pole pairs of Set A', () => {
  const quality = responseQuality(
    bank,
    bank.items.map(({ pole }, i) => (i < 48 ? { '+': 6, '-': 2, '0': 7 }[pole] : 5)),
  );
  expect(quality.breadth).toBe(4);
});

test('refuses malformed answers', () => {
  expect(() => responseQuality(bank, [1])).toThrow(RangeError);
  expect(() =>
    responseQuality(
      bank,
      answering(() => 9),
    ),
  ).toThrow(RangeError);
});
