/** What the doctor reads from the database; nothing is written. */

import { sql } from 'kysely';
import type { Snapshot, Tx } from '../../../platform/db/database.ts';
import { knownSteps } from '../../../platform/db/migrations/migrate.ts';
import { openPostgresSnapshot } from '../../../platform/db/postgres/postgres.ts';
import { hasSqliteDatabase, openSqliteSnapshot } from '../../../platform/db/sqlite/sqlite.ts';
import { findKeyCheck, selectSteps } from '../../backup/store.ts';

export { maxConnectionsPerNode } from '../../../platform/db/postgres/connection-profiles.ts';

export interface PostgresFacts {
  readonly version: number;
  readonly fsync: string;
  readonly synchronousCommit: string;
  readonly isSuperuser: boolean;
  readonly isEncrypted: boolean;
  readonly maxConnections: number;
  /** Milliseconds since 1970, by the database server's clock. */
  readonly now: number;
}

export interface DatabaseFacts {
  /** Migrations that the program knows and the database lacks. */
  readonly missingSteps: readonly string[];
  /** Migrations of a newer program. */
  readonly unknownSteps: readonly string[];
  /** In base64; null if the server was never started on the database. */
  readonly keyCheck: string | null;
  readonly postgres: PostgresFacts | null;
}

async function selectPostgresFacts(tx: Tx): Promise<PostgresFacts | null> {
  const { rows } = await sql<PostgresFacts>`
    select
      current_setting('server_version_num')::int as version,
      current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as "synchronousCommit",
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
      current_setting('max_connections')::int as "maxConnections",
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(tx);
  return rows[0] ?? null;
}

async function hasTable(tx: Tx, name: string): Promise<boolean> {
  return (await tx.introspection.getTables({ withInternalKyselyTables: true })).some(
    (table) => table.name === name,
  );
}

async function selectFacts(tx: Tx, engine: Snapshot['engine']): Promise<DatabaseFacts> {
  const isStarted = (await hasTable(tx, 'kysely_migration')) && (await hasTable(tx, 'instance'));
  const appliedSteps = new Set(isStarted ? await selectSteps(tx) : []);
  const keyCheck = isStarted ? await findKeyCheck(tx) : undefined;
  return {
    missingSteps: knownSteps.filter((step) => !appliedSteps.has(step)),
    unknownSteps: [...appliedSteps].filter((step) => !knownSteps.includes(step)),
    keyCheck: keyCheck ? Buffer.from(keyCheck).toString('base64') : null,
    postgres: engine === 'postgres' ? await selectPostgresFacts(tx) : null,
  };
}

/** Null if there is no database file yet; throws `DatabaseUnavailable` if PostgreSQL is away. */
export async function readDatabase(
  url: string | undefined,
  folder: string,
): Promise<DatabaseFacts | null> {
  if (url === undefined && !hasSqliteDatabase(folder)) return null;
  const snapshot = url === undefined ? openSqliteSnapshot(folder) : openPostgresSnapshot(url);
  try {
    return await snapshot.read((tx) => selectFacts(tx, snapshot.engine));
  } finally {
    await snapshot.close();
  }
}
