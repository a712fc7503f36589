/** Outages are noticed, counted and reported once, whichever engine fails. */

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import {
  engine,
  makePostgresDatabase,
  openTestDatabase,
} from '../../../../test/support/server/test-database.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';
import {
  DatabaseUnavailable,
  type FailureCause,
  SerializationFailure,
  StatementRefused,
} from './database-errors.ts';
import type { Database } from './database.ts';
import type { OutageEvent } from './outage.ts';
import { connectionProfiles } from './postgres/pool.ts';
import { openPostgres } from './postgres/postgres.ts';
import { createReadiness } from './readiness.ts';
import { watchDatabase, type WatchedDatabase } from './watched-database.ts';

/** Watches a database until the end of the test, in real time. */
function watchUntilEnd(db: Database, drop: () => Promise<void>): WatchedDatabase {
  vi.useRealTimers();
  const watched = watchDatabase(db, { report: () => {} });
  onTestFinished(async () => {
    await watched.close();
    await drop();
  });
  return watched;
}

const failure = (cause: FailureCause): DatabaseUnavailable =>
  new DatabaseUnavailable('planned', cause);

/** Returns a database whose statements and checks fail on request. */
function makeFailing(ofEngine: Database['engine'] = 'sqlite') {
  const failing = { unit: null as Error | null, check: null as Error | null, checks: 0 };
  const run = async (): Promise<never> => {
    if (failing.unit) throw failing.unit;
    return undefined as never; // as: no test uses the value
  };
  const db: Database = {
    engine: ofEngine,
    read: run,
    write: run,
    writeStatement: run,
    checks: {
      read: run,
      async writeStatement() {
        failing.checks += 1;
        if (failing.check) throw failing.check;
        return undefined as never; // as: no test uses the value
      },
    },
    checkpoint: async () => {},
    migrate: async () => {},
    close: async () => {},
  };
  const events: OutageEvent[] = [];
  const counted: string[] = [];
  const writable: boolean[] = [];
  const watched = watchDatabase(db, {
    report: (event) => events.push(event),
    observer: {
      failed: (operation, cause) => counted.push(`${operation} ${cause}`),
      writable: (isWritable) => writable.push(isWritable),
    },
  });
  return { failing, watched, events, counted, writable };
}

const fail = (db: WatchedDatabase, operation: 'read' | 'write' = 'write'): Promise<unknown> =>
  db[operation](async () => {}).catch((error: unknown) => error);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an outage', () => {
  test('is reported once when it begins and when it ends', async () => {
    const { failing, watched, events, counted, writable } = makeFailing();
    failing.unit = failing.check = failure('read_only');
    for (let i = 0; i < 5; i += 1) await fail(watched);
    await fail(watched, 'read');
    await vi.advanceTimersByTimeAsync(4000);
    expect(watched.findOutage()).toBe('read_only');
    expect(events).toEqual([{ kind: 'began', cause: 'read_only', error: failing.check }]);
    expect(counted).toEqual([...Array(5).fill('write read_only'), 'read read_only']);

    failing.unit = failing.check = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect(watched.findOutage()).toBeNull();
    expect(events.slice(1)).toEqual([{ kind: 'ended', cause: 'read_only', failed: 6, seconds: 5 }]);
    expect(writable).toEqual([false, true]);
  });

  test('is noticed without traffic', async () => {
    const { failing, watched, events } = makeFailing();
    await watched.startChecks();
    failing.check = failure('unavailable');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([watched.findOutage(), events.length]).toEqual(['unavailable', 1]);
  });

  test('is checked twice a second, otherwise twice a minute', async () => {
    const { failing, watched } = makeFailing();
    await watched.startChecks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failing.checks).toBe(3);
    failing.unit = failing.check = failure('full');
    for (let i = 0; i < 50; i += 1) {
      await fail(watched);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(failing.checks).toBeGreaterThan(11);
    expect(failing.checks).toBeLessThan(15);
  });

  test('of PostgreSQL refuses writes at once until a check succeeds, and no reads', async () => {
    const { failing, watched } = makeFailing('postgres');
    failing.unit = failing.check = failure('unavailable');
    await fail(watched);
    await vi.advanceTimersByTimeAsync(0);
    failing.unit = null; // a write would pass now, or hang where a commit waits for a standby
    expect(await fail(watched)).toMatchObject({ failure: 'unavailable' });
    expect(await fail(watched, 'read')).toBeUndefined();
    failing.check = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await fail(watched)).toBeUndefined();
  });

  test('keeps its failures out of the log of calls', async () => {
    const { failing, watched } = makeFailing();
    const error = failure('unavailable');
    expect(watched.isReported(error)).toBe(false);
    expect(watched.isReported(failure('busy'))).toBe(false);
    failing.unit = failing.check = error;
    await fail(watched);
    expect(watched.isReported(error)).toBe(true);
    expect(watched.isReported(failure('busy'))).toBe(true);
    expect(watched.isReported(new Error('another'))).toBe(false);
    expect(watched.isReported(new SerializationFailure('conflict'))).toBe(false);
    failing.unit = failing.check = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect(watched.findOutage()).toBeNull();
    expect(watched.isReported(error)).toBe(true); // answered late, as a refusal that waits is
    expect(watched.isReported(failure('busy'))).toBe(false);
    await watched.close();
  });
});

