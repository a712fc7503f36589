import { expect, test } from 'vitest';
import { readEmphasis } from './theme-view.ts';

test.each([
  [6, 'high'],
  [5.99, 'medium'],
  [4, 'medium'],
  [3.99, 'neutral'],
])('%f is emphasised as %s', (sevenPoint, emphasis) => {
  expect(readEmphasis(sevenPoint)).toBe(emphasis);
});
