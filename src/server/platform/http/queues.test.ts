import { describe, expect, test } from 'vitest';
import { createRefusalBrake } from './answer-errors.ts';
import { createConcurrencyLimit } from './serve.ts';

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

describe('refused requests', () => {
  /**
   * Refuses this many requests at once. Returns the numbers answered at once, by whether to close.
   */
  async function refuse(
    brake: ReturnType<typeof createRefusalBrake>,
    count: number,
    { client = 'one', now = 0 } = {},
  ) {
    const answered: boolean[] = [];
    for (let i = 0; i < count; i += 1)
      void brake(client, now).then((isClosed) => answered.push(isClosed));
    await new Promise(setImmediate);
    const closed = answered.filter(Boolean).length;
    return { open: answered.length - closed, closed };
  }

  test('wait beyond twenty of a network in a second', async () => {
    const brake = createRefusalBrake(1, () => new Promise(() => {}));
    expect(await refuse(brake, 25)).toEqual({ open: 20, closed: 0 });
    expect(await refuse(brake, 20, { client: 'other', now: 999 })).toEqual({ open: 20, closed: 0 });
    expect(await refuse(brake, 21, { now: 1000 })).toEqual({ open: 20, closed: 0 });
  });

  test('end their connection where eight of a network wait', async () => {
    const waits: (() => void)[] = [];
    const brake = createRefusalBrake(1, () => new Promise<void>((resolve) => waits.push(resolve)));
    expect(await refuse(brake, 40)).toEqual({ open: 20, closed: 12 });
    for (const end of waits.splice(0)) end();
    await new Promise(setImmediate);
    expect(await refuse(brake, 9, { now: 500 })).toEqual({ open: 0, closed: 1 });
  });

  test('end their connection where a hundred of all wait', async () => {
    const brake = createRefusalBrake(0, () => new Promise(() => {}));
    for (let n = 0; n < 12; n += 1) await refuse(brake, 8, { client: `${n}` });
    expect(await refuse(brake, 8, { client: 'last' })).toEqual({ open: 0, closed: 4 });
  });
});
