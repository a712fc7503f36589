import { expect, test } from 'vitest';
import { inventComparison } from '../../../../test/support/browser/invented/invented-comparison.ts';
import { type Comparison, describeLevels, viewPairSubject } from './comparison-reply.ts';
import { viewVerdict } from './verdict-view.ts';

const invented = inventComparison('compatible', 63);
const read = (given: Partial<Comparison['detail']>) =>
  viewVerdict({
    ...invented,
    detail: {
      ...invented.detail,
      levelProbabilities: [0.04, 0.31, 0.44, 0.21],
      levelRange: { lowest: 'somewhat compatible', highest: 'compatible' },
      theyAreOpenTo: 'most',
      youAreOpenTo: 'half',
      ...given,
    },
  });

test.each([
  ['compatible', 'compatible', 'Compatible'],
  ['compatible', 'very compatible', 'Between compatible and very compatible'],
  ['unlikely to be compatible', 'somewhat compatible', 'Between unlikely and somewhat compatible'],
  [
    'somewhat compatible',
    'very compatible',
    'Anywhere from somewhat compatible to very compatible',
  ],
] as const)('names the levels from %s to %s', (lowest, highest, title) => {
  expect(describeLevels({ lowest, highest })).toBe(title);
});

test('says in both directions how much the other is open to', () => {
  expect(read({}).openness).toBe(
    'They are open to most of what you want, you to about half of what they want.',
  );
  expect(read({ theyAreOpenTo: null }).openness).toMatch(
    /^You are open to about half .*little of this draws you/,
  );
  expect(read({ youAreOpenTo: null }).openness).toMatch(
    /^They are open to most .*little of this draws them/,
  );
  expect(read({ theyAreOpenTo: null, youAreOpenTo: null }).openness).toBeNull();
});

test('lists the four levels with their likelihood and marks the named ones', () => {
  const { levels } = read({});
  expect(levels.map(({ percent }) => percent)).toEqual([4, 31, 44, 21]);
  expect(levels.map(({ isNamed }) => isNamed)).toEqual([false, true, true, false]);
});

test('a pair has its level with a capital, its tone and its percent as an area', () => {
  const levelRange = { lowest: 'very compatible', highest: 'very compatible' } as const;
  const fit = {
    compatibilityLevel: 'very compatible',
    compatibilityScore: 64,
    levelRange,
  } as const;
  expect(viewPairSubject(fit, ['Fetishism'])).toEqual({
    level: 'Very compatible',
    tone: 'good',
    overlap: 0.64,
    shared: ['Fetishism'],
  });
});
