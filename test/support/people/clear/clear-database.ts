/**
 * Writes databases as the old version left them: the schema before answers were sealed (ADR 22),
 * with every row in clear.
 */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { steps } from '../../../../src/server/platform/db/migrations/migrate.ts';
import { NodeSqliteDialect } from '../../../../src/server/platform/db/sqlite/node-sqlite-dialect.ts';
import type { ClearAccount } from './clear-account.ts';

/** The first step of sealing, which such a database does not have yet. */
const firstSealedStep = '014-sealed-answers';

/** A folder for SQLite, or the address of an empty PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly url: string };

type Row = Readonly<Record<string, unknown>>;
type AnyTables = Record<string, Record<string, unknown>>;

const rowsPerInsert = 50;

function connect(place: Place): Kysely<AnyTables> {
  if ('url' in place) {
    const pool = new pg.Pool({ connectionString: place.url });
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }
  const connection = new DatabaseSync(join(place.folder, 'spark.sqlite'));
  connection.exec('pragma journal_mode = wal; pragma foreign_keys = on');
  return new Kysely({ dialect: new NodeSqliteDialect(connection) });
}

async function insertAll(
  db: Kysely<AnyTables>,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await db
      .insertInto(table)
      .values(rows.slice(at, at + rowsPerInsert))
      .execute();
}

/** Creates the database of the old version with these accounts. */
export async function writeClearDatabase(
  place: Place,
  accounts: readonly ClearAccount[],
): Promise<void> {
  const engine = 'url' in place ? 'postgres' : 'sqlite';
  const db = connect(place);
  const migrations = Object.fromEntries(
    Object.entries(steps)
      .filter(([name]) => name < firstSealedStep)
      .map(([name, step]) => [name, step(engine)]),
  );
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  await db.transaction().execute(async (tx) => {
    const tables = ['users', 'sessions', 'tokens', 'attempts', 'profiles'] as const;
    for (const table of [...tables, 'insights', 'retakes', 'hard_limits'] as const)
      await insertAll(
        tx,
        table,
        accounts.flatMap(({ rows }) => rows[table]),
      );
  });
  await db.destroy();
}
