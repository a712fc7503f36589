import { expect, test } from 'vitest';
import { deriveWithholding, withhold } from './comparison.ts';

const answered = (synthetic = false, firstAnsweredAt = 0) => ({ synthetic, firstAnsweredAt });
const [person, program, late] = [answered(), answered(true), answered(false, 60_000)];
const of = (attempt: typeof person, flagged = false) => ({ attempt, flagged });
const tooSoon = withhold('tooSoon', '1970-01-01T00:05:00.000Z');

test.each([
  ['nothing between two people', of(person), person, null],
  ['nothing between two programs', of(program), program, withhold(null)],
  ['all from a program that asks a person', of(program), person, withhold('synthetic')],
  ['all from a person who asks a program', of(person), program, withhold('synthetic')],
  ['all while answers are in doubt', of(person, true), person, withhold('flagged')],
  ['all for four minutes', of(late), person, tooSoon],
])('a comparison withholds %s', (_, caller, other, expected) => {
  expect(deriveWithholding(caller, other, 299_999)).toEqual(expected);
  expect(deriveWithholding(of(late), person, 300_000)).toBeNull();
});
