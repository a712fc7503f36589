import { describe, expect, test } from 'vitest';
import {
  capitalise,
  deltaOf,
  formOf,
  readGroups,
  readRows,
  type Comparison,
  type SharedActivity,
} from './comparison-view.ts';

const at = (dimension: number) => ({ dimension, se: 5 });
const activity = (category: SharedActivity['category'], questionText: string): SharedActivity => ({
  category,
  questionText,
  complementaryQuestionText: 'its other side',
  isMutualComplementary: false,
  isSameQuestion: false,
});

const comparison: Comparison = {
  compatibilityLevel: 'compatible',
  compatibilityScore: 64,
  compatibilityInterval: [56, 71],
  compatibilityReason: 'You meet in who leads.',
  profile1: { dimensions: { ds: at(72.4), sm: at(20), ve: at(35), fet: at(58), enm: at(27) } },
  profile2: { dimensions: { ds: at(30), sm: at(66), ve: at(54), fet: at(21), enm: at(31) } },
  dreamScenarios: [],
  sharedActivities: [
    ...['a', 'b', 'c'].map((text) => activity('DS', text)),
    ...['d', 'e'].map((text) => activity('SM', text)),
    activity('FET', 'f'),
  ],
};

describe('a difference (spec §9)', () => {
  test.each([
    [50, 50, { size: 0, tone: 'good', word: 'close' }],
    [50, 65, { size: 15, tone: 'good', word: 'close' }],
    [50, 66, { size: 16, tone: 'medium', word: 'apart' }],
    [20, 50, { size: 30, tone: 'medium', word: 'apart' }],
    [20, 51, { size: 31, tone: 'poor', word: 'far apart' }],
  ])('%i and %i: %o', (mine, theirs, delta) => {
    expect(deltaOf(mine, theirs)).toEqual(delta);
  });
});

test('sets my DS against their SM, and like against like (spec §2)', () => {
  expect(
    readRows(comparison).map(({ code, label, mine, theirs, delta }) => [
      code,
      label,
      Math.round(mine.value),
      theirs.value,
      delta.size,
    ]),
  ).toEqual([
    ['DS/SM', 'Your Dom ↔ Their Sub', 72, 66, 6],
    ['VE', 'Voyeurism & Exhibitionism', 35, 54, 19],
    ['FET', 'Fetishism', 58, 21, 37],
    ['ENM', 'Ethical Non-Monogamy', 27, 31, 4],
  ]);
  expect(readRows(comparison)[0]?.reverse).toMatchObject({
    label: 'Your Sub ↔ Their Dom',
    delta: { size: 10, word: 'close' },
  });
});

test('gathers DS and SM in one group and shows at most four of each', () => {
  expect(
    readGroups(comparison).map(({ title, activities }) => [
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
  'an activity with both sides %s and the same question %s is shown as %s',
  (isMutualComplementary, isSameQuestion, form) => {
    expect(formOf({ ...activity('DS', 'x'), isMutualComplementary, isSameQuestion })).toBe(form);
  },
);

test('capitalises a level', () => {
  expect(capitalise('very compatible')).toBe('Very compatible');
});
