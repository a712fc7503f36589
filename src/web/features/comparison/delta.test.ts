import { expect, test } from 'vitest';
import { readDelta, withSameSide } from './theme-rows.ts';

test.each([
  [50, 50, { size: 0, tone: 'good', word: 'close' }],
  [50, 65, { size: 15, tone: 'good', word: 'close' }],
  [50, 66, { size: 16, tone: 'medium', word: 'apart' }],
  [20, 50, { size: 30, tone: 'medium', word: 'apart' }],
  [20, 51, { size: 31, tone: 'poor', word: 'far apart' }],
])('the difference of %i and %i is %o', (mine, theirs, delta) => {
  expect(readDelta(mine, theirs)).toEqual(delta);
});

test.each([
  [70, 68, 'same side'],
  [20, 51, 'far apart'],
])('interests of %i and %i in the same side read %s', (mine, theirs, word) => {
  expect(withSameSide(readDelta(mine, theirs)).word).toBe(word);
});
