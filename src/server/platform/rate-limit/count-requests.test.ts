import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { BatchLimits } from '../batcher.ts';
import type { Database } from '../db/database.ts';
import { createRateLimiter } from './rate-limit.ts';
import { findCount, countRequests, type CountRequest } from './store.ts';

const spark = useTestApp();

let keys = 0;
const newKey = (): Uint8Array => new Uint8Array([(keys += 1)]);

const request = (key: Uint8Array, cost: number, max: number, isForced = false): CountRequest => ({
  windows: [{ key, max, endsAt: 60_000 }],
  cost,
  isForced,
});
const count = (requests: readonly CountRequest[]) =>
  spark.db.write((tx) => countRequests(tx, requests));
const find = (key: Uint8Array) => spark.db.read((tx) => findCount(tx, key));

describe('requests that are counted together', () => {
  test('are allowed in their order, up to the maximum', async () => {
    const [one, other] = [newKey(), newKey()];
    expect(
      await count([
        request(one, 2, 4),
        request(other, 9, 9),
        request(one, 3, 4),
        request(one, 2, 4),
        request(one, 1, 4),
      ]),
    ).toEqual([null, null, 60_000, null, 60_000]);
    expect([await find(one), await find(other)]).toEqual([4, 9]);
  });

  test('leave no trace where one of their windows is full', async () => {
    const [minute, hour] = [newKey(), newKey()];
    const both: CountRequest = {
      windows: [
        { key: minute, max: 10, endsAt: 60_000 },
        { key: hour, max: 1, endsAt: 3_600_000 },
      ],
      cost: 1,
      isForced: false,
    };
    expect(await count([both, { ...both }, { ...both }])).toEqual([null, 3_600_000, 3_600_000]);
    expect([await find(minute), await find(hour)]).toEqual([1, 1]);
  });

  test('exceed the maximum only if they are forced', async () => {
    const key = newKey();
    expect(await count([request(key, 5, 4, true), request(key, 1, 4)])).toEqual([null, 60_000]);
    expect(await count([request(key, -2, 4, true), request(key, 1, 4)])).toEqual([null, null]);
    expect(await find(key)).toBe(4);
  });
});

const openLimiter = (write: Database['write'], batchLimits?: BatchLimits) =>
  createRateLimiter({
    db: { ...spark.db, write },
    now: spark.now,
    random: (length) => new Uint8Array(length),
    key: new Uint8Array(32),
    scale: 1,
    ...(batchLimits && { batchLimits }),
  });

test('concurrent actions of a client share one transaction', async () => {
  let writes = 0;
  const limiter = openLimiter((unit) => {
    writes += 1;
    return spark.db.write(unit);
  });
  await limiter.today();
  writes = 0;
  const spendings = Array.from({ length: 50 }, () => limiter.spend('lookUp', 'a client'));
  const outcomes = await Promise.allSettled(spendings);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(writes).toBe(1);
});

test('batches of a sharded engine wait for no row of each other', async () => {
  let [running, most] = [0, 0];
  const write: Database['write'] = async (unit) => {
    running += 1;
    most = Math.max(most, running);
    return spark.db.write(unit).finally(() => (running -= 1));
  };
  const limiter = openLimiter(write, { maxBatchSize: 1, concurrency: 8 });
  await Promise.all(Array.from({ length: 9 }, () => limiter.spend('lookUp', 'another client')));
  expect(most).toBe(1);
});
