/** Hands a result over: into the database, or to the server that has it open. */

import {
  type CalibrationResult,
  storeResult,
  writeToInbox,
} from '../../../features/calibration/calibration.ts';
import type { Database } from '../../../platform/db/database.ts';
import { requireTables } from '../site/site-rows.ts';
import { openForWriting, type Place } from '../site/site-store.ts';

/** Returns a sentence about what has become of the result. */
export async function handOver(place: Place, result: CalibrationResult): Promise<string> {
  const name = `The parameter set ${result.set.version} from ${result.set.people} people`;
  const db = openForWriting(place);
  if (db) return `${name} ${await store(db, result)}`;
  const path = writeToInbox(place.DATA_DIR, result);
  return `${name} waits in ${path}; the running server takes it in within a minute.`;
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
