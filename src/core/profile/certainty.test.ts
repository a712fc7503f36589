import { describe, expect, test } from 'vitest';
import { certaintyOfChance, leastCertain, deriveCertainty } from './certainty.ts';

describe('the certainty of a value', () => {
  test.each([
    [19.7, 'clearly'],
    [-19.7, 'clearly'],
    [19.6, 'probably'],
    [10, 'probably'],
    [-10, 'probably'],
    [9.9, 'close'],
    [0, 'close'],
  ])('%f with an error of 10 is %s', (value, expected) => {
    expect(deriveCertainty({ value, se: 10 })).toBe(expected);
  });

  test('is measured from the limit', () => {
    expect(deriveCertainty({ value: 70, se: 10 }, 50)).toBe('clearly');
    expect(deriveCertainty({ value: 55, se: 10 }, 50)).toBe('close');
  });
});

test('a chance of 95 % is clear', () => {
  expect([0.6, 0.949, 0.95].map(certaintyOfChance)).toEqual(['probably', 'probably', 'clearly']);
});

test('the least sure condition decides', () => {
  expect(leastCertain('clearly', 'probably')).toBe('probably');
  expect(leastCertain('close', 'clearly', 'probably')).toBe('close');
  expect(leastCertain()).toBe('clearly');
});
