import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highAnswers, randomLimits } from '../../../../test/support/psychometrics/bank-answers.ts';
import { syntheticBank as bank } from '../../../../test/support/psychometrics/synthetic-bank.ts';
import { contentOf } from '../bank/bank-item.ts';
import type { CompareDetail } from '../facts/comparing.ts';
import type { Answers } from '../profile/posterior.ts';
import { chooseRevealable, type RevealableOptions } from './public-record.ts';

const hashWith =
  (key: string) =>
  (content: string): Uint8Array =>
    createHmac('sha256', key).update(content).digest();
const noLimits: ReadonlySet<string> = new Set();

const choose = (given: Partial<RevealableOptions> = {}) =>
  chooseRevealable({
    bank,
    answers: everything,
    limits: noLimits,
    detail: 'few',
    hash: hashWith('key'),
    ...given,
  });
const chooseIds = (answers: Answers, given: Partial<RevealableOptions> = {}): string[] =>
  choose({ answers, ...given }).map(({ index }) => bank.items[index]!.id);
const everything = bank.items.map(() => 7);
const keys = Array.from({ length: 400 }, (_, n) => `key ${n}`);

describe('the items that may be named', () => {
  test('are at most six high ones, two of a theme', () => {
    fc.assert(
      fc.property(highAnswers, fc.string(), (answers, key) => {
        const ids = chooseIds(answers, { hash: hashWith(key) });
        expect(ids.length).toBeLessThanOrEqual(6);
        const indices = ids.map((id) => bank.indexById.get(id)!);
        expect(indices.every((index) => answers[index]! >= 5)).toBe(true);
        for (const theme of bank.theme)
          expect(indices.filter((index) => bank.theme[index] === theme).length).toBeLessThan(3);
      }),
      { numRuns: 300 },
    );
  });

  test('are none under fit, and all high ones under all', () => {
    expect(chooseIds(everything, { detail: 'fit' })).toEqual([]);
    expect(chooseIds(everything, { detail: 'all' })).toEqual(bank.items.map(({ id }) => id));
  });

  test('are in bank order', () => {
    const chosen = choose();
    expect(chosen).toHaveLength(6);
    expect(chosen).toEqual(chosen.toSorted((a, b) => a.index - b.index));
  });

  test('never touch a limit, nor take a limited item’s place', () => {
    fc.assert(
      fc.property(
        highAnswers,
        randomLimits,
        fc.constantFrom<CompareDetail>('few', 'all'),
        (answers, limits, detail) => {
          const ids = chooseIds(answers, { limits, detail });
          const twinOf = (id: string): string =>
            bank.items[bank.twin[bank.indexById.get(id)!]!]?.id ?? '';
          for (const id of ids) {
            const item = bank.items[bank.indexById.get(id)!]!;
            expect(limits.has(id) || limits.has(item.compareTo)).toBe(false);
            if (item.facet === 'F')
              expect(limits.has(twinOf(id)) || limits.has(twinOf(item.compareTo))).toBe(false);
          }
          expect(chooseIds(answers, { detail })).toEqual(expect.arrayContaining(ids));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('never come from the ineligible half, whatever a retake answers', () => {
    const seen = keys.map((key) => {
      const ids = new Set<string>();
      fc.assert(
        fc.property(highAnswers, (answers) => {
          for (const id of chooseIds(answers, { hash: hashWith(key) })) ids.add(id);
        }),
        { numRuns: 5, seed: 1 },
      );
      return ids;
    });
    const eligible = (key: string, id: string): boolean =>
      (hashWith(key)(contentOf(bank.items[bank.indexById.get(id)!]!))[0]! & 1) === 0;
    keys.forEach((key, n) => expect([...seen[n]!].every((id) => eligible(key, id))).toBe(true));
  });

  test('could be each item for about half of all owners', () => {
    const one = bank.items.findIndex(({ facet, category }) => facet === 'A' && category === 'FET');
    const answers = bank.items.map((_, i) => (i === one ? 6 : 1));
    const share =
      keys.filter((key) => chooseIds(answers, { hash: hashWith(key) }).length === 1).length /
      keys.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });

  test('stay the same after a rewording', () => {
    const reworded = { ...bank, items: bank.items.map((item) => ({ ...item, id: `N${item.id}` })) };
    expect(choose({ bank: reworded })).toEqual(choose());
  });

  test('leave out items with a side', () => {
    const worn = bank.items.findIndex(({ category }) => category === 'FET');
    const items = bank.items.map((item, i) =>
      i === worn ? { ...item, side: 'wearing' as const } : item,
    );
    const chosen = choose({ bank: { ...bank, items }, detail: 'all' });
    expect(chosen.some(({ index }) => index === worn)).toBe(false);
  });

  test('are dream scenarios only as fantasies with the highest answer', () => {
    const answers = bank.items.map((_, i) => 5 + (i % 3));
    const chosen = choose({ answers, detail: 'all' });
    for (const { index, isDream } of chosen)
      expect(isDream).toBe(bank.items[index]!.facet === 'F' && answers[index] === 7);
    expect(chosen.some(({ isDream }) => isDream)).toBe(true);
  });

  test('need a hash of nine bytes', () => {
    expect(() => choose({ hash: () => new Uint8Array(8) })).toThrow(RangeError);
  });
});
