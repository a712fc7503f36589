/** Hands a result over: into the database, or to the server that has it open. */

import type { Config } from '../../../config/config.ts';
import {
  type CalibrationResult,
  storeResult,
  writeToInbox,
} from '../../../features/calibration/calibration.ts';
import type { Database } from '../../../platform/db/database.ts';
import { openPostgres } from '../../../platform/db/postgres/postgres.ts';
import { FolderInUse } from '../../../platform/db/sqlite/folder-lock.ts';
import { hasSqliteDatabase, openSqlite } from '../../../platform/db/sqlite/sqlite.ts';
import { CalibrationError } from '../site/calibration-error.ts';
import { requireTables } from '../site/site-rows.ts';

/** Returns a sentence about what has become of the result. */
export async function handOver(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  result: CalibrationResult,
): Promise<string> {
  const name = `The parameter set ${result.set.version} from ${result.set.people} people`;
  if (DATABASE_URL !== undefined)
    return `${name} ${await store(openPostgres(DATABASE_URL, { profile: 'maintenance' }), result)}`;
  if (!hasSqliteDatabase(DATA_DIR))
    throw new CalibrationError(`There is no database in ${DATA_DIR}.`);
  let db: Database;
  try {
    db = openSqlite(DATA_DIR);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const path = writeToInbox(DATA_DIR, result);
    return `${name} waits in ${path}; the running server takes it in within a minute.`;
  }
  return `${name} ${await store(db, result)}`;
}

async function store(db: Database, result: CalibrationResult): Promise<string> {
  try {
    const { isPublished } = await db.write(async (tx) => {
      await requireTables(tx);
      return storeResult(tx, result);
    });
    return `is stored; it scores nobody until an administrator switches to it.${isPublished ? ' New statistics are published.' : ''}`;
  } finally {
    await db.close();
  }
}
