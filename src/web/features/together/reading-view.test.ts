import { describe, expect, test } from 'vitest';
import {
  inventPair,
  inventPairs,
} from '../../../../test/support/browser/invented/invented-together.ts';
import { readingKind, viewRows } from './reading-view.ts';

describe('the kind of a reading', () => {
  test.each([
    ['invited', { state: 'invited' }],
    ['deciding', {}],
    ['waiting', { hasSaidYes: true }],
    ['replaced', { isReplaced: true }],
    ['replaced', { isReplaced: true, hasSaidYes: true }],
    ['shown', { state: 'revealed', hasSaidYes: true }],
    ['shown', { state: 'revealed', hasSaidYes: true, isReplaced: true }],
    ['over', { state: 'over', hasSaidYes: true }],
  ] as const)('is %s for %j', (kind, changes) => {
    expect(readingKind(inventPair(changes))).toBe(kind);
  });
});

describe('the list', () => {
  const { current, over } = viewRows(inventPairs());

  test('starts with open decisions and separates ended readings', () => {
    expect(current.map(({ kind }) => kind)).toEqual([
      'deciding',
      'shown',
      'waiting',
      'invited',
      'replaced',
    ]);
    expect(over.map(({ pair }) => pair.pairId)).toEqual(['over-1']);
  });

  test('sorts readings of one kind by their end', () => {
    const ends = ['2026-11-16T00:00:00.000Z', '2026-11-14T00:00:00.000Z'];
    const rows = viewRows(ends.map((endsAt) => inventPair({ pairId: endsAt, endsAt })));
    expect(rows.current.map(({ pair }) => pair.endsAt)).toEqual(ends.toReversed());
  });

  test('says whose invitation it was, and on which day', () => {
    const titles = [true, false].map(
      (isOwnInvitation) => viewRows([inventPair({ isOwnInvitation })]).current[0]?.title,
    );
    expect(titles).toEqual([
      'Your invitation of November 12, 2026',
      'An invitation to you, November 12, 2026',
    ]);
  });

  test('shows when a waiting reading ends, without the other person', () => {
    const waiting = current.find(({ kind }) => kind === 'waiting');
    expect(waiting?.status).toMatch(/^You said yes\. Open until \w+, November 14 at \d\d:\d\d\.$/);
  });

  test('leads to every reading but those that are over', () => {
    expect(current.every(({ action }) => action !== null)).toBe(true);
    expect(over.every(({ action }) => action === null)).toBe(true);
  });
});
