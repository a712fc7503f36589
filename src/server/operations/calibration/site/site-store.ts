/** Opens the configured database, which a server may use at the same time. */

import type { Config } from '../../../config/config.ts';
import type { Database, Snapshot } from '../../../platform/db/database.ts';
import { openPostgres, openPostgresSnapshot } from '../../../platform/db/postgres/postgres.ts';
import { FolderInUse, lockFolder } from '../../../platform/db/sqlite/folder-lock.ts';
import {
  hasSqliteDatabase,
  openSqlite,
  openSqliteSnapshot,
} from '../../../platform/db/sqlite/sqlite.ts';
import { CalibrationError } from './calibration-error.ts';

export type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export function openSnapshot(place: Place): Snapshot {
  if (place.DATABASE_URL !== undefined) return openPostgresSnapshot(place.DATABASE_URL);
  requireDatabase(place);
  return openSqliteSnapshot(place.DATA_DIR);
}

/** Returns the database that several nodes share; null if the database is embedded. */
export const openShared = ({ DATABASE_URL }: Place): Database | null =>
  DATABASE_URL === undefined ? null : openPostgres(DATABASE_URL, { profile: 'maintenance' });

/** Returns null if a server has the embedded database open. */
export function openForWriting(place: Place): Database | null {
  const shared = openShared(place);
  if (shared) return shared;
  requireDatabase(place);
  return unlessInUse(() => openSqlite(place.DATA_DIR));
}

/** Returns null if another process has locked the folder. */
export const tryToLock = (folder: string): ReturnType<typeof lockFolder> | null =>
  unlessInUse(() => lockFolder(folder));

function requireDatabase({ DATA_DIR }: Place): void {
  if (!hasSqliteDatabase(DATA_DIR))
    throw new CalibrationError(`There is no database in ${DATA_DIR}.`);
}

function unlessInUse<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}
