import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerItems,
  highAnswers,
  randomLimits,
  readAnswer,
} from '../../../test/support/psychometrics/bank-answers.ts';
import { syntheticBank as bank } from '../../../test/support/psychometrics/synthetic-bank.ts';
import type { Answers } from '../profile/posterior.ts';
import { sharedActivities } from './shared-activities.ts';

const shared = (mine: Answers, theirs: Answers, limits?: ReadonlySet<string>) =>
  sharedActivities({ bank, answers: mine }, { bank, answers: theirs }, limits);
const findFantasy = (category: string): { id: string; compareTo: string } =>
  bank.items.find((item) => item.category === category && item.facet === 'F')!;

describe('shared activities', () => {
  test('name only items that both people answered high', () => {
    fc.assert(
      fc.property(highAnswers, highAnswers, (mine, theirs) => {
        for (const { item, complementary, isMutualComplementary, isSameQuestion } of shared(
          mine,
          theirs,
        )) {
          expect(readAnswer(mine, item)).toBeGreaterThanOrEqual(5);
          expect(readAnswer(theirs, complementary)).toBeGreaterThanOrEqual(5);
          expect(isSameQuestion).toBe(item === complementary);
          const crossed = readAnswer(mine, complementary) >= 5 && readAnswer(theirs, item) >= 5;
          expect(isMutualComplementary).toBe(crossed && !isSameQuestion);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('do not reveal a one-sided interest', () => {
    fc.assert(
      fc.property(
        highAnswers,
        highAnswers,
        fc.nat(127),
        fc.integer({ min: 1, max: 4 }),
        (mine, theirs, index, low) => {
          const partner = bank.partner[index]!;
          const guarded = mine.map((answer, i) => (i === partner ? low : answer));
          const seen = [1, 2, 3, 4, 5, 6, 7].map((answer) =>
            shared(
              guarded,
              theirs.map((value, i) => (i === index ? answer : value)),
            ),
          );
          for (const list of seen.slice(1)) expect(list).toEqual(seen[0]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('are the same for both people with sides exchanged', () => {
    fc.assert(
      fc.property(highAnswers, highAnswers, (mine, theirs) => {
        const side = (list: ReturnType<typeof sharedActivities>, exchanged: boolean): string[] =>
          list.map(({ item, complementary, isMutualComplementary: mutual }) =>
            (exchanged && !mutual ? [complementary, item] : [item, complementary]).join(),
          );
        expect(side(shared(theirs, mine), true)).toEqual(side(shared(mine, theirs), false));
      }),
      { numRuns: 300 },
    );
  });

  test('leave out a hard limit without naming another instead', () => {
    fc.assert(
      fc.property(highAnswers, highAnswers, randomLimits, (mine, theirs, limits) => {
        const isFree = (id: string): boolean => !limits.has(id);
        expect(shared(mine, theirs, limits)).toEqual(
          shared(mine, theirs).filter(
            ({ item, complementary }) => isFree(item) && isFree(complementary),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('list four activities per display group, each pair once', () => {
    const all = bank.items.map(() => 7);
    const list = shared(all, all);
    const count = (...groups: string[]): number =>
      list.filter(({ group }) => groups.includes(group)).length;
    expect([count('DS', 'SM'), count('VE'), count('FET'), count('ENM')]).toEqual([4, 4, 4, 4]);
    const ids = list.flatMap(({ item, complementary }) => [...new Set([item, complementary])]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.some((id) => bank.items[bank.indexById.get(id)!]!.category === 'SENS')).toBe(false);
  });

  test('leave out what both people want from the same side', () => {
    const { id } = bank.items.find(({ category }) => category === 'FET')!;
    const admired = {
      ...bank,
      items: bank.items.map((item) =>
        item.id === id ? { ...item, side: 'admiring' as const } : item,
      ),
    };
    const [answers, listed] = [answerItems({ [id]: 7 }), [bank, admired]];
    expect(
      listed.map(
        (each) => sharedActivities({ bank: each, answers }, { bank: each, answers }).length,
      ),
    ).toEqual([1, 0]);
  });

  test('rank by the lower answer, then by the sum', () => {
    const enm = bank.items
      .filter(({ category }) => category === 'ENM')
      .slice(0, 4)
      .map(({ id }) => id) as [string, string, string, string];
    const mine = answerItems({ [enm[0]]: 5, [enm[1]]: 6, [enm[2]]: 6, [enm[3]]: 4 });
    const theirs = answerItems({ [enm[0]]: 7, [enm[1]]: 6, [enm[2]]: 7, [enm[3]]: 7 });
    expect(shared(mine, theirs).map(({ item }) => item)).toEqual([enm[2], enm[1], enm[0]]);
  });

  test('require an answer from both people', () => {
    expect(
      shared(
        bank.items.map(() => 7),
        answerItems({}),
      ),
    ).toEqual([]);
    const { id } = findFantasy('DS');
    expect(shared(answerItems({ [id]: 7 }), answerItems({ [id]: 7 }))).toEqual([]);
  });

  test('pair the two poles of a scene', () => {
    const { id, compareTo } = findFantasy('DS');
    expect(shared(answerItems({ [id]: 6 }), answerItems({ [compareTo]: 5 }))).toEqual([
      {
        group: 'DS',
        item: id,
        complementary: compareTo,
        isMutualComplementary: false,
        isSameQuestion: false,
      },
    ]);
    const both = answerItems({ [id]: 6, [compareTo]: 5 });
    expect(shared(both, both)).toEqual([
      {
        group: 'DS',
        item: id,
        complementary: compareTo,
        isMutualComplementary: true,
        isSameQuestion: false,
      },
    ]);
  });
});
