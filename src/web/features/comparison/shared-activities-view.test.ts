import { expect, test } from 'vitest';
import type { SharedActivity } from './comparison-reply.ts';
import { activityLayout, viewActivityGroups } from './shared-activities-view.ts';

const activity = (category: SharedActivity['category'], questionText: string) => ({
  category,
  questionText,
  complementaryQuestionText: 'its other side',
  isMutualComplementary: false,
  isSameQuestion: false,
});

test('joins DS and SM, and adds further themes below', () => {
  const sharedActivities = [
    ...['a', 'b', 'c'].map((text) => activity('DS', text)),
    ...['d', 'e'].map((text) => activity('SM', text)),
    activity('ROLE', 'g'),
    activity('FET', 'f'),
  ];
  expect(
    viewActivityGroups({ sharedActivities }).map(({ title, activities }) => [
      title,
      activities.map(({ questionText }) => questionText),
    ]),
  ).toEqual([
    ['Dominance / Submission', ['a', 'b', 'c', 'd', 'e']],
    ['Fetishism', ['f']],
    ['Caring', ['g']],
  ]);
});

test.each([
  [true, true, 'both-sides'],
  [true, false, 'both-sides'],
  [false, true, 'same'],
  [false, false, 'two-sides'],
])(
  'both sides %s and same question %s are shown as %s',
  (isMutualComplementary, isSameQuestion, layout) => {
    expect(activityLayout({ ...activity('DS', 'x'), isMutualComplementary, isSameQuestion })).toBe(
      layout,
    );
  },
);
