import { expect, it } from 'vitest';
import { dimensionKeys } from '../../../../domain/themes.ts';
import { suggestedActivities } from './suggested-activities.ts';

it('has five different phrases for every category (spec §3)', () => {
  expect(Object.keys(suggestedActivities).sort()).toEqual([...dimensionKeys, 'VE'].sort());
  const phrases = Object.values(suggestedActivities).flat();
  expect(new Set(phrases).size).toBe(55);
});
