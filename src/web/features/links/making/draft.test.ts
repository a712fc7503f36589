import { describe, expect, test } from 'vitest';
import { maxChosenItems } from '../../../../domain/readings/links.ts';
import type { OwnAnswer } from '../../own-answers/own-answers.ts';
import { emptyDraft, listCandidates, missingText, toRequest, withTick } from './draft.ts';

const chosen = { ...emptyDraft, level: 'chosen' } as const;
const ticked = (count: number) =>
  Array.from({ length: count }, (_, n) => `A${n}`).reduce(withTick, chosen);

describe('a tick', () => {
  test('goes on and off', () => {
    expect(withTick(chosen, 'A01').itemIds).toEqual(['A01']);
    expect(withTick(withTick(chosen, 'A01'), 'A01').itemIds).toEqual([]);
  });

  test('is not taken beyond the limit, and can come off there', () => {
    const full = ticked(maxChosenItems);
    expect(full.itemIds).toHaveLength(maxChosenItems);
    expect(withTick(full, 'B99')).toBe(full);
    expect(withTick(full, 'A0').itemIds).toHaveLength(maxChosenItems - 1);
  });
});

describe('the request', () => {
  test('names interests at the level ‘chosen’ alone', () => {
    const draft = { ...ticked(2), label: 'Hinge', days: null };
    expect(toRequest(draft)).toEqual({
      level: 'chosen',
      itemIds: ['A0', 'A1'],
      label: 'Hinge',
      days: null,
    });
    expect(toRequest({ ...draft, level: 'words' }).itemIds).toEqual([]);
  });

  test('waits for a first tick', () => {
    expect(missingText(chosen)).toBe('Tick at least one interest first.');
    expect(missingText(ticked(1))).toBeNull();
    expect(missingText(emptyDraft)).toBeNull();
  });
});

test('candidates are high answers that no hard limit leaves out, by theme', () => {
  const answer = (itemId: string, fields: Partial<OwnAnswer>): OwnAnswer => ({
    itemId,
    question: itemId,
    category: 'DS',
    value: 5,
    label: '',
    isLimit: false,
    ...fields,
  });
  const listed = listCandidates([
    answer('A01', { category: 'SENS' }),
    answer('A02', { value: 4 }),
    answer('A03', { value: null }),
    answer('A04', { isLimit: true }),
    answer('A05', { shownWith: ['A04'] }),
    answer('A06', { value: 7 }),
  ]);
  expect(
    listed.map(({ theme, answers }) => [theme, ...answers.map(({ itemId }) => itemId)]),
  ).toEqual([
    ['DS', 'A06'],
    ['SENS', 'A01'],
  ]);
});
