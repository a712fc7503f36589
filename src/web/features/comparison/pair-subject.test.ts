import { expect, test } from 'vitest';
import { readPairSubject } from './pair-subject.ts';

test('a pair has its level with a capital, its tone and its percent as an area', () => {
  const fit = { compatibilityLevel: 'very compatible', compatibilityScore: 64 } as const;
  expect(readPairSubject(fit, ['Fetishism'])).toEqual({
    level: 'Very compatible',
    tone: 'good',
    overlap: 0.64,
    shared: ['Fetishism'],
  });
});
