import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openPostgres } from '../../../src/server/platform/db/postgres/postgres.ts';
import { openTestApp, type TestApp } from '../server/test-app.ts';
import { makePostgresDatabase } from '../server/test-database.ts';

export interface TwoNodes {
  readonly first: TestApp;
  readonly second: TestApp;
}

/** The nodes are open during the tests of the file. */
export function openTwoNodes(options?: Parameters<typeof openTestApp>[0]): TwoNodes {
  const [first, second] = [{} as TestApp, {} as TestApp]; // as: the hook fills them
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await makePostgresDatabase();
    ({ drop } = database);
    const open = () => openTestApp({ db: openPostgres(database.url), ...options });
    const opened = await Promise.all([open(), open()]);
    Object.assign(first, opened[0]);
    Object.assign(second, opened[1]);
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await drop();
  });
  return { first, second };
}

/** Runs `work` on each node as often as `times` says, all at the same time. */
export const onBoth = <T>(
  { first, second }: TwoNodes,
  work: (node: TestApp) => Promise<T>,
  times = 1,
): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, () => [work(first), work(second)]).flat());

export async function waitUntilBlocked(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.read((tx) =>
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
    );
    if (rows.length > 0) return;
  }
}

/**
 * Expects no deadlock in PostgreSQL's own count. Replies do not show a deadlock, because the server
 * retries the transaction that failed.
 */
export async function expectNoDeadlock({ first }: TwoNodes): Promise<void> {
  const { rows } = await first.db.read((tx) =>
    sql`select deadlocks from pg_stat_database where datname = current_database()`.execute(tx),
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
}
