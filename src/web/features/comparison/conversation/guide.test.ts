import { array, assert, boolean, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityGroups } from '../../../../domain/themes.ts';
import { readActivityGroups } from '../shared-activities-view.ts';
import { writeGuide } from './guide.ts';

const text = string({ minLength: 3, maxLength: 12 });
const activity = record({
  category: constantFrom(...activityGroups),
  questionText: text,
  complementaryQuestionText: text,
  isMutualComplementary: boolean(),
  isSameQuestion: boolean(),
});
describe('the conversation guide', () => {
  test('has no activity that the page does not show', () => {
    assert(
      property(array(activity, { maxLength: 30 }), (sharedActivities) => {
        const groups = readActivityGroups({ sharedActivities });
        const shown = groups.flatMap(({ activities }) => activities);
        const guide = writeGuide(groups);
        const allowed = shown.flatMap(
          ({ questionText, complementaryQuestionText, isMutualComplementary, isSameQuestion }) =>
            isMutualComplementary || isSameQuestion
              ? [questionText]
              : [questionText, complementaryQuestionText],
        );
        expect(new Set(guide?.activities ?? [])).toEqual(new Set(allowed));
        expect(guide === null).toBe(shown.length === 0);
      }),
    );
  });

  test('starts with the same for both, one topic per group', () => {
    const one = (
      category: 'DS' | 'FET' | 'ENM',
      questionText: string,
      isMutualComplementary: boolean,
      isSameQuestion: boolean,
    ) => ({
      category,
      questionText,
      complementaryQuestionText: `${questionText}, the other side`,
      isMutualComplementary,
      isSameQuestion,
    });
    const sharedActivities = [
      one('DS', 'a', false, false),
      one('DS', 'b', true, false),
      one('FET', 'c', false, false),
      one('ENM', 'd', false, true),
    ];
    expect(writeGuide(readActivityGroups({ sharedActivities }))).toEqual({
      topics: [
        {
          title: 'Ethical Non-Monogamy',
          question: expect.stringContaining('What draws each of you'),
        },
        { title: 'Dominance / Submission', question: expect.stringContaining('both sides') },
        { title: 'Fetishism', question: expect.stringContaining('opposite sides') },
      ],
      activities: ['a', 'a, the other side', 'b', 'c', 'c, the other side', 'd'],
    });
  });

  test.each([
    ['BOND', ['Dominance / Submission', 'Fetishism']],
    ['FET', ['Fetishism', 'Dominance / Submission']],
    ['SENS', ['Sensory & Soft Play', 'Fetishism', 'Dominance / Submission']],
  ] as const)('begins where the two meet: %s', (theme, titles) => {
    const activities = [
      {
        questionText: 'a',
        complementaryQuestionText: 'b',
        isMutualComplementary: false,
        isSameQuestion: false,
      },
    ];
    const same = [{ ...activities[0]!, isSameQuestion: true }];
    const groups = [
      { title: 'Dominance / Submission', activities },
      { title: 'Fetishism', activities: same },
    ];
    expect(writeGuide(groups, theme)?.topics.map(({ title }) => title)).toEqual(titles);
    expect(writeGuide([], theme)).toBeNull();
  });
});
