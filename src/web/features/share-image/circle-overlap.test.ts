import { expect, test } from 'vitest';
import { offsetOfShare, sharedArea } from './circle-overlap.ts';

test.each([0, 0.1, 0.25, 0.5, 0.64, 0.9, 1])('circles share %d of their area', (share) => {
  expect(sharedArea(offsetOfShare(share))).toBeCloseTo(share, 4);
});

test('the shared area is what lies in both circles', () => {
  // Counts points of a fine grid instead of integrating.
  const offset = 0.4;
  const grid = Array.from({ length: 401 }, (_, index) => (index - 200) / 200);
  const isIn = (x: number, y: number, centre: number) => (x - centre) ** 2 + y ** 2 <= 1;
  const inOne = grid.flatMap((x) => grid.filter((y) => isIn(x, y, 0))).length;
  const inBoth = grid.flatMap((x) => grid.filter((y) => isIn(x, y, -offset) && isIn(x, y, offset)));
  expect(sharedArea(offset)).toBeCloseTo(inBoth.length / inOne, 2);
});
