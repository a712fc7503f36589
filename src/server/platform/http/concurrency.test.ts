import { describe, expect, test } from 'vitest';
import { createConcurrencyLimit, createRefusalDelays } from './concurrency.ts';

/** Starts work that ends when the test says so. */
function startWork(limit: ReturnType<typeof createConcurrencyLimit>, key: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { hasStarted: false };
  const done = limit.run(key, () => {
    state.hasStarted = true;
    return promise;
  });
  return { state, done, finish: resolve };
}

describe('requests of one account or network', () => {
  test('wait for their turn, but not for others', async () => {
    const limit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 10 });
    const works = Array.from({ length: 4 }, () => startWork(limit, 'one'));
    const other = startWork(limit, 'other');
    const started = () => works.map(({ state }) => state.hasStarted);
    expect([started(), other.state.hasStarted]).toEqual([[true, true, false, false], true]);
    works[1]?.finish();
    await works[1]?.done;
    expect(started()).toEqual([true, true, true, false]);
    works[0]?.finish();
    await works[0]?.done;
    expect(started()).toEqual([true, true, true, true]);
  });

  test('make room when they fail', async () => {
    const limit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 });
    const fail = () => limit.run('one', () => Promise.reject(new Error('broken')));
    const outcomes = await Promise.allSettled([fail(), fail()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await limit.run('one', async () => 'ran')).toBe('ran');
  });

  test('are refused when too many wait', async () => {
    const limit = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 });
    const works = [startWork(limit, 'one'), startWork(limit, 'one')];
    await expect(startWork(limit, 'one').done).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 1 },
    });
    for (const { finish } of works) finish();
    await Promise.all(works.map(({ done }) => done));
    expect(await limit.run('one', async () => 'ran')).toBe('ran');
  });
});

test('refused requests wait beyond twenty of a network in a second', () => {
  const findDelay = createRefusalDelays(1);
  const refuse = (count: number, client: string, now: number) =>
    Array.from({ length: count }, () => findDelay(client, now)).filter((delay) => delay > 0).length;
  expect([refuse(25, 'one', 0), refuse(20, 'other', 999)]).toEqual([5, 0]);
  expect(refuse(21, 'one', 1000)).toBe(1);
});
