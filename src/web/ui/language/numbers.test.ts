import { describe, expect, test } from 'vitest';
import { formatList, formatNumber, formatPercent, plural } from './numbers.ts';

const answers = { one: '# answer', other: '# answers' } as const;

describe('plural', () => {
  test.each([
    [0, '0 answers'],
    [1, '1 answer'],
    [2, '2 answers'],
    [1200, '1,200 answers'],
  ])('of %d is %s', (count, text) => {
    expect(plural(count, answers)).toBe(text);
  });

  test('chooses a form without a number', () => {
    expect(plural(1, { one: 'it is', other: 'they are' })).toBe('it is');
  });

  test('takes the general form when the language has no other', () => {
    expect(plural(1, { other: '# of 64' })).toBe('1 of 64');
  });
});

describe('a number', () => {
  test('has separators', () => {
    expect(formatNumber(12_345.5)).toBe('12,345.5');
  });

  test.each([
    [0, '0%'],
    [73.6, '74%'],
    [100, '100%'],
  ])('%d as a percentage is %s', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b, and c'],
])('lists %j as %s', (names, text) => {
  expect(formatList(names)).toBe(text);
});
