/** Checks that the database takes a write, as the server does for `/readyz`. */

import type { Config } from '../../../config/config.ts';
import {
  findCause,
  isOutageCause,
  outageSentences,
} from '../../../platform/db/failures/find-cause.ts';
import { checkWriting } from '../../../platform/db/failures/write-check.ts';
import { openPostgres } from '../../../platform/db/postgres/postgres.ts';
import { isSqliteWritable } from '../../../platform/db/sqlite/sqlite.ts';
import { type Finding, ok, problem } from './finding.ts';

const subject = 'saving';
const works = ok(subject, 'The database takes writes.');

async function checkPostgresWriting(url: string): Promise<Finding> {
  const db = openPostgres(url, { profile: 'maintenance' });
  try {
    await checkWriting(db, Date.now);
    return works;
  } catch (error) {
    const cause = findCause(error);
    return problem(subject, outageSentences[isOutageCause(cause) ? cause : 'unavailable']);
  } finally {
    await db.close();
  }
}

/**
 * PostgreSQL gets the server's own check, which changes its one row. Of SQLite, which belongs to
 * the server, only the files are asked; the room on its disk has a finding of its own.
 */
export async function checkDatabaseWriting({ DATABASE_URL, DATA_DIR }: Config): Promise<Finding> {
  if (DATABASE_URL !== undefined) return checkPostgresWriting(DATABASE_URL);
  return isSqliteWritable(DATA_DIR) ? works : problem(subject, outageSentences.read_only);
}
