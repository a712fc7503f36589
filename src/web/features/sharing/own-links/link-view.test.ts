import { describe, expect, test } from 'vitest';
import { inventLink } from '../../../../../test/support/browser/invented/invented-links.ts';
import { inventAnswer as answer } from '../../../../../test/support/browser/invented/invented-together.ts';
import { maxChosenItems } from '../../../../domain/links.ts';
import {
  countLive,
  earlierEnds,
  viewLink,
  emptyDraft,
  listCandidates,
  missingText,
  toRequest,
  withTick,
} from './link-view.ts';
import type { OwnLink } from './use-links.ts';

const now = new Date(2026, 10, 20, 12, 0);
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const link = inventLink(1);
const read = (fields: Partial<OwnLink>) =>
  viewLink({ ...link, ...fields }, { origin: 'https://spark.example', now });

describe('a link in words', () => {
  test('has its owner’s label as the title', () => {
    expect(read({ label: 'Hinge, November' })).toEqual({
      title: 'Hinge, November',
      facts: ['Ten themes', 'Answers of November 12', 'No end'],
      address: `https://spark.example/s#${link.token}`,
    });
  });

  test('has its level as the title without a label, and says it once', () => {
    expect(read({ level: 'words' }).title).toBe('In words');
    expect(read({ level: 'words' }).facts).not.toContain('In words');
  });

  test.each([
    [1, 'Ten themes and 1 interest'],
    [20, 'Ten themes and 20 interests'],
  ])('counts %i chosen interests', (count, fact) => {
    expect(read({ level: 'chosen', itemIds: Array(count).fill('A01') }).facts[0]).toBe(fact);
  });

  test('says that the survey was taken again since, and of another year', () => {
    expect(read({ isReplaced: true, answersDay: '2025-11-12' }).facts).toContain(
      'Answers of November 12, 2025, before your retake',
    );
  });

  test('says when it ends or ended', () => {
    const endsAt = new Date(2026, 10, 27, 11, 5).toISOString();
    expect(read({ endsAt }).facts).toContain('Ends November 27 at 11:05');
    expect(read({ endsAt, hasEnded: true }).facts).toContain('Ended November 27 at 11:05');
  });
});

describe('the ends that a link may still get', () => {
  test.each([
    [null, [0, 1, 7, 30]],
    [inHours(24 * 30), [0, 1, 7]],
    [inHours(25), [0, 1]],
    [inHours(24), [0]],
  ] as const)('with the end %s are %j', (endsAt, expected) => {
    expect(earlierEnds({ ...link, endsAt }, now)).toEqual(expected);
  });
});

test('ended links are no live ones', () => {
  expect(countLive([link, { ...link, hasEnded: true }, link])).toBe(2);
});

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
  const listed = listCandidates([
    answer('A01', { category: 'SENS' }),
    answer('A02', { value: 4 }),
    answer('A03', { value: null }),
    answer('A04', { isLimit: true }),
    answer('A05', { shownWith: ['A04'] }),
    answer('A06', { value: 7 }),
  ]);
  expect(
    listed.map(({ theme, entries }) => [theme, ...entries.map(({ itemId }) => itemId)]),
  ).toEqual([
    ['DS', 'A06'],
    ['SENS', 'A01'],
  ]);
});
