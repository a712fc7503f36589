import { describe, expect, test } from 'vitest';
import { SerializationFailure } from '../database-errors.ts';
import { retryOnConflict } from './postgres-errors.ts';

const conflict = new SerializationFailure('conflict');

/** Returns a clock that only pauses advance, with the longest possible pauses. */
function makeClock(random = 1) {
  const pauses: number[] = [];
  let time = 0;
  return {
    pauses,
    options: {
      now: () => time,
      random: () => random,
      sleep: async (milliseconds: number) => {
        time += milliseconds;
        pauses.push(milliseconds);
      },
    },
  };
}

const failTimes = (times: number, error: Error = conflict) => {
  let runs = 0;
  return async () => {
    runs += 1;
    if (runs <= times) throw error;
    return runs;
  };
};

describe('a unit that meets a conflict', () => {
  test('runs again after pauses that grow to 200 ms', async () => {
    const { pauses, options } = makeClock();
    expect(await retryOnConflict(failTimes(8), options)).toBe(9);
    expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 200, 200]);
  });

  test('pauses for a random part of the limit', async () => {
    const { pauses, options } = makeClock(0.25);
    await retryOnConflict(failTimes(3), options);
    expect(pauses).toEqual([1, 2, 4]);
  });

  test('fails after fifty runs', async () => {
    const { pauses, options } = makeClock(0);
    await expect(retryOnConflict(failTimes(50), options)).rejects.toBe(conflict);
    expect(pauses).toHaveLength(49);
    expect(await retryOnConflict(failTimes(49), makeClock(0).options)).toBe(50);
  });

  test('fails before its pauses exceed eight seconds', async () => {
    const { pauses, options } = makeClock();
    await expect(retryOnConflict(failTimes(100), options)).rejects.toBe(conflict);
    const total = pauses.reduce((sum, milliseconds) => sum + milliseconds, 0);
    expect(total).toBeLessThanOrEqual(8000);
    expect(total).toBeGreaterThan(7700);
  });

  test('reports each further run', async () => {
    let retries = 0;
    const { options } = makeClock();
    await retryOnConflict(failTimes(3), { ...options, onRetry: () => (retries += 1) });
    expect(retries).toBe(3);
  });
});

test('another error is not retried', async () => {
  const failure = new Error('no');
  const run = failTimes(1, failure);
  await expect(retryOnConflict(run)).rejects.toBe(failure);
  expect(await run()).toBe(2);
});
