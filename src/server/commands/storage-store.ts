import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';
import { measureSqliteFiles } from '../platform/db/sqlite/sqlite.ts';
import type { DiskFigures, StorageFigures } from '../platform/metrics/storage-metrics.ts';

interface MeasuredPlaces {
  readonly db: Database;
  readonly dataFolder: string;
  readonly backupFolder: string | undefined;
  readonly now: () => number;
}

const backupName = /\.(?:jsonl|gpg)$/;
/** A scrape must not wait for a database that does not answer. */
const maxQueryMilliseconds = 1000;
/**
 * Measuring a database makes PostgreSQL look at every file, so a scrape may reuse the last size.
 */
const databaseSizeValidMilliseconds = 60_000;

function measureDisk(folder: DiskFigures['folder'], path: string): DiskFigures[] {
  try {
    const { bavail, blocks, bsize } = statfsSync(path);
    return [{ folder, freeBytes: bavail * bsize, sizeBytes: blocks * bsize }];
  } catch {
    return []; // the folder is missing or closed to this user
  }
}

/** A missing or closed folder counts as one without a backup, so that the alert fires. */
function measureBackupAge(folder: string, now: number): number {
  try {
    const times = readdirSync(folder)
      .filter((name) => backupName.test(name))
      .map((name) => statSync(join(folder, name)).mtimeMs);
    return Math.max(0, (now - Math.max(...times)) / 1000);
  } catch {
    return Infinity;
  }
}

const databaseSize = sql<{ value: number }>`select pg_database_size(current_database()) as value`;
/** Null if the role may not see the standbys. */
const synchronousStandbys = sql<{ value: number | null }>`
  select case when pg_has_role('pg_read_all_stats', 'usage') then
    (select count(*) from pg_stat_replication
      where state = 'streaming' and sync_state in ('sync', 'quorum'))
  end as value`;

async function askPostgres(
  db: Database,
  query: RawBuilder<{ value: number | null }>,
): Promise<number | null> {
  const timeout = new AbortController();
  try {
    return await Promise.race([
      db.read((tx) => query.execute(tx)).then(({ rows }) => rows[0]?.value ?? null),
      sleep(maxQueryMilliseconds, null, { signal: timeout.signal, ref: false }),
    ]);
  } catch {
    return null;
  } finally {
    timeout.abort();
  }
}

/** Never rejects; a figure that cannot be read is null or left out. */
export function createStorageMeter(places: MeasuredPlaces): () => Promise<StorageFigures> {
  const { db, dataFolder, backupFolder, now } = places;
  let postgres = { bytes: null as number | null, validUntil: 0 };

  async function measureDatabase() {
    if (db.engine === 'sqlite')
      return { ...measureSqliteFiles(dataFolder), synchronousStandbys: null };
    if (now() >= postgres.validUntil) {
      const bytes = await askPostgres(db, databaseSize);
      postgres = { bytes, validUntil: now() + databaseSizeValidMilliseconds };
    }
    return {
      databaseBytes: postgres.bytes,
      logBytes: null,
      synchronousStandbys: await askPostgres(db, synchronousStandbys),
    };
  }

  return async () => ({
    ...(await measureDatabase()),
    disks: [
      ...measureDisk('data', dataFolder),
      ...(backupFolder === undefined ? [] : measureDisk('backups', backupFolder)),
    ],
    backupAgeSeconds: backupFolder === undefined ? null : measureBackupAge(backupFolder, now()),
  });
}
