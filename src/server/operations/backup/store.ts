import { type RawBuilder, sql } from 'kysely';
import type { Engine, Row, Tx } from '../../platform/db/database.ts';
import { streamPostgresRows } from '../../platform/db/postgres/postgres.ts';
import { streamSqliteRows } from '../../platform/db/sqlite/sqlite.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { BackupRow, Value } from './format.ts';

/**
 * Every table, each after those it refers to. `replaced`: what a backup holds and a restore puts back. `kept`: the same,
 * but what is there already stays. `dropped`: sessions and what else is short-lived; restored, it could bring back to
 * life what was ended after the backup.
 */
export const treatment = {
  instance: 'dropped',
  users: 'replaced',
  sessions: 'dropped',
  tokens: 'dropped',
  items: 'replaced',
  scale_labels: 'replaced',
  attempts: 'replaced',
  profiles: 'replaced',
  insights: 'replaced',
  retakes: 'replaced',
  email_challenges: 'dropped',
  kept_replies: 'dropped',
  rate_limits: 'dropped',
  rate_salts: 'dropped',
  deletions: 'kept',
  admin_audit: 'kept',
} as const satisfies Record<keyof Tables, 'replaced' | 'kept' | 'dropped'>;

export const tableNames = Object.keys(treatment) as (keyof Tables)[]; // as: the type above names exactly these
export const savedTables = tableNames.filter((name) => treatment[name] !== 'dropped');

/** Those of ours that are there already. */
export async function selectTables(tx: Tx): Promise<(keyof Tables)[]> {
  const there = new Set((await tx.introspection.getTables()).map(({ name }) => name));
  return tableNames.filter((name) => there.has(name));
}

export async function selectSteps(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(tx);
  return rows.map(({ name }) => name);
}

export async function findKeyCheck(tx: Tx): Promise<Uint8Array | undefined> {
  return (await tx.selectFrom('instance').select('key_check').executeTakeFirst())?.key_check;
}

export async function countRows(tx: Tx, table: keyof Tables): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function selectDeletions(tx: Tx): Promise<Uint8Array[]> {
  return (await tx.selectFrom('deletions').select('user_hash').execute()).map(
    ({ user_hash }) => user_hash,
  );
}

/** Row by row, also in a transaction that has not ended; a table may be larger than the memory. */
export function rowsOf(tx: Tx, engine: Engine, table: keyof Tables): AsyncIterable<Row> {
  return engine === 'postgres' ? streamPostgresRows(tx, table) : streamSqliteRows(tx, table);
}

/** Nobody writes meanwhile, so that a deletion that comes now is not lost. SQLite has one writer anyhow. */
export async function lockTables(tx: Tx, engine: Engine): Promise<void> {
  if (engine === 'postgres')
    await sql`lock table ${sql.join(tableNames.map((name) => sql.table(name)))} in access exclusive mode`.execute(
      tx,
    );
}

/** All that is not to be kept; what lies in `instance` says whose database it is, and stays. */
export async function clearTables(tx: Tx, engine: Engine): Promise<void> {
  const cleared = tableNames.filter((name) => treatment[name] !== 'kept' && name !== 'instance');
  if (engine === 'postgres')
    await sql`truncate table ${sql.join(cleared.map((name) => sql.table(name)))}`.execute(tx);
  else for (const name of cleared.toReversed()) await tx.deleteFrom(name).execute();
}

const tuple = (values: readonly Value[]): RawBuilder<unknown> => sql`(${sql.join([...values])})`;

/** Rows of one table with the same columns. Those that are there already stay. */
export async function insertRows(
  tx: Tx,
  engine: Engine,
  rows: readonly BackupRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(first.columns.map((column) => sql.ref(column)));
  const identity = engine === 'postgres' ? sql`overriding system value` : sql``;
  const tuples = sql.join(rows.map(({ values }) => tuple(values)));
  await sql`insert into ${sql.table(first.table)} (${columns}) ${identity} values ${tuples} on conflict do nothing`.execute(
    tx,
  );
}

/** PostgreSQL counts on from its own number, not from the rows. */
export async function continueNumbering(tx: Tx, engine: Engine): Promise<void> {
  if (engine === 'postgres')
    await sql`select setval(pg_get_serial_sequence('admin_audit', 'id'), greatest((select coalesce(max(id), 0) from admin_audit), 1))`.execute(
      tx,
    );
}