describe('a pool without a free connection', () => {
  test('neither begins an outage nor ends one', async () => {
    const { failing, watched, events, counted } = makeFailing();
    failing.unit = failing.check = failure('busy');
    await fail(watched);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([watched.findOutage(), events, counted]).toEqual([null, [], ['write busy']]);
    failing.unit = failing.check = failure('unavailable');
    await fail(watched);
    failing.check = failure('busy');
    await vi.advanceTimersByTimeAsync(5000);
    expect(watched.findOutage()).toBe('unavailable');
    failing.check = null;
    await vi.advanceTimersByTimeAsync(1000);
    expect(watched.findOutage()).toBeNull();
  });
});

test('an outage has the cause of its last check', async () => {
  const { failing, watched, events } = makeFailing();
  failing.unit = failing.check = failure('full');
  await fail(watched);
  failing.check = failure('unavailable');
  await vi.advanceTimersByTimeAsync(1000);
  expect(watched.findOutage()).toBe('unavailable');
  expect(events).toHaveLength(1);
  await watched.close();
});

test.runIf(engine === 'postgres')('a busy pool neither stops a check nor a ping', async () => {
  const { url, drop } = await makePostgresDatabase();
  const db = openPostgres(url);
  await db.migrate();
  const watched = watchUntilEnd(db, drop);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holders = Array.from({ length: connectionProfiles.serving.pool.max }, () =>
    db.write(async () => released),
  );
  await watched.startChecks();
  const findUnreadiness = createReadiness({
    findOutage: watched.findOutage,
    ping: () => watched.checks.read((tx) => tx.selectFrom('instance').select('id').execute()),
  });
  expect([watched.findOutage(), await findUnreadiness()]).toEqual([null, null]);
  release();
  await Promise.all(holders);
});

test('a full disk is remembered for three seconds although a check succeeds', async () => {
  const { failing, watched } = makeFailing();
  failing.unit = failure('full');
  await fail(watched);
  await vi.advanceTimersByTimeAsync(2500);
  expect(watched.findOutage()).toBe('full');
  await vi.advanceTimersByTimeAsync(1000);
  expect(watched.findOutage()).toBeNull();
});

describe('a failure while writing is possible', () => {
  test('is no outage and is logged once', async () => {
    const { failing, watched, events } = makeFailing();
    failing.unit = failure('unavailable');
    await fail(watched);
    await vi.advanceTimersByTimeAsync(0);
    expect(watched.findOutage()).toBeNull();
    expect(events).toEqual([{ kind: 'passed', failed: 1, error: failing.unit }]);
  });

  test.each([
    ['a conflict', new SerializationFailure('conflict'), ['write conflict']],
    ['a refused statement', new StatementRefused('mistake'), ['write other']],
    ['an error of the unit', new Error('rule'), []],
  ])('is not checked after %s', async (_, error, expected) => {
    const { failing, watched, counted } = makeFailing();
    failing.unit = error;
    await fail(watched);
    expect([counted, failing.checks]).toEqual([expected, 0]);
  });
});

test('a check of a real database commits a changed row', async () => {
  const { db, drop } = await openTestDatabase(freshFolder());
  await db.migrate();
  const watched = watchUntilEnd(db, drop);
  const read = () =>
    db.read((tx) => tx.selectFrom('write_checks').select('checked_at').executeTakeFirst());
  await watched.startChecks();
  const first = await read();
  await vi.waitUntil(() => Date.now() > Number(first?.checked_at));
  await watched.startChecks();
  expect((await read())?.checked_at).toBeGreaterThan(Number(first?.checked_at));
});

test.runIf(engine === 'postgres')('a read-only PostgreSQL is an outage', async () => {
  const { url, drop } = await makePostgresDatabase();
  const readOnly = 'options=-c%20default_transaction_read_only%3Don';
  const db = openPostgres(`${url}${url.includes('?') ? '&' : '?'}${readOnly}`);
  const watched = watchUntilEnd(db, drop);
  await watched.startChecks();
  expect(watched.findOutage()).toBe('read_only');
});

test.each([
  ['full', 'The disk of the database is full.'],
  ['read_only', 'The database is read-only.'],
  ['config', 'The database refuses the connection.'],
] as const)('/readyz names the cause: %s', async (cause, detail) => {
  vi.useRealTimers();
  const spark = await openAppForTest({
    outages: { findOutage: () => cause, isReported: () => true },
  });
  const ready = await spark.app.inject('/readyz');
  expect([ready.statusCode, ready.json().detail]).toEqual([503, detail]);
  expect((await spark.app.inject('/healthz')).statusCode).toBe(200);
});
