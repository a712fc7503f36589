import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { ApiError } from '../api/error.ts';
import { queryClient } from './query-client.ts';
import { clearSession, setUser } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

describe('the query client', () => {
  test('keeps fetched data fresh for five minutes', async () => {
    const fetchData = vi.fn(async () => 'data');
    const read = () => queryClient.fetchQuery({ queryKey: ['fresh'], queryFn: fetchData });
    await read();
    vi.advanceTimersByTime(5 * 60_000 - 1);
    await read();
    expect(fetchData).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await read();
    expect(fetchData).toHaveBeenCalledTimes(2);
  });

  const start = {
    save: (run: () => Promise<never>) =>
      queryClient.getMutationCache().build(queryClient, { mutationFn: run }).execute(undefined),
    request: (run: () => Promise<never>) =>
      queryClient.fetchQuery({ queryKey: ['failing'], queryFn: run }),
  };

  test.each([
    ['save', 500, 3],
    ['save', 409, 1],
    ['request', 500, 2],
    ['request', 404, 1],
  ] as const)('makes a %s that fails with %i %i times', async (kind, status, times) => {
    const run = vi.fn(() => Promise.reject(new ApiError('Failed', status)));
    const outcome = start[kind](run).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(ApiError);
    expect(run).toHaveBeenCalledTimes(times);
  });

  test('forgets what it fetched when another person signs in', () => {
    setUser(inventUser({ id: 'u1' }));
    queryClient.setQueryData(['profile'], 'of u1');
    setUser(inventUser({ id: 'u1', hasEmail: true }));
    expect(queryClient.getQueryData(['profile'])).toBe('of u1');
    setUser(inventUser({ id: 'u2' }));
    expect(queryClient.getQueryData(['profile'])).toBeUndefined();
    clearSession();
  });
});
