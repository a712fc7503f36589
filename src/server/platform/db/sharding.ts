import { sql } from 'kysely';
import type { BatchLimits } from '../batcher.ts';
import type { Database } from './database.ts';

/** As many at once as a node has connections to serve with, less two for other calls. */
const oneAccountEach: BatchLimits = { maxBatchSize: 1, concurrency: 8 };

/**
 * Returns limits by which a batch holds one account where Citus spreads the tables by account: it
 * sends a batch of several to all its parts, and refuses their row locks.
 */
export async function findBatchLimits(db: Database): Promise<BatchLimits> {
  if (db.engine === 'sqlite') return {};
  const query = sql`select 1 from pg_extension where extname = 'citus'`;
  const { rows } = await db.read((tx) => query.execute(tx));
  return rows.length > 0 ? oneAccountEach : {};
}
