import { expect, test } from 'vitest';
import { splitSummary } from './profile-view.ts';

test('a summary is split after whole sentences', () => {
  const text =
    'You lean toward leading. You are drawn most to sensory play, to power between two people and to the chase. It rests on 66 answers.';
  const { lead, rest } = splitSummary(text);
  expect(rest).toBe('It rests on 66 answers.');
  expect(`${lead} ${rest}`).toBe(text);
  expect(splitSummary('no sentence at all')).toEqual({ lead: 'no sentence at all', rest: '' });
});
