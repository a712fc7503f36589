import { expect, test } from 'vitest';
import { themes } from '../../../../domain/themes.ts';
import { suggestedActivities } from './suggested-activities.ts';

test('has five different phrases for every category', () => {
  const phrases = ([...themes, 'VE'] as const).map(suggestedActivities);
  expect(phrases.every(({ length }) => length === 5)).toBe(true);
  expect(new Set(phrases.flat()).size).toBe(55);
});
