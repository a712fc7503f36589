import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { queryClient } from './query-client.ts';

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

  test.each([
    [500, 3],
    [409, 1],
  ])('makes a save that fails with %i %i times', async (status, times) => {
    const save = vi.fn(async () => {
      throw new ApiError('Failed', status);
    });
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: save });
    const outcome = mutation.execute(undefined).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(ApiError);
    expect(save).toHaveBeenCalledTimes(times);
  });

  test.each([
    [500, 2],
    [404, 1],
  ])('makes a request that fails with %i %i times', async (status, times) => {
    const fetchData = vi.fn(async () => {
      throw new ApiError('Failed', status);
    });
    const read = queryClient
      .fetchQuery({ queryKey: ['failing', status], queryFn: fetchData })
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await read).toBeInstanceOf(ApiError);
    expect(fetchData).toHaveBeenCalledTimes(times);
  });
});
