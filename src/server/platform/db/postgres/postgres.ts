/** Implements `Database` on PostgreSQL, so that several nodes can share one database (H1). */

import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database, Row, Snapshot, Tx } from '../database.ts';
import { SerializationFailure } from '../errors.ts';
import { migrate } from '../migrations/migrate.ts';
import type { DatabaseObserver } from '../observer.ts';
import type { Tables } from '../tables.ts';
import { type ConnectionProfile, connectionProfiles } from './connection-profiles.ts';
import { openPool } from './pool.ts';

const maxAttempts = 5;
const rowsPerFetch = 1000;

function connect(
  url: string,
  profile: ConnectionProfile,
  observer?: DatabaseObserver,
): Kysely<Tables> {
  const pool = openPool({ connectionString: url, ...connectionProfiles[profile] }, observer);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof SerializationFailure) || attempt === maxAttempts) throw error;
    }
  }
}

interface PostgresOptions {
  readonly profile?: ConnectionProfile;
  readonly observer?: DatabaseObserver | undefined;
}

/** Connects at the first query, and again after a connection was lost. */
export function openPostgres(
  url: string,
  { profile = 'serving', observer }: PostgresOptions = {},
): Database {
  const db = connect(url, profile, observer);
  return {
    engine: 'postgres',
    read: (unit) => unit(db),
    write: (unit) => retryOnConflict(() => db.transaction().execute(unit)),
    writeStatement: (unit) => retryOnConflict(() => unit(db)),
    // Dead rows remain until autovacuum, and longer in the write-ahead log and its archives, which
    // only the server's administrator controls (docs/operate.md).
    checkpoint: async () => {},
    async migrate() {
      const migrator = connect(url, 'maintenance');
      try {
        await migrate(migrator, 'postgres');
      } finally {
        await migrator.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

/**
 * Rows that name no account and are read in the order of their random ids. PostgreSQL would return
 * them in the order in which they came, which could lead from a copy to an account (ADR 29).
 */
const shuffledTables: readonly (keyof Tables)[] = ['donations', 'pending_donations'];

export async function* streamPostgresRows(tx: Tx, table: keyof Tables): AsyncGenerator<Row> {
  const order = shuffledTables.includes(table) ? sql`order by id` : sql``;
  await sql`
    declare snapshot no scroll cursor for select * from ${sql.table(table)} ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerFetch)} from snapshot`.execute(tx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close snapshot`.execute(tx);
}

export function openPostgresSnapshot(url: string): Snapshot {
  const db = connect(url, 'maintenance');
  return {
    engine: 'postgres',
    read: (unit) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(unit),
    rows: streamPostgresRows,
    close: () => db.destroy(),
  };
}
