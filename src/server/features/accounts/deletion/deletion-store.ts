import type { Tx } from '../../../platform/db/database.ts';
import type { DeletionsTable } from '../../../platform/db/tables.ts';

/** Foreign keys delete everything else that belongs to the account. Returns whether it existed. */
export async function deleteUser(tx: Tx, userId: string): Promise<boolean> {
  await lockAttempts(tx, userId);
  const result = await tx.deleteFrom('users').where('id', '=', userId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/**
 * Attempts before the account: the answer that finishes a survey locks them in this order too, so
 * that the two transactions cannot deadlock.
 */
async function lockAttempts(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertDeletion(tx: Tx, deletion: DeletionsTable): Promise<void> {
  await tx.insertInto('deletions').values(deletion).execute();
}
