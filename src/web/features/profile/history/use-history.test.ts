import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/error.ts';
import type { User } from '../../../platform/session/session.ts';
import { toHistoryPhase } from './use-history.ts';

const user = { id: 'one' } as User; // as: only whether there is a user matters
const result = { startedDay: '2026-01-02', traits: [], change: null };
const loaded = (count: number) => ({
  data: { results: Array.from({ length: count }, () => result) },
  error: null,
});
const failed = (status: number) => ({
  data: undefined,
  error: new ApiError('failed', status, null),
});

describe('the page with results over time', () => {
  test('asks a visitor without a session to sign in', () => {
    expect(toHistoryPhase(null, loaded(2)).phase).toBe('not-logged-in');
    expect(toHistoryPhase(user, failed(401)).phase).toBe('not-logged-in');
  });

  test('shows none, one or several results', () => {
    expect(toHistoryPhase(user, loaded(0))).toEqual({ phase: 'none' });
    expect(toHistoryPhase(user, loaded(1))).toEqual({ phase: 'one', startedDay: '2026-01-02' });
    expect(toHistoryPhase(user, loaded(2))).toMatchObject({ phase: 'several' });
  });

  test('waits, and tells that loading failed', () => {
    expect(toHistoryPhase(user, { data: undefined, error: null })).toEqual({ phase: 'loading' });
    expect(toHistoryPhase(user, failed(500)).phase).toBe('failed');
  });
});
