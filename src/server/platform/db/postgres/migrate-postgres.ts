/** Migrates under a transaction's lock: behind a pooler a session's would outlive the program. */

import { type Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { findMissingSteps, migrate } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';
import { connectionProfiles } from './pool.ts';

/** The lock that Kysely takes for a session. Nodes of earlier versions may still hold that one. */
export const migrationLock = '3853314791062309107';

class TransactionLockAdapter extends PostgresAdapter {
  /** The transaction around the migration already has the lock. */
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }
}

export const createMigrationDialect = (pool: PostgresPool): PostgresDialect =>
  new MigrationDialect({ pool });

/** Behind a pooler those of the role apply, which a backup to a slow disk would exceed. */
export async function useMaintenanceLimits(tx: Kysely<Tables>): Promise<void> {
  const settings = Object.entries(connectionProfiles.maintenance.limits).map(
    ([name, milliseconds]) => sql`set_config(${name}, ${String(milliseconds)}, true)`,
  );
  await sql`select ${sql.join(settings)}`.execute(tx);
}

export async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return false;
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return findMissingSteps(applied.rows.map(({ name }) => name)).length === 0;
}

/** `onWait` is called if another node migrates. Waits for at most a minute. */
export const migratePostgres = (db: Kysely<Tables>, onWait: () => void): Promise<void> =>
  db
    .transaction()
    // At a higher level it would not see what the other node did while this one waited.
    .setIsolationLevel('read committed')
    .execute(async (tx) => {
      await useMaintenanceLimits(tx);
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(BigInt(migrationLock))}) as free`.execute(tx);
      if (!rows[0]?.free) {
        onWait();
        await sql`select pg_advisory_xact_lock(${sql.lit(BigInt(migrationLock))})`.execute(tx);
      }
      await migrate<Tables>(tx, 'postgres');
    });
