import type { Config } from '../config/config.ts';
import type { Database, Snapshot } from '../platform/db/database.ts';
import { openPostgres, openPostgresSnapshot } from '../platform/db/postgres/postgres.ts';
import { requireNotMoved } from '../platform/db/sqlite/folder.ts';
import { hasSqliteDatabase, openSqlite, openSqliteSnapshot } from '../platform/db/sqlite/sqlite.ts';
import { UsageError } from './run-command.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Makes no connection to PostgreSQL. */
export function hasDatabase({ DATABASE_URL, DATA_DIR }: Place): boolean {
  if (DATABASE_URL !== undefined) return true;
  requireNotMoved(DATA_DIR);
  return hasSqliteDatabase(DATA_DIR);
}

export function requireDatabase(place: Place): void {
  if (!hasDatabase(place)) throw new UsageError(`There is no database in ${place.DATA_DIR}.`);
}

export function openSnapshot(place: Place): Snapshot {
  requireDatabase(place);
  return place.DATABASE_URL === undefined
    ? openSqliteSnapshot(place.DATA_DIR)
    : openPostgresSnapshot(place.DATABASE_URL);
}

/** For writing; makes the embedded database if there is none. */
export function openDatabase({ DATABASE_URL, DATA_DIR }: Place): Database {
  if (DATABASE_URL !== undefined) return openPostgres(DATABASE_URL, { profile: 'maintenance' });
  requireNotMoved(DATA_DIR);
  return openSqlite(DATA_DIR);
}

async function closeAfter<R extends { close(): Promise<void> }, T>(
  opened: R,
  use: (opened: R) => Promise<T>,
): Promise<T> {
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

export const withSnapshot = <T>(place: Place, use: (snapshot: Snapshot) => Promise<T>) =>
  closeAfter(openSnapshot(place), use);

export const withDatabase = <T>(place: Place, use: (db: Database) => Promise<T>) =>
  closeAfter(openDatabase(place), use);
