/**
 * Rate limits that all nodes share. Each count is stored under a keyed hash with the salt of the
 * day. Once the salt is deleted, not even the key connects a count with its subject. Without a
 * database, requests that must be counted there are refused.
 */

import { createHmac } from 'node:crypto';
import { type BatchLimits, createBatcher } from '../batcher.ts';
import { dayMilliseconds, utcDay } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { rateLimited } from '../refusal.ts';
import { type Limit, type LimitName, limits } from './limits.ts';
import * as store from './store.ts';
import { listSubjects, type Subject } from './subjects.ts';

export type { LimitName } from './limits.ts';
export { missedLookUpCost } from './limits.ts';

interface LocalCount {
  count: number;
  /** The part of `count` that has been added to the count in the database. */
  shared: number;
}

interface CurrentWindow {
  readonly index: number;
  readonly seconds: number;
}

/** A new window clears all counts of windows of its length. */
function createLocalCounts(): (window: CurrentWindow, key: string) => LocalCount {
  const windows = new Map<number, { index: number; counts: Map<string, LocalCount> }>();
  return ({ index, seconds }, key) => {
    let window = windows.get(seconds);
    if (window?.index !== index) windows.set(seconds, (window = { index, counts: new Map() }));
    const count = window.counts.get(key) ?? { count: 0, shared: 0 };
    window.counts.set(key, count);
    return count;
  };
}

/** Counts actions. If a unit of work fails, the database undoes the counts that the unit added. */
interface Meter {
  /** Throws `rateLimited` beyond the limit. Not for limits with a `localAllowance`. */
  spend(tx: Tx, name: LimitName, subject: string): Promise<void>;
  trySpend(tx: Tx, name: LimitName, subject: string): Promise<boolean>;
  /** Like `spend`, but counts nothing. */
  check(tx: Tx, name: LimitName, subject: string): Promise<void>;
  /**
   * Counts in memory within a `localAllowance`; otherwise returns the spending for the database.
   */
  spendLocally(name: LimitName, subject: string): SharedSpending | null;
  /** Adds a further cost, or a refund if `cost` is negative. Never throws `rateLimited`. */
  add(tx: Tx, name: LimitName, subject: string, cost: number): Promise<void>;
  request(name: LimitName, subject: string, cost: number, isForced?: boolean): store.CountRequest;
  /** Returns true if this is the first call with the subject today (UTC). */
  isFirst(tx: Tx, subject: string): Promise<boolean>;
}

/** An action to count in the database, with earlier actions that only this node has counted. */
interface SharedSpending {
  readonly request: store.CountRequest;
  settle(refusedUntil: number | null): void;
  /** Counts the request in a unit, which may run again. Throws `rateLimited`. */
  spend(tx: Tx): Promise<void>;
}

interface MeterDeps {
  readonly now: () => number;
  readonly key: Uint8Array;
  readonly salt: Uint8Array;
  readonly scale: number;
  readonly overrides: Partial<Readonly<Record<LimitName, number>>>;
  readonly localCounts: ReturnType<typeof createLocalCounts>;
}

const scaledMax = ({ scale }: MeterDeps, max: number): number =>
  Math.max(1, Math.floor(max * scale));

const effectiveMax = (deps: MeterDeps, name: LimitName, max: number): number =>
  deps.overrides[name] ?? scaledMax(deps, max);

const hashKey = ({ key, salt }: MeterDeps, parts: readonly (string | number)[]): Uint8Array =>
  createHmac('sha256', key).update(salt).update(JSON.stringify(parts)).digest();

function currentWindow(now: number, seconds: number): { index: number; endsAt: number } {
  const length = seconds * 1000;
  const index = Math.floor(now / length);
  return { index, endsAt: (index + 1) * length };
}

const listWindows = (deps: MeterDeps, name: LimitName, subject: string): store.WindowCount[] =>
  listSubjects(limits[name], subject).flatMap(({ name: counted, factor }) =>
    limits[name].windows.map(({ max, seconds }) => {
      const { index, endsAt } = currentWindow(deps.now(), seconds);
      const key = hashKey(deps, [name, seconds, index, counted]);
      return { key, max: factor * effectiveMax(deps, name, max), endsAt };
    }),
  );

async function checkWindows(
  deps: MeterDeps,
  tx: Tx,
  name: LimitName,
  subject: string,
): Promise<void> {
  for (const { key, max, endsAt } of listWindows(deps, name, subject))
    if ((await store.findCount(tx, key)) >= max) assertAllowed(deps, endsAt);
}

function assertAllowed({ now }: Pick<MeterDeps, 'now'>, refusedUntil: number | null): void {
  if (refusedUntil === null) return;
  throw rateLimited(Math.max(1, Math.ceil((refusedUntil - now()) / 1000)));
}

