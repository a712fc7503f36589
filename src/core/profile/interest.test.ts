import { describe, expect, test } from 'vitest';
import { interestLabel, toSevenPoint } from './interest.ts';

describe('a score on the scale from 1 to 7', () => {
  test('is score ÷ 100 × 7', () => {
    expect(toSevenPoint(100)).toBe(7);
    expect(toSevenPoint(50)).toBe(3.5);
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
  ])('%f reads %s', (sevenPoint, label) => {
    expect(interestLabel(sevenPoint)).toBe(label);
  });
});
