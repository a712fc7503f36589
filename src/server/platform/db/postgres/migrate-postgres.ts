/**
 * Migrates under a transaction's lock, because behind a pooler a session's lock would outlive the
 * program. Only index builds use a session's lock, so their connection must lead past a pooler.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { findMissingSteps, indexesAhead, migrate, selectSteps } from '../migrations/migrate.ts';
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

/** Behind a pooler the limits of the role would apply, which a slow backup would exceed. */
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

/** Whether an index can be built beside writers: its table exists, and is not partitioned. */
async function canBuildAhead(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`
    select relkind as kind from pg_class where oid = to_regclass(${table})`.execute(db);
  return rows[0]?.kind === 'r';
}

/** Builds an index beside writers. Drops the remains of a failed build first. */
async function buildIndex(db: Kysely<Tables>, name: string, columns: string): Promise<void> {
  if (!(await canBuildAhead(db, columns.split(' ')[0]!))) return;
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (rows[0]?.valid === false) await sql.raw(`drop index concurrently ${name}`).execute(db);
  await sql.raw(`create index concurrently if not exists ${name} on ${columns}`).execute(db);
}

/** Held by the node that builds, for its session: this connection must lead past a pooler. */
const buildLock = '3853314791062309108';
const buildPollMilliseconds = 500;

/** A single statement that waited for the lock would hold up the build that it waits for. */
async function waitForBuildLock(session: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${sql.lit(BigInt(buildLock))}) as free`.execute(session);
    if (rows[0]?.free) return;
    await pause(buildPollMilliseconds);
  }
}

/** Builds the indexes of missing steps without keeping writers out, which no transaction can. */
export async function buildIndexesAhead(db: Kysely<Tables>): Promise<void> {
  if (findIndexes(await selectSteps(db)).length === 0) return;
  await db.connection().execute(async (session) => {
    await waitForBuildLock(session);
    try {
      for (const [name, columns] of findIndexes(await selectSteps(session)))
        await buildIndex(session, name, columns);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(BigInt(buildLock))})`.execute(session);
    }
  });
}

/** Returns none for an empty database, whose indexes the steps themselves make. */
const findIndexes = (applied: readonly string[]): (readonly [name: string, columns: string])[] =>
  applied.length === 0
    ? []
    : findMissingSteps(applied).flatMap((step) => Object.entries(indexesAhead[step] ?? {}));

/** `onWait` is called if another node migrates. Waits for at most a minute. */
export const migratePostgres = (db: Kysely<Tables>, onWait: () => void): Promise<void> =>
  db
    .transaction()
    // At a higher level this node would not see the other's steps after waiting for it.
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
