import { describe, expect, test } from 'vitest';
import { traitCount, traits } from '../bank/traits.ts';
import { exactCompatibility } from './compatibility.ts';

describe('the compatibility index of archetypes', () => {
  // Domain scores / 100 by kind of trait. A leader wants the leading poles between the answers 5
  // and 6 (.70) and rejects the opposite poles (.05). A switch wants both slightly less (.65).
  // Unpoled themes lie near the answer 3 (.30). The targets come from measurement §6.
  const scores = (positive: number, negative: number, unpoled: number): number[] =>
    traits.map(({ pole }) => ({ '+': positive, '-': negative, '0': unpoled })[pole]);
  const leader = scores(0.7, 0.05, 0.3);
  const follower = scores(0.05, 0.7, 0.3);
  const switching = scores(0.65, 0.65, 0.3);
  const uninterested = scores(0.05, 0.05, 0.05);
  const neutral = scores(0.5, 0.5, 0.5);
  test.each([
    ['leader and follower', leader, follower, 96],
    ['two switches', switching, switching, 96],
    ['leader and switch', leader, switching, 70],
    ['two uninterested people', uninterested, uninterested, 75],
    ['two neutral people', neutral, neutral, 75],
    ['uninterested and leader', uninterested, leader, 44],
    ['two leaders', leader, leader, 27],
  ])('%s', (_, first, second, target) => {
    const percent = exactCompatibility(first, second);
    expect(Math.abs(percent - target)).toBeLessThanOrEqual(2);
    expect(exactCompatibility(second, first)).toBeCloseTo(percent, 12);
  });

  test('falls short of 100 by the baseline alone', () => {
    expect(exactCompatibility(scores(1, 1, 1), scores(1, 1, 1))).toBeCloseTo(
      100 * (0.5 * ((traitCount + 0.25) / (traitCount + 0.5)) + 0.5),
      12,
    );
    expect(() => exactCompatibility([1], [1])).toThrow(`${traitCount} numbers`);
  });
});
