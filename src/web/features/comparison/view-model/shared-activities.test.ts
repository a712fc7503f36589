import { expect, test } from 'vitest';
import type { SharedActivity } from './comparison-reply.ts';
import { activityForm, readActivityGroups } from './shared-activities.ts';

const activity = (category: SharedActivity['category'], questionText: string): SharedActivity => ({
  category,
  questionText,
  complementaryQuestionText: 'its other side',
  isMutualComplementary: false,
  isSameQuestion: false,
});

test('joins DS and SM and shows at most four activities', () => {
  const sharedActivities = [
    ...['a', 'b', 'c'].map((text) => activity('DS', text)),
    ...['d', 'e'].map((text) => activity('SM', text)),
    activity('FET', 'f'),
  ];
  expect(
    readActivityGroups({ sharedActivities }).map(({ title, activities }) => [
      title,
      activities.map(({ questionText }) => questionText),
    ]),
  ).toEqual([
    ['Dominance / Submission', ['a', 'b', 'c', 'd']],
    ['Fetishism', ['f']],
  ]);
});

test.each([
  [true, true, 'both-sides'],
  [true, false, 'both-sides'],
  [false, true, 'same'],
  [false, false, 'two-sides'],
])(
  'both sides %s and same question %s are shown as %s',
  (isMutualComplementary, isSameQuestion, form) => {
    expect(activityForm({ ...activity('DS', 'x'), isMutualComplementary, isSameQuestion })).toBe(
      form,
    );
  },
);
