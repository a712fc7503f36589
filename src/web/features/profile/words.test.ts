import { expect, test } from 'vitest';
import * as words from './words.ts';

test.each([
  ['Leader', 34.4, 11.2, 'Leader tendency (34/100) ±11'],
  ['Follower', -46, 12, 'Follower tendency (46/100) ±12'],
  ['Leader', 100, 3.4, 'Leader tendency (100/100) ±3'],
])('a tendency to %s of %f with error %f reads %s', (pole, value, se, text) => {
  expect(words.tendency(pole, value, se)).toBe(text);
});
