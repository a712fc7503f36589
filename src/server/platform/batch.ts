/** Changes many rows in statements so short that none delays a visitor, and reads their results. */

import { type DeleteResult, sql, type UpdateResult } from 'kysely';
import type { Database, Tx } from './db/database.ts';

/** How many rows a statement changes at most. */
export const batchSize = 1_000;

async function isOnlyNode(tx: Tx, job: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${job}, 0)) as free`.execute(tx);
  return rows[0]?.free ?? false;
}

/**
 * Changes a batch of a job, and returns the number of rows. Returns 0 if another node is changing
 * one. The lock is on the job, because a sharded engine locks no rows of several accounts.
 */
export const writeBatch = (
  db: Database,
  job: string,
  change: (tx: Tx) => Promise<number>,
): Promise<number> =>
  db.write(async (tx) => (db.engine === 'sqlite' || (await isOnlyNode(tx, job)) ? change(tx) : 0));

interface Statement<Result> {
  executeTakeFirst(): Promise<Result>;
}

export const countDeleted = async (statement: Statement<DeleteResult>): Promise<number> =>
  Number((await statement.executeTakeFirst()).numDeletedRows);

export const countUpdated = async (statement: Statement<UpdateResult>): Promise<number> =>
  Number((await statement.executeTakeFirst()).numUpdatedRows);

/** Whether the query finds a row. */
export const findsAny = async (query: Statement<unknown>): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;
