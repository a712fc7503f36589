/** Changes many rows in statements so short that none delays a visitor, and reads their results. */

import type { DeleteResult, SelectQueryBuilder, UpdateResult } from 'kysely';

/** How many rows a statement changes at most. */
export const batchSize = 1_000;

/** Locks the rows that no other node is changing. */
export const takeBatch = <DB, Table extends keyof DB, Row>(
  due: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> => due.limit(batchSize).forUpdate().skipLocked();

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
