import { expect, test } from 'vitest';
import { inventComparison } from '../../../../test/support/browser/invented/invented-comparison.ts';
import { type Comparison, viewPairSubject } from './comparison-reply.ts';
import { viewVerdict } from './verdict-view.ts';

const invented = inventComparison('compatible', 63);
const read = (given: Partial<Comparison['detail']>) =>
  viewVerdict({
    ...invented,
    detail: {
      ...invented.detail,
      levelProbabilities: [0.04, 0.31, 0.44, 0.21],
      neighbourLevel: 'somewhat compatible',
      theyAreOpenTo: 71,
      youAreOpenTo: 64,
      ...given,
    },
  });

test('names both levels, lower first, if neither is likely enough', () => {
  expect(read({}).between).toBe(
    'Between “somewhat compatible” and “compatible”: your answers don’t settle which.',
  );
  expect(read({ neighbourLevel: 'very compatible' }).between).toMatch(
    /^Between “compatible” and “very compatible”/,
  );
  expect(read({ neighbourLevel: null }).between).toBeNull();
});

test('says in both directions how much the other is open to', () => {
  expect(read({}).openness).toBe(
    'They are open to 71 % of what you want, you to 64 % of what they want.',
  );
  expect(read({ theyAreOpenTo: null }).openness).toMatch(
    /^You are open to 64 %.*little of this draws you/,
  );
  expect(read({ youAreOpenTo: null }).openness).toMatch(
    /^They are open to 71 %.*little of this draws them/,
  );
  expect(read({ theyAreOpenTo: null, youAreOpenTo: null }).openness).toBeNull();
});

test('lists the four levels with their likelihood and marks the named one', () => {
  const { levels } = read({});
  expect(levels.map(({ percent }) => percent)).toEqual([4, 31, 44, 21]);
  expect(levels.map(({ isNamed }) => isNamed)).toEqual([false, false, true, false]);
});

test('a pair has its level with a capital, its tone and its percent as an area', () => {
  const fit = { compatibilityLevel: 'very compatible', compatibilityScore: 64 } as const;
  expect(viewPairSubject(fit, ['Fetishism'])).toEqual({
    level: 'Very compatible',
    tone: 'good',
    overlap: 0.64,
    shared: ['Fetishism'],
  });
});
