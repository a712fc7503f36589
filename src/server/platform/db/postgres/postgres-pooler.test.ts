/** PostgreSQL behind PgBouncer; with `POOLER=on`, all tests of the project run that way. */

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import {
  findPgBouncer,
  type Pooler,
  startPooler,
} from '../../../../../test/support/postgres/pooler.ts';
import { waitUntilBlocked } from '../../../../../test/support/postgres/two-nodes.ts';
import { makeFinishedUser, seededAnswers } from '../../../../../test/support/server/make-user.ts';
import { openTestApp } from '../../../../../test/support/server/test-app.ts';
import { makePostgresDatabase } from '../../../../../test/support/server/test-database.ts';
import { openAppForTest } from '../../../../../test/support/server/use-test-app.ts';
import type { Database } from '../database.ts';
import { migrationLock } from './migrate-postgres.ts';
import { openPostgres, openPostgresSnapshot } from './postgres.ts';

const hasPgBouncer = findPgBouncer() !== null;
if (!hasPgBouncer) {
  const message = 'There is no PgBouncer here (Debian: apt-get install pgbouncer).';
  if (process.env['CI']) throw new Error(message);
  console.warn(`\n*** ${message}\n*** THE TESTS BEHIND A POOLER ARE SKIPPED.\n`);
}

async function makeEmptyDatabase(): Promise<{ readonly direct: string; readonly name: string }> {
  const { url, drop } = await makePostgresDatabase('empty');
  onTestFinished(drop);
  return { direct: url, name: new URL(url).pathname.slice(1) };
}

async function connectDirectly(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

function open(url: string) {
  const reports: string[] = [];
  const db = openPostgres(url, { report: (sentence) => reports.push(sentence) });
  onTestFinished(() => db.close());
  return { ...db, reports };
}

const readLimit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;

describe.runIf(hasPgBouncer)('behind a pooler in transaction mode', () => {
  let pooler: Pooler;
  beforeAll(async () => {
    pooler = await startPooler((inject('postgres')?.url ?? '').replace('DATABASE', 'postgres'));
  });
  afterAll(() => pooler?.stop());

  test('nodes start at once, serve a survey, and start again', async () => {
    const { name } = await makeEmptyDatabase();
    const nodes = await Promise.all(
      [1, 2].map(() => openTestApp({ db: openPostgres(pooler.url(name)) })),
    );
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    for (const node of nodes)
      expect((await makeFinishedUser(node, seededAnswers(1))).token).toBeTruthy();
    const again = await openAppForTest({ db: openPostgres(pooler.url(name)) });
    expect((await again.app.inject('/readyz')).statusCode).toBe(200);
  });

  test('a migration waits for that of another node, and says so', async () => {
    const { direct, name } = await makeEmptyDatabase();
    const other = await connectDirectly(direct);
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(${migrationLock})`);
    const db = open(pooler.url(name));
    const migrated = db.migrate();
    await waitUntilBlocked(open(direct));
    await other.query('commit');
    await migrated;
    expect(db.reports).toContainEqual(expect.stringContaining('Another node is bringing'));
  });

  test('a failed migration leaves nothing, not even its lock', async () => {
    const { direct, name } = await makeEmptyDatabase();
    const inTheWay = await connectDirectly(direct);
    await inTheWay.query('create table users (id int)');
    await expect(open(pooler.url(name)).migrate()).rejects.toThrow('42P07');
    const { rows } = await inTheWay.query(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows).toEqual([{ name: 'users' }]);
    await inTheWay.query('drop table users');
    await open(pooler.url(name)).migrate();
    await open(direct).migrate();
  });

  test('sets no limits in sessions that others share', async () => {
    const { direct, name } = await makeEmptyDatabase();
    const pooled = open(pooler.url(name));
    const readStatementLimit = async (db: Database) =>
      (await db.read((tx) => readLimit.execute(tx))).rows[0]?.limit;
    expect(await readStatementLimit(pooled)).toBe('0');
    expect(pooled.reports).toEqual([expect.stringContaining('through a pooler')]);
    if (!process.env['POOLER']) expect(await readStatementLimit(open(direct))).toBe('5s');
  });

  test('keeps the limit of the role, except for backups', async () => {
    const { direct, name } = await makeEmptyDatabase();
    const administrator = await connectDirectly(direct);
    await administrator.query(`alter database ${name} set statement_timeout = 5000`);
    await administrator.query(
      `alter database ${name} set idle_in_transaction_session_timeout = 10000`,
    );
    const db = open(pooler.url(name));
    expect((await db.read((tx) => readLimit.execute(tx))).rows).toEqual([{ limit: '5s' }]);
    expect(db.reports).toEqual([]);
    const snapshot = openPostgresSnapshot(pooler.url(name));
    onTestFinished(() => snapshot.close());
    const limits = sql`select
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('lock_timeout') as lock`;
    expect((await snapshot.read((tx) => limits.execute(tx))).rows).toEqual([
      { statement: '0', idle: '0', lock: '1min' },
    ]);
  });

  test('names the pooler that refuses a connection', async () => {
    const db = open(`${pooler.url('postgres')}?options=-c%20geqo=off`);
    await expect(db.migrate()).rejects.toThrow(/pooler .*refuses.*08P01/);
  });
});
