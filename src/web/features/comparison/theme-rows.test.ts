import { expect, test } from 'vitest';
import { inventComparison } from '../../../../test/support/browser/invented/invented-comparison.ts';
import type { Comparison } from './comparison-reply.ts';
import { viewDelta, viewThemeRows, withSameSide } from './theme-rows.ts';

const at = (dimension: number) => ({ dimension });

const invented = inventComparison('compatible', 64);
const comparison: Comparison = {
  ...invented,
  profile1: { dimensions: { ds: at(72.4), sm: at(20), ve: at(35), fet: at(58), enm: at(27) } },
  profile2: { dimensions: { ds: at(30), sm: at(66), ve: at(54), fet: at(21), enm: at(31) } },
  detail: { ...invented.detail, isShowingSameSide: false },
};

test('does not call two people who both watch close', () => {
  const voyeurs = {
    ...comparison,
    profile2: { dimensions: { ...comparison.profile2.dimensions, ve: at(38) } },
  };
  const word = (given: Comparison) => viewThemeRows(given)[1]?.delta.word;
  expect([
    word(voyeurs),
    word({ ...voyeurs, detail: { ...voyeurs.detail, isShowingSameSide: true } }),
  ]).toEqual(['close', 'same side']);
});

test('compares my DS with their SM, and like with like', () => {
  expect(
    viewThemeRows(comparison).map(({ code, label, mine, theirs, delta }) => [
      code,
      label,
      Math.round(mine),
      theirs,
      delta.size,
    ]),
  ).toEqual([
    ['DS/SM', 'Your Dom ↔ Their Sub', 72, 66, 6],
    ['VE', 'Voyeurism & Exhibitionism', 35, 54, 19],
    ['FET', 'Fetishism', 58, 21, 37],
    ['ENM', 'Ethical Non-Monogamy', 27, 31, 4],
  ]);
  expect(viewThemeRows(comparison)[0]?.reverse).toMatchObject({
    label: 'Your Sub ↔ Their Dom',
    delta: { size: 10, word: 'close' },
  });
});

test.each([
  [50, 50, { size: 0, tone: 'good', word: 'close' }],
  [50, 65, { size: 15, tone: 'good', word: 'close' }],
  [50, 66, { size: 16, tone: 'medium', word: 'apart' }],
  [20, 50, { size: 30, tone: 'medium', word: 'apart' }],
  [20, 51, { size: 31, tone: 'poor', word: 'far apart' }],
])('the difference of %i and %i is %o', (mine, theirs, delta) => {
  expect(viewDelta(mine, theirs)).toEqual(delta);
});

test.each([
  [70, 68, 'same side'],
  [20, 51, 'far apart'],
])('interests of %i and %i in the same side read %s', (mine, theirs, word) => {
  expect(withSameSide(viewDelta(mine, theirs)).word).toBe(word);
});
