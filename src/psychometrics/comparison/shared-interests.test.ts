import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntheticBank as bank } from '../../../test/support/psychometrics/synthetic-bank.ts';
import type { Answers } from '../profile/posterior.ts';
import { dreamScenarios } from './dream-scenarios.ts';
import { sharedActivities } from './shared-activities.ts';

const indexById = new Map(bank.items.map((item, i) => [item.id, i]));
const shared = (mine: Answers, theirs: Answers) =>
  sharedActivities({ bank, answers: mine }, { bank, answers: theirs });
const dreams = (mine: Answers, theirs: Answers) =>
  dreamScenarios({ bank, answers: mine }, { bank, answers: theirs });
const nobody = (): (number | null)[] => bank.items.map(() => null);
const answering = (given: Record<string, number>): (number | null)[] =>
  bank.items.map(({ id }) => given[id] ?? null);
const anyAnswer = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 7 }),
  fc.constantFrom(5, 6, 7),
);
const anyAnswers = fc.array(anyAnswer, { minLength: 128, maxLength: 128 });
const answerTo = (answers: Answers, id: string): number => answers[indexById.get(id)!] ?? 0;
const find = (category: string, facet = 'F'): { id: string; compareTo: string } =>
  bank.items.find((item) => item.category === category && item.facet === facet)!;

describe('shared activities (measurement §6, decisions D4)', () => {
  test('never disclose a one-sided interest: every named item was answered 5 or more by the one it is attributed to', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        for (const { item, complementary, isMutualComplementary, isSameQuestion } of shared(
          mine,
          theirs,
        )) {
          expect(answerTo(mine, item)).toBeGreaterThanOrEqual(5);
          expect(answerTo(theirs, complementary)).toBeGreaterThanOrEqual(5);
          expect(isSameQuestion).toBe(item === complementary);
          const crossed = answerTo(mine, complementary) >= 5 && answerTo(theirs, item) >= 5;
          expect(isMutualComplementary).toBe(crossed && !isSameQuestion);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('do not change when an interest is not shared: what I want alone leaves no trace', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        anyAnswers,
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

  test('are the same list for both, sides exchanged', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const side = (list: ReturnType<typeof sharedActivities>, exchanged: boolean): string[] =>
          list.map(({ item, complementary, isMutualComplementary: mutual }) =>
            (exchanged && !mutual ? [complementary, item] : [item, complementary]).join(),
          );
        expect(side(shared(theirs, mine), true)).toEqual(side(shared(mine, theirs), false));
      }),
      { numRuns: 300 },
    );
  });

  test('list at most four a display group, each pair once, DS and SM together, nothing of SENS', () => {
    const all = bank.items.map(() => 7);
    const list = shared(all, all);
    const count = (...groups: string[]): number =>
      list.filter(({ group }) => groups.includes(group)).length;
    expect([count('DS', 'SM'), count('VE'), count('FET'), count('ENM')]).toEqual([4, 4, 4, 4]);
    const ids = list.flatMap(({ item, complementary }) => [...new Set([item, complementary])]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.some((id) => bank.items[indexById.get(id)!]!.category === 'SENS')).toBe(false);
  });

  test('rank by the lower answer, then by the sum', () => {
    const enm = bank.items
      .filter(({ category }) => category === 'ENM')
      .slice(0, 4)
      .map(({ id }) => id) as [string, string, string, string];
    const mine = answering({ [enm[0]]: 5, [enm[1]]: 6, [enm[2]]: 6, [enm[3]]: 4 });
    const theirs = answering({ [enm[0]]: 7, [enm[1]]: 6, [enm[2]]: 7, [enm[3]]: 7 });
    expect(shared(mine, theirs).map(({ item }) => item)).toEqual([enm[2], enm[1], enm[0]]);
  });

  test('take only answers, never the model: no answer, no activity', () => {
    expect(
      shared(
        bank.items.map(() => 7),
        nobody(),
      ),
    ).toEqual([]);
    const { id } = find('DS');
    expect(shared(answering({ [id]: 7 }), answering({ [id]: 7 }))).toEqual([]);
  });

  test('put two sides of one scene side by side', () => {
    const { id, compareTo } = find('DS');
    expect(shared(answering({ [id]: 6 }), answering({ [compareTo]: 5 }))).toEqual([
      {
        group: 'DS',
        item: id,
        complementary: compareTo,
        isMutualComplementary: false,
        isSameQuestion: false,
      },
    ]);
    const both = answering({ [id]: 6, [compareTo]: 5 });
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

describe('dream scenarios', () => {
  const fantasy = bank.items.find(
    (item, i) => item.facet === 'F' && item.pole === '+' && bank.twin[i]! >= 0,
  )!;
  const twinId = (id: string): string => bank.items[bank.twin[indexById.get(id)!]!]!.id;

  test('are fantasies both gave a 7, with the activity answers out of five', () => {
    const mine = answering({ [fantasy.id]: 7, [twinId(fantasy.id)]: 4 });
    const theirs = answering({ [fantasy.compareTo]: 7, [twinId(fantasy.compareTo)]: 1 });
    expect(dreams(mine, theirs)).toEqual([
      {
        item: fantasy.id,
        complementary: fantasy.compareTo,
        mineActivity: 3,
        theirsActivity: 1,
        estimated: false,
      },
    ]);
  });

  test('say when an activity is estimated', () => {
    const [scenario] = dreams(
      answering({ [fantasy.id]: 7 }),
      answering({ [fantasy.compareTo]: 7, [twinId(fantasy.compareTo)]: 7 }),
    );
    expect(scenario).toMatchObject({ theirsActivity: 5, estimated: true });
    expect(scenario!.mineActivity).toBeGreaterThanOrEqual(1);
    expect(scenario!.mineActivity).toBeLessThanOrEqual(5);
  });

  test('need a 7 from both, only fantasies, and mirror when swapped', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (mine, theirs) => {
        const list = dreams(mine, theirs);
        for (const { item, complementary, mineActivity, theirsActivity } of list) {
          expect([answerTo(mine, item), answerTo(theirs, complementary)]).toEqual([7, 7]);
          expect(bank.items[indexById.get(item)!]!.facet).toBe('F');
          expect([1, 2, 3, 4, 5]).toEqual(expect.arrayContaining([mineActivity, theirsActivity]));
        }
        const swapped = dreams(theirs, mine).map((scenario) => ({
          item: scenario.complementary,
          complementary: scenario.item,
          mineActivity: scenario.theirsActivity,
          theirsActivity: scenario.mineActivity,
          estimated: scenario.estimated,
        }));
        expect(swapped).toHaveLength(list.length);
        expect(list).toEqual(expect.arrayContaining(swapped));
      }),
      { numRuns: 50 },
    );
  });
});
