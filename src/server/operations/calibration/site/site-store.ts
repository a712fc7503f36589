/** Opens the configured database, which a server may use at the same time. */

import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { FolderInUse, lockFolder } from '../../../platform/db/sqlite/folder-lock.ts';
import { openDatabase, requireDatabase } from '../../open-database.ts';

export type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Returns the database that several nodes share; null if the database is embedded. */
export const openShared = (place: Place): Database | null =>
  place.DATABASE_URL === undefined ? null : openDatabase(place);

/** Returns null if a server has the embedded database open. */
export function openForWriting(place: Place): Database | null {
  requireDatabase(place);
  return unlessInUse(() => openDatabase(place));
}

/** Returns null if another process has locked the folder. */
export const tryToLock = (folder: string): ReturnType<typeof lockFolder> | null =>
  unlessInUse(() => lockFolder(folder));

function unlessInUse<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}
