/** Queries on accounts whose rows are still in clear, in which `sealed` is null (ADR 22). */

import type { Tx } from '../../../platform/db/database.ts';

/** Returns the number of accounts whose answers a reader of the database could read. */
export async function countClearAccounts(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('sealed', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the ids of at most `limit` accounts in clear. */
export async function selectClearAccounts(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('sealed', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the account. Returns false if it has been sealed or deleted since it was selected. */
export async function lockClearAccount(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('sealed', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