function makeRequest(
  deps: MeterDeps,
  name: LimitName,
  subject: string,
  { cost, isForced }: Pick<store.CountRequest, 'cost' | 'isForced'>,
): store.CountRequest {
  return { windows: listWindows(deps, name, subject), cost, isForced };
}

function spendLocally(deps: MeterDeps, name: LimitName, subject: string): SharedSpending | null {
  const { windows, localAllowance }: Limit = limits[name];
  if (localAllowance === undefined)
    return shareSpending(deps, makeRequest(deps, name, subject, { cost: 1, isForced: false }));
  const [{ max, seconds }] = windows;
  const { index, endsAt } = currentWindow(deps.now(), seconds);
  const [own, ...around] = listSubjects(limits[name], subject);
  const countLocally = ({ name: counted, factor }: Subject): LocalCount => {
    const local = deps.localCounts({ index, seconds }, `${name} ${counted}`);
    local.count += 1;
    if (local.count > factor * effectiveMax(deps, name, max)) assertAllowed(deps, endsAt);
    return local;
  };
  const local = countLocally(own);
  around.forEach(countLocally);
  if (local.count <= localAllowance * deps.scale) return null;
  const cost = local.count - local.shared;
  local.shared = local.count; // kept even if the unit fails and the database undoes its count
  const request = makeRequest(deps, name, subject, { cost, isForced: false });
  return shareSpending(deps, request, () => {
    local.count = Number.POSITIVE_INFINITY; // refuse the rest of the window without a query
  });
}

function shareSpending(
  deps: MeterDeps,
  request: store.CountRequest,
  onRefused?: () => void,
): SharedSpending {
  const settle = (refusedUntil: number | null): void => {
    if (refusedUntil !== null) onRefused?.();
    assertAllowed(deps, refusedUntil);
  };
  return {
    request,
    settle,
    async spend(tx) {
      const [refusedUntil = null] = await store.countRequests(tx, [request]);
      settle(refusedUntil);
    },
  };
}

function createMeter(deps: MeterDeps): Meter {
  const request: Meter['request'] = (name, subject, cost, isForced = false) =>
    makeRequest(deps, name, subject, { cost, isForced });
  const count = async (tx: Tx, counted: store.CountRequest): Promise<number | null> =>
    (await store.countRequests(tx, [counted]))[0] ?? null;
  return {
    request,
    spend: async (tx, name, subject) =>
      assertAllowed(deps, await count(tx, request(name, subject, 1))),
    trySpend: async (tx, name, subject) => (await count(tx, request(name, subject, 1))) === null,
    check: (tx, name, subject) => checkWindows(deps, tx, name, subject),
    spendLocally: (name, subject) => spendLocally(deps, name, subject),
    add: async (tx, name, subject, cost) =>
      void (await count(tx, request(name, subject, cost, true))),
    async isFirst(tx, subject) {
      const expiresAt = (Math.floor(deps.now() / dayMilliseconds) + 1) * dayMilliseconds;
      const key = hashKey(deps, ['first', subject]);
      return (await store.addToCounts(tx, [{ key, cost: 1, expiresAt }]))[0] === 1;
    },
  };
}

export interface RateLimitDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: (count: number) => Uint8Array;
  readonly key: Uint8Array;
  readonly scale: number;
  /** Limits set by the operator, which replace those in limits.ts and are not scaled. */
  readonly overrides?: Partial<Readonly<Record<LimitName, number>>>;
  readonly batchLimits?: BatchLimits;
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

/** How long a meter is reused, and its salt kept in memory. */
const meterMilliseconds = 600_000;

export function createRateLimiter(deps: RateLimitDeps): RateLimiter {
  const { db, overrides = {} } = deps;
  const localCounts = createLocalCounts();
  let cached: CachedMeter | null = null;

  /** Commits the salt in its own unit of work, so that a refused request cannot undo it. */
  async function prepareMeter(day: string): Promise<Meter> {
    const salt = await db.write(async (tx) => {
      await store.deleteSaltsBefore(tx, day);
      return store.findOrInsertSalt(tx, day, deps.random(32));
    });
    return createMeter({ ...deps, overrides, salt, localCounts });
  }

  async function today(): Promise<Meter> {
    const now = deps.now();
    const day = utcDay(now);
    if (cached?.day === day && now < cached.validUntil) return cached.meter;
    const meter = prepareMeter(day);
    const fresh = { day, validUntil: now + meterMilliseconds, meter };
    cached = fresh;
    meter.catch(() => {
      if (cached === fresh) cached = null; // the next request tries again
    });
    return meter;
  }

  const counts = createBatcher<store.CountRequest, number | null>({
    run: (requests) => db.write((tx) => store.countRequests(tx, requests)),
    maxWaiting: 512, // eight batches of 64, which take a working database milliseconds
    ...deps.batchLimits,
    concurrency: 1, // so that two batches of this node cannot wait for each other's rows
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
