import { expect, test } from 'vitest';
import { suggestedActivities } from './words.ts';

test('every theme has suggestions of its own', () => {
  const phrases = Object.values(suggestedActivities).flat();
  expect(new Set(phrases).size).toBe(phrases.length);
});
