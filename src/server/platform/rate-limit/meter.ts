/**
 * Counts actions for the rate limits. The key of each count is a hash that includes the day's salt.
 */

import { createHmac } from 'node:crypto';
import { dayMilliseconds } from '../clock/utc.ts';
import type { Tx } from '../db/database.ts';
import { rateLimited } from '../refusal/refusal.ts';
import { type Limit, type LimitName, limits, type Window } from './limits.ts';
import type { createLocalCounts } from './local-counts.ts';
import * as store from './store.ts';

/** Counts actions. If a unit of work fails, the database undoes the counts that the unit added. */
export interface Meter {
  /**
   * Adds `cost` (by default 1) to the subject's count. Throws `rateLimited` if this exceeds the
   * limit.
   */
  spend(tx: Tx, name: LimitName, subject: string, cost?: number): Promise<void>;
  /** Adds `cost` (by default 1) to the subject's count. Returns whether the limit allows this. */
  trySpend(tx: Tx, name: LimitName, subject: string, cost?: number): Promise<boolean>;
  /**
   * Throws `rateLimited` if one more action would exceed the limit, but counts nothing. Not for
   * limits with a `localAllowance`.
   */
  check(tx: Tx, name: LimitName, subject: string): Promise<void>;
  /**
   * Counts one action in memory, within the limit's `localAllowance`. Returns false without
   * counting if the allowance is used up or the limit has none; call `spend` then.
   */
  trySpendLocally(name: LimitName, subject: string): boolean;
  /** Adds a further cost, or a refund if `cost` is negative. Never throws `rateLimited`. */
  add(tx: Tx, name: LimitName, subject: string, cost: number): Promise<void>;
  /** Returns true if this is the first call with the subject today (UTC). */
  isFirst(tx: Tx, subject: string): Promise<boolean>;
}

export interface MeterDeps {
  readonly now: () => number;
  readonly key: Uint8Array;
  readonly salt: Uint8Array;
  /** Multiplies every limit. */
  readonly scale: number;
  /** Limits that replace those in limits.ts and are not scaled. */
  readonly overrides: Partial<Readonly<Record<LimitName, number>>>;
  readonly localCounts: ReturnType<typeof createLocalCounts>;
}

interface Spending {
  readonly name: LimitName;
  readonly subject: string;
  readonly cost: number;
}

interface CountedWindow extends Window {
  /** How many actions each node counts only in memory. Set only for the first window of a limit. */
  readonly localAllowance?: number;
}

const scaledMax = ({ scale }: MeterDeps, max: number): number =>
  Math.max(1, Math.floor(max * scale));

const effectiveMax = (deps: MeterDeps, name: LimitName, max: number): number =>
  deps.overrides[name] ?? scaledMax(deps, max);

const hashKey = ({ key, salt }: MeterDeps, parts: readonly (string | number)[]): Uint8Array =>
  createHmac('sha256', key).update(salt).update(JSON.stringify(parts)).digest();

/** Returns the index of the current window and the time at which it ends, in milliseconds. */
function currentWindow(now: number, seconds: number): { index: number; endsAt: number } {
  const length = seconds * 1000;
  const index = Math.floor(now / length);
  return { index, endsAt: (index + 1) * length };
}

const refuse = (seconds: number): never => {
  throw rateLimited(Math.max(1, Math.ceil(seconds)));
};

async function checkWindows(
  deps: MeterDeps,
  tx: Tx,
  name: LimitName,
  subject: string,
): Promise<void> {
  const now = deps.now();
  for (const { max, seconds } of limits[name].windows) {
    const { index, endsAt } = currentWindow(now, seconds);
    const count = await store.findCount(tx, hashKey(deps, [name, seconds, index, subject]));
    if (count >= effectiveMax(deps, name, max)) refuse((endsAt - now) / 1000);
  }
}

/**
 * Adds the cost to the count of one window. Returns the seconds until the window ends if the action
 * must be refused, and 0 otherwise.
 */
async function countInWindow(
  deps: MeterDeps,
  tx: Tx,
  { name, subject, cost }: Spending,
  { max, seconds, localAllowance }: CountedWindow,
): Promise<number> {
  const now = deps.now();
  const { index, endsAt } = currentWindow(now, seconds);
  const secondsLeft = (endsAt - now) / 1000;
  const addToCount = (count: number): Promise<number> =>
    store.addToCount(tx, hashKey(deps, [name, seconds, index, subject]), count, endsAt);
  const isWithin = (count: number): boolean => count <= effectiveMax(deps, name, max);

  if (localAllowance === undefined)
    return isWithin(await addToCount(cost)) || cost <= 0 ? 0 : secondsLeft;

  const local = deps.localCounts(index, `${name} ${subject}`);
  local.count += cost;
  if (!isWithin(local.count)) return secondsLeft;
  if (local.count <= effectiveMax(deps, name, localAllowance)) return 0;
  const unshared = local.count - local.shared;
  local.shared = local.count; // kept even if the unit fails and the database undoes its count
  if (isWithin(await addToCount(unshared)) || cost <= 0) return 0;
  local.count = Number.POSITIVE_INFINITY; // refuse the rest of the window without a query
  return secondsLeft;
}

/**
 * Adds the cost to the count of each window of the limit, and stops at the first window whose
 * count exceeds its maximum. Returns the seconds until that window ends, or 0 if no maximum is
 * exceeded.
 */
async function countSpending(deps: MeterDeps, tx: Tx, spending: Spending): Promise<number> {
  const { windows, localAllowance }: Limit = limits[spending.name];
  for (const [i, window] of windows.entries()) {
    const isLocal = i === 0 && localAllowance !== undefined;
    const counted = isLocal ? { ...window, localAllowance } : window;
    const wait = await countInWindow(deps, tx, spending, counted);
    if (wait > 0) return wait;
  }
  return 0;
}

function trySpendLocally(deps: MeterDeps, name: LimitName, subject: string): boolean {
  const { windows, localAllowance }: Limit = limits[name];
  if (localAllowance === undefined) return false;
  const { index } = currentWindow(deps.now(), windows[0].seconds);
  const local = deps.localCounts(index, `${name} ${subject}`);
  if (local.count >= scaledMax(deps, localAllowance)) return false;
  local.count += 1;
  return true;
}

export function createMeter(deps: MeterDeps): Meter {
  return {
    async spend(tx, name, subject, cost = 1) {
      const seconds = await countSpending(deps, tx, { name, subject, cost });
      if (seconds > 0) refuse(seconds);
    },
    check: (tx, name, subject) => checkWindows(deps, tx, name, subject),
    trySpend: async (tx, name, subject, cost = 1) =>
      (await countSpending(deps, tx, { name, subject, cost })) === 0,
    trySpendLocally: (name, subject) => trySpendLocally(deps, name, subject),
    async add(tx, name, subject, cost) {
      await countSpending(deps, tx, { name, subject, cost });
    },
    async isFirst(tx, subject) {
      const endsAt = (Math.floor(deps.now() / dayMilliseconds) + 1) * dayMilliseconds;
      return (await store.addToCount(tx, hashKey(deps, ['first', subject]), 1, endsAt)) === 1;
    },
  };
}
