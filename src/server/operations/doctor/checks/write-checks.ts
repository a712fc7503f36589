/** Checks that the database takes a write, as the server does for `/readyz`. */

import type { Config } from '../../../config/config.ts';
import { type Finding, ok, problem } from './finding.ts';
import { tryWriting } from './store.ts';

export async function checkDatabaseWriting({ DATABASE_URL, DATA_DIR }: Config): Promise<Finding> {
  const reason = await tryWriting(DATABASE_URL, DATA_DIR);
  return reason === null ? ok('saving', 'The database takes writes.') : problem('saving', reason);
}
