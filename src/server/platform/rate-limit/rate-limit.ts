/**
 * Limits that hold across nodes (decisions B9). A count lies under a keyed hash of what it is of, salted with a value
 * that is erased with its day: afterwards nobody, not even with the keys, can tell whose it was. No database, no count,
 * no answer: it is never open.
 */

import { createHmac } from 'node:crypto';
import type { Database, Tx } from '../db/database.ts';
import { rateLimited, type Refusal } from '../refusal/refusal.ts';
import { type Limit, type LimitName, limits } from './limits.ts';
import * as store from './store.ts';

export interface RateLimitDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: (count: number) => Uint8Array;
  readonly key: Uint8Array;
  /** Multiplies every limit (tests, demonstrations). */
  readonly scale: number;
  /** Limits that the operator set, in place of the table's: they hold as they are, whatever the scale. */
  readonly given?: Partial<Readonly<Record<LimitName, number>>>;
}

/** Counts within a unit of work; what a unit that fails has counted is undone with it. */
export interface Meter {
  /** Counts `cost`; throws 429 where that is too much. */
  spend(tx: Tx, name: LimitName, subject: string, cost?: number): Promise<void>;
  /** Counts one in this node's memory, where the limit leaves it to that. Where it does not: false, nothing is counted, and `spend` has to. */
  spendFree(name: LimitName, subject: string): boolean;
  /** Counts `cost` and says whether it was not too much. */
  fits(tx: Tx, name: LimitName, subject: string, cost?: number): Promise<boolean>;
  /** Counts without a limit: the rest of a higher price, or less than nothing to give back. */
  add(tx: Tx, name: LimitName, subject: string, cost: number): Promise<void>;
  /** Whether this is the first time today that both were named together. */
  isFirst(tx: Tx, one: string, other: string): Promise<boolean>;
}

export interface RateLimiter {
  /** The meter of the day. Not to be called within a unit of work: it may have one of its own. */
  today(): Promise<Meter>;
  /** `Meter.spend` in a unit of its own. */
  spend(name: LimitName, subject: string, cost?: number): Promise<void>;
  /** `Meter.add` in a unit of its own. */
  add(name: LimitName, subject: string, cost: number): Promise<void>;
}

const dayMilliseconds = 86_400_000;
const housekeepingMilliseconds = 600_000;

const tooMany = (seconds: number): Refusal => rateLimited(Math.max(1, Math.ceil(seconds)));

interface LocalCount {
  here: number;
  /** How much of it the nodes' common count holds. */
  handedIn: number;
}

/** Counts in memory; forgets everything with the window. */
function localCounts(): (windowIndex: number, key: string) => LocalCount {
  let counts = new Map<string, LocalCount>();
  let current = -1;
  return (windowIndex, key) => {
    if (windowIndex !== current) {
      counts = new Map();
      current = windowIndex;
    }
    const known = counts.get(key) ?? { here: 0, handedIn: 0 };
    counts.set(key, known);
    return known;
  };
}

export function createRateLimiter(deps: RateLimitDeps): RateLimiter {
  const scaled = (most: number): number => Math.max(1, Math.floor(most * deps.scale));
  const ofNode = localCounts();
  let prepared: {
    readonly day: string;
    readonly until: number;
    readonly meter: Promise<Meter>;
  } | null = null;

  function meterWith(salt: Uint8Array): Meter {
    const keyOf = (...parts: readonly (string | number)[]): Uint8Array =>
      createHmac('sha256', deps.key).update(salt).update(JSON.stringify(parts)).digest();

    /** How long to wait, in seconds, or 0 where it fits. */
    async function wait(tx: Tx, name: LimitName, subject: string, cost: number): Promise<number> {
      const { windows, freePerNode }: Limit = limits[name];
      const mostOf = (most: number): number => deps.given?.[name] ?? scaled(most);
      for (const [i, { most, seconds }] of windows.entries()) {
        const length = seconds * 1000;
        const index = Math.floor(deps.now() / length);
        const ends = (index + 1) * length;
        const tooLong = (ends - deps.now()) / 1000;
        const local =
          freePerNode !== undefined && i === 0 ? ofNode(index, `${name} ${subject}`) : null;
        if (local) local.here += cost;
        if (local && local.here > mostOf(most)) return tooLong;
        if (local && local.here <= mostOf(freePerNode ?? 0)) continue;
        const counted = local ? local.here - local.handedIn : cost; // the first time with all that was free
        if (local) local.handedIn += counted; // of a unit that fails they are lost to the common count, and never to this node's
        const n = await store.addToCount(tx, keyOf(name, seconds, index, subject), counted, ends);
        if (cost <= 0 || n <= mostOf(most)) continue;
        if (local) local.here = Number.POSITIVE_INFINITY; // nothing more in this window, without asking again
        return tooLong;
      }
      return 0;
    }

    function spendFree(name: LimitName, subject: string): boolean {
      const { windows, freePerNode }: Limit = limits[name];
      if (freePerNode === undefined) return false;
      const local = ofNode(
        Math.floor(deps.now() / (windows[0].seconds * 1000)),
        `${name} ${subject}`,
      );
      if (local.here >= scaled(freePerNode)) return false;
      local.here += 1;
      return true;
    }

    return {
      spendFree,
      async spend(tx, name, subject, cost = 1) {
        const seconds = await wait(tx, name, subject, cost);
        if (seconds > 0) throw tooMany(seconds);
      },
      fits: async (tx, name, subject, cost = 1) => (await wait(tx, name, subject, cost)) === 0,
      async add(tx, name, subject, cost) {
        await wait(tx, name, subject, cost);
      },
      async isFirst(tx, one, other) {
        const ends = (Math.floor(deps.now() / dayMilliseconds) + 1) * dayMilliseconds;
        return (await store.addToCount(tx, keyOf('pair', one, other), 1, ends)) === 1;
      },
    };
  }

  /** The day's salt, in a commit of its own: one that is undone with somebody's refusal would not be the other nodes'. */
  async function prepare(day: string): Promise<Meter> {
    const salt = await deps.db.write(async (tx) => {
      await store.deleteSaltsBefore(tx, day);
      await store.deleteExpiredCounts(tx, deps.now());
      return store.saltOfDay(tx, day, deps.random(32));
    });
    return meterWith(salt);
  }

  async function today(): Promise<Meter> {
    const now = deps.now();
    const day = new Date(now).toISOString().slice(0, 10);
    if (prepared?.day !== day || now >= prepared.until) {
      const meter = prepare(day);
      const fresh = { day, until: now + housekeepingMilliseconds, meter };
      prepared = fresh;
      meter.catch(() => {
        if (prepared === fresh) prepared = null; // whoever waits for it hears of the failure; the next one tries again
      });
    }
    return prepared.meter;
  }

  return {
    today,
    async spend(name, subject, cost) {
      const meter = await today();
      await deps.db.write((tx) => meter.spend(tx, name, subject, cost));
    },
    async add(name, subject, cost) {
      const meter = await today();
      await deps.db.write((tx) => meter.add(tx, name, subject, cost));
    },
  };
}

export type { LimitName };
export { missCost } from './limits.ts';
export { networkOf } from './network.ts';
