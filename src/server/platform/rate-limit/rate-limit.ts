/**
 * Rate limits that all nodes share. Each count is stored under a keyed hash with the salt of the
 * day: once that is deleted, not even the key tells whose count it was. Without a database,
 * requests that must be counted there are refused.
 */

import { createBatcher } from '../batcher.ts';
import { utcDay } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { countRequests, type CountRequest, createLocalCounts } from './counts.ts';
import type { LimitName } from './limits.ts';
import { createMeter, type Meter } from './meter.ts';
import * as store from './store.ts';

export interface RateLimitDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: (count: number) => Uint8Array;
  readonly key: Uint8Array;
  readonly scale: number;
  /** Limits set by the operator, which replace those in limits.ts and are not scaled. */
  readonly overrides?: Partial<Readonly<Record<LimitName, number>>>;
}

export interface RateLimiter {
  /** Call this outside a unit of work, because it may write to the database. */
  today(): Promise<Meter>;
  /**
   * Counts in memory where the limit allows that, otherwise in the database together with
   * concurrent actions, which would wait for each other's row. Throws `rateLimited`.
   */
  spend(name: LimitName, subject: string): Promise<void>;
  trySpend(name: LimitName, subject: string): Promise<boolean>;
  add(name: LimitName, subject: string, cost: number): Promise<void>;
}

interface CachedMeter {
  readonly day: string;
  readonly validUntil: number;
  readonly meter: Promise<Meter>;
}

/** How long a meter is reused. The next meter is then prepared, and expired counts are deleted. */
const cleanUpIntervalMilliseconds = 600_000;

export function createRateLimiter(deps: RateLimitDeps): RateLimiter {
  const { db, overrides = {} } = deps;
  const localCounts = createLocalCounts();
  let cached: CachedMeter | null = null;

  /** Commits the salt in its own unit of work, so that a refused request cannot undo it. */
  async function prepareMeter(day: string): Promise<Meter> {
    const salt = await db.write(async (tx) => {
      await store.deleteSaltsBefore(tx, day);
      await store.deleteExpiredCounts(tx, deps.now());
      return store.findOrInsertSalt(tx, day, deps.random(32));
    });
    return createMeter({ ...deps, overrides, salt, localCounts });
  }

  async function today(): Promise<Meter> {
    const now = deps.now();
    const day = utcDay(now);
    if (cached?.day === day && now < cached.validUntil) return cached.meter;
    const meter = prepareMeter(day);
    const fresh = { day, validUntil: now + cleanUpIntervalMilliseconds, meter };
    cached = fresh;
    meter.catch(() => {
      if (cached === fresh) cached = null; // the next request tries again
    });
    return meter;
  }

  const counts = createBatcher<CountRequest, number | null>({
    run: (requests) => db.write((tx) => countRequests(tx, requests)),
    concurrency: 1, // so that two batches of this node cannot wait for each other's rows
    maxWaiting: 512, // eight batches of 64, which take a working database milliseconds
  });

  return {
    today,
    async spend(name, subject) {
      const meter = await today();
      const shared = meter.spendLocally(name, subject);
      if (shared) shared.settle(await counts.submit(shared.request));
    },
    async trySpend(name, subject) {
      const meter = await today();
      return (await counts.submit(meter.request(name, subject, 1))) === null;
    },
    async add(name, subject, cost) {
      const meter = await today();
      await counts.submit(meter.request(name, subject, cost, true));
    },
  };
}

export type { LimitName };
export { missedLookUpCost } from './limits.ts';
export { clientNetwork } from './network.ts';
