import { describe, expect, test } from 'vitest';
import { inventLink } from '../../gallery/invented/invented-links.ts';
import type { OwnLink } from '../parts/use-links.ts';
import { countLive, earlierEnds, readLink } from './link-reading.ts';

const now = new Date(2026, 10, 20, 12, 0);
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const link = inventLink(1);
const read = (fields: Partial<OwnLink>) =>
  readLink({ ...link, ...fields }, { origin: 'https://spark.example', now });

describe('a link in words', () => {
  test('has its owner’s label as the title', () => {
    expect(read({ label: 'Hinge, November' })).toEqual({
      title: 'Hinge, November',
      facts: ['Ten themes', 'Answers of November 12', 'No end', 'Not opened yet'],
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

  test.each([
    ['0', 'Not opened yet'],
    ['1', 'Opened once'],
    ['2-4', 'Opened 2–4 times'],
    ['5-9', 'Opened 5–9 times'],
    ['10+', 'Opened 10 times or more'],
  ] as const)('tells the views %s roughly', (views, fact) => {
    expect(read({ views }).facts.at(-1)).toBe(fact);
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
