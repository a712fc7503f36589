import { array, assert, boolean, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventComparison } from '../../../../../test/support/browser/invented/invented-comparison.ts';
import { activityCategories } from '../../../../domain/activity-groups.ts';
import { viewMap } from '../map/map-view.ts';
import { viewActivityGroups } from '../shared-activities-view.ts';
import { questionsForAnybody } from '../words.ts';
import { viewGuide, viewReadingGuide } from './guide.ts';

const text = string({ minLength: 3, maxLength: 12 });
const activity = record({
  category: constantFrom(...activityCategories),
  questionText: text,
  complementaryQuestionText: text,
  isMutualComplementary: boolean(),
  isSameQuestion: boolean(),
});
const map = viewMap(inventComparison('compatible', 63));
const nothing = {
  groups: { both: [], exchange: [], ask: [] },
  quiet: { undecided: [], neither: [] },
};

describe('the conversation guide', () => {
  test('has no activity that the page does not show', () => {
    assert(
      property(array(activity, { maxLength: 30 }), (sharedActivities) => {
        const groups = viewActivityGroups({ sharedActivities });
        const shown = groups.flatMap(({ activities }) => activities);
        const allowed = shown.flatMap(
          ({ questionText, complementaryQuestionText, isMutualComplementary, isSameQuestion }) =>
            isMutualComplementary || isSameQuestion
              ? [questionText]
              : [questionText, complementaryQuestionText],
        );
        expect(new Set(viewGuide(map, groups, 'BOND').activities)).toEqual(new Set(allowed));
      }),
    );
  });

  test('opens with common ground and asks about one difference', () => {
    const { opening, question } = viewGuide(map, [], 'BOND');
    expect([opening?.theme, question?.theme]).toEqual(['BOND', 'SENS']);
    expect(viewGuide(map, [], undefined).opening?.theme).toBe(map.groups.both[0]?.theme);
    expect(viewReadingGuide(['ROLE'], []).opening?.question).toMatch(/being cared for/);
  });

  test('says so of two who meet nowhere', () => {
    const guide = { opening: null, question: null, activities: [] };
    expect(viewGuide(nothing, [], undefined)).toMatchObject(guide);
    expect(viewReadingGuide([], [])).toEqual(viewGuide(nothing, [], undefined));
  });
});

describe('the talk cards', () => {
  test('are asked in turns, and end with those for anybody', () => {
    for (const { cards } of [
      viewGuide(map, [], 'BOND'),
      viewGuide(nothing, [], undefined),
      viewReadingGuide(['SENS', 'ROLE'], []),
    ]) {
      expect(cards.map(({ asks }) => asks)).toEqual(
        cards.map((_, index) => (index % 2 === 0 ? 'mine' : 'theirs')),
      );
      expect(cards.slice(-3).map(({ question }) => question)).toEqual(questionsForAnybody);
      expect(cards.length).toBeLessThanOrEqual(15);
    }
  });

  test('let each of the two ask from their own side', () => {
    const exchange = map.groups.exchange.find((card) => card.exchange)!;
    const own = viewGuide(map, [], exchange.theme).cards.slice(0, 2);
    expect(own.map(({ question }) => question)).toEqual([exchange.starter, exchange.theirStarter]);
  });
});
