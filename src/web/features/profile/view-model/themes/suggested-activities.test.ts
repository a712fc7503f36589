import { expect, test } from 'vitest';
import { themes } from '../../../../../domain/themes.ts';
import { suggestedActivities } from './suggested-activities.ts';

test('every theme has five suggestions of its own', () => {
  const phrases = ([...themes, 'VE'] as const).map(suggestedActivities);
  expect(phrases.every(({ length }) => length === 5)).toBe(true);
  expect(new Set(phrases.flat()).size).toBe(55);
});
