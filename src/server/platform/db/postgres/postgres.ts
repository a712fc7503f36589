/** Implements `Database` on PostgreSQL, so that several nodes can share one database. */

import { Kysely, PostgresDialect, sql, type TransactionBuilder } from 'kysely';
import { DatabaseUnavailable } from '../database-errors.ts';
import type { DatabaseObserver } from '../database-observer.ts';
import { type Database, type Row, shuffledTables, type Snapshot, type Tx } from '../database.ts';
import type { Tables } from '../tables.ts';
import {
  buildIndexesAhead,
  createMigrationDialect,
  isUpToDate,
  migratePostgres,
  useMaintenanceLimits,
} from './migrate-postgres.ts';
import {
  type ConnectionProfile,
  unlimitedPoolerAdvice,
  openPool,
  type PoolOptions,
} from './pool.ts';
import { retryOnConflict } from './postgres-errors.ts';

const rowsPerFetch = 1000;

const connect = (url: string, options: PoolOptions): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, options) }) });

/**
 * Begins at the database's own isolation level, but repeatable read becomes serializable: its
 * snapshot may be older than a row lock that the transaction waited for (ADR 7).
 */
function createBegin(db: Kysely<Tables>): () => Promise<TransactionBuilder<Tables>> {
  let level: Promise<string> | null = null;

  async function readLevel(): Promise<string> {
    const { rows } = await sql<{ level: string }>`
      select current_setting('default_transaction_isolation') as level`.execute(db);
    return rows[0]?.level ?? '';
  }

  return async () => {
    level ??= readLevel();
    const isSnapshot = await level.then(
      (name) => name === 'repeatable read',
      (error: unknown) => {
        level = null; // the next transaction asks again
        throw error;
      },
    );
    return isSnapshot ? db.transaction().setIsolationLevel('serializable') : db.transaction();
  };
}

interface PostgresOptions {
  readonly profile?: ConnectionProfile;
  readonly observer?: DatabaseObserver | undefined;
  /** An address that leads past a pooler, for migrations. */
  readonly migrationUrl?: string | undefined;
  readonly report?: ((sentence: string) => void) | undefined;
}

const unlimitedPooler = `PostgreSQL is reached through a pooler, and nothing limits how long a statement may run. ${unlimitedPoolerAdvice}`;
const otherNodeMigrates = 'Another node is bringing the database up to date; waiting for it.';

/** Connects at the first query, and again after a connection was lost. */
export function openPostgres(
  url: string,
  { profile = 'serving', observer, migrationUrl = url, report }: PostgresOptions = {},
): Database {
  const db = connect(url, {
    profile,
    observer,
    onUnlimitedPooler: () => report?.(unlimitedPooler),
  });
  const checkDb = connect(url, { profile: 'checking' });
  const begin = createBegin(db);
  let isClosed = false;
  const onReadRetry = { onRetry: () => observer?.retried('read') };
  const onWriteRetry = { onRetry: () => observer?.retried('write') };

  async function runInTransaction<T>(unit: (tx: Tx) => Promise<T>): Promise<T> {
    return (await begin()).execute(async (tx) => {
      if (profile === 'maintenance') await useMaintenanceLimits(tx);
      return unit(tx);
    });
  }

  async function runCheck<T>(unit: (tx: Tx) => Promise<T>): Promise<T> {
    // Kysely would connect again if the first check came after `close`.
    if (isClosed) throw new DatabaseUnavailable('The database is closed.');
    return retryOnConflict(() => unit(checkDb), onWriteRetry);
  }

  return {
    engine: 'postgres',
    read: (unit) => retryOnConflict(() => unit(db), onReadRetry),
    write: (unit) => retryOnConflict(() => runInTransaction(unit), onWriteRetry),
    writeStatement: (unit) => retryOnConflict(() => unit(db), onWriteRetry),
    checks: { read: runCheck, writeStatement: runCheck },
    // Dead rows remain until autovacuum, and longer in the write-ahead log and its archives, which
    // only the server's administrator controls (docs/operate.md).
    checkpoint: async () => {},
    async migrate() {
      if (await isUpToDate(db)) return;
      const migrator = new Kysely<Tables>({
        dialect: createMigrationDialect(openPool(migrationUrl, { profile: 'maintenance' })),
      });
      try {
        await buildIndexesAhead(migrator);
        await migratePostgres(migrator, () => report?.(otherNodeMigrates));
      } finally {
        await migrator.destroy();
      }
    },
    async close() {
      isClosed = true;
      await checkDb.destroy();
      await db.destroy();
    },
  };
}

export async function* streamPostgresRows(tx: Tx, table: keyof Tables): AsyncGenerator<Row> {
  const key = shuffledTables[table];
  const order = key === undefined ? sql`` : sql`order by ${sql.ref(key)}`;
  await sql`
    declare snapshot no scroll cursor for select * from ${sql.table(table)} ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerFetch)} from snapshot`.execute(tx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close snapshot`.execute(tx);
}

export function openPostgresSnapshot(url: string, onUnlimitedPooler?: () => void): Snapshot {
  const db = connect(url, { profile: 'maintenance', onUnlimitedPooler });
  return {
    engine: 'postgres',
    read: (unit) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          await useMaintenanceLimits(tx);
          return unit(tx);
        }),
    rows: streamPostgresRows,
    close: () => db.destroy(),
  };
}
