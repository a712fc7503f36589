import { describe, expect, test } from 'vitest';
import { emphasisOf, interestLabel, sevenPoint } from './interest.ts';

describe('a score on the 1-7 scale', () => {
  test('is score ÷ 100 × 7 (spec §9)', () => {
    expect(sevenPoint(100)).toBe(7);
    expect(sevenPoint(50)).toBe(3.5);
  });

  test.each([
    [7, 'High Interest'],
    [6.5, 'High Interest'],
    [6.49, 'Strong Interest'],
    [5.5, 'Strong Interest'],
    [4.5, 'Moderate Interest'],
    [3.5, 'Some Interest'],
    [2.5, 'Limited Interest'],
    [1.5, 'Low Interest'],
    [1.49, 'No Interest'],
    [0, 'No Interest'],
  ])('%f reads %s', (seven, label) => {
    expect(interestLabel(seven)).toBe(label);
  });

  test.each([
    [6, 'high'],
    [5.99, 'medium'],
    [4, 'medium'],
    [3.99, 'neutral'],
  ])('%f is emphasised as %s', (seven, emphasis) => {
    expect(emphasisOf(seven)).toBe(emphasis);
  });
});
