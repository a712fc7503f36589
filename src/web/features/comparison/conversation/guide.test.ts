import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compatibilityLevels } from '../../../../domain/scoring.ts';
import { activityGroups } from '../../../../domain/themes.ts';
import type { Comparison } from '../comparison-reply.ts';
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
const figure = record({
  dimension: integer({ min: 0, max: 100 }),
  se: integer({ min: 1, max: 20 }),
});
const profile = record({
  dimensions: record({ ds: figure, sm: figure, ve: figure, fet: figure, enm: figure }),
});
const rest = record({
  compatibilityLevel: constantFrom(...compatibilityLevels),
  compatibilityScore: integer({ min: 0, max: 100 }),
  compatibilityInterval: constantFrom<[number, number]>([0, 100], [40, 60]),
  compatibilityReason: text,
  profile1: profile,
  profile2: profile,
  dreamScenarios: array(
    record({
      questionText: text,
      user1Activity: integer({ min: 1, max: 5 }),
      user2Activity: integer({ min: 1, max: 5 }),
      estimated: boolean(),
    }),
  ),
});
const writeGuideFor = (comparison: Comparison) => writeGuide(readActivityGroups(comparison));

describe('the conversation guide', () => {
  test('depends only on the shown shared activities', () => {
    assert(
      property(array(activity), rest, rest, (sharedActivities, one, other) => {
        expect(writeGuideFor({ ...one, sharedActivities })).toEqual(
          writeGuideFor({ ...other, sharedActivities }),
        );
      }),
    );
  });

  test('has no activity that the page does not show', () => {
    assert(
      property(array(activity, { maxLength: 30 }), rest, (sharedActivities, others) => {
        const comparison = { ...others, sharedActivities };
        const shown = readActivityGroups(comparison).flatMap(({ activities }) => activities);
        const guide = writeGuideFor(comparison);
        const used = guide?.activities ?? [];
        const allowed = shown.flatMap(
          ({ questionText, complementaryQuestionText, isMutualComplementary, isSameQuestion }) =>
            isMutualComplementary || isSameQuestion
              ? [questionText]
              : [questionText, complementaryQuestionText],
        );
        expect(used.filter((one) => !allowed.includes(one))).toEqual([]);
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
    expect(writeGuideFor({ sharedActivities } as unknown as Comparison)).toEqual({
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
