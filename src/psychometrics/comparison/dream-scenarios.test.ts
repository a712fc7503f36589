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
import { dreamScenarios } from './dream-scenarios.ts';

const dreams = (mine: Answers, theirs: Answers, limits?: ReadonlySet<string>) =>
  dreamScenarios({ bank, answers: mine }, { bank, answers: theirs }, limits);

describe('dream scenarios', () => {
  const fantasy = bank.items.find(
    (item, i) => item.facet === 'F' && item.pole === '+' && bank.twin[i]! >= 0,
  )!;
  const twinId = (id: string): string => bank.items[bank.twin[bank.indexById.get(id)!]!]?.id ?? '';

  test('rescale the activity answers to five steps', () => {
    const mine = answerItems({ [fantasy.id]: 7, [twinId(fantasy.id)]: 4 });
    const theirs = answerItems({ [fantasy.compareTo]: 7, [twinId(fantasy.compareTo)]: 1 });
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

  test('mark an activity that the model estimates', () => {
    const [scenario] = dreams(
      answerItems({ [fantasy.id]: 7 }),
      answerItems({ [fantasy.compareTo]: 7, [twinId(fantasy.compareTo)]: 7 }),
    );
    expect(scenario).toMatchObject({ theirsActivity: 5, estimated: true });
    expect(scenario!.mineActivity).toBeGreaterThanOrEqual(1);
    expect(scenario!.mineActivity).toBeLessThanOrEqual(5);
  });

  test('omit a fantasy if it or its activity is a hard limit', () => {
    fc.assert(
      fc.property(highAnswers, highAnswers, randomLimits, (mine, theirs, limits) => {
        const isFree = (id: string): boolean => !limits.has(id) && !limits.has(twinId(id));
        expect(dreams(mine, theirs, limits)).toEqual(
          dreams(mine, theirs).filter(
            ({ item, complementary }) => isFree(item) && isFree(complementary),
          ),
        );
      }),
      { numRuns: 100 },
    );
  });

  test('leave out what both people want from the same side', () => {
    const item = bank.items.find(({ category, facet }) => category === 'FET' && facet === 'F')!;
    const answers = answerItems({ [item.id]: 7 });
    const count = (side?: 'admiring'): number => {
      const items = bank.items.map((each) => (each === item && side ? { ...each, side } : each));
      const person = { bank: { ...bank, items }, answers };
      return dreamScenarios(person, person).length;
    };
    expect([count(), count('admiring')]).toEqual([1, 0]);
  });

  test('require two 7s to a fantasy and swap symmetrically', () => {
    fc.assert(
      fc.property(highAnswers, highAnswers, (mine, theirs) => {
        const list = dreams(mine, theirs);
        for (const { item, complementary, mineActivity, theirsActivity } of list) {
          expect([readAnswer(mine, item), readAnswer(theirs, complementary)]).toEqual([7, 7]);
          expect(bank.items[bank.indexById.get(item)!]!.facet).toBe('F');
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
