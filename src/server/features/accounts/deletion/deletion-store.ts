import type { Tx } from '../../../platform/db/database.ts';
import type { DeletionsTable } from '../../../platform/db/tables.ts';

/**
 * Deletes the account; foreign keys delete its rows in other tables, except in those that are found
 * by something else than the account. Returns whether it existed.
 */
export async function deleteUser(tx: Tx, userId: string): Promise<boolean> {
  await lockAttempts(tx, userId);
  const deleted = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning('email_index')
    .executeTakeFirst();
  if (!deleted) return false;
  const { email_index: index } = deleted;
  if (index) await tx.deleteFrom('addresses').where('email_index', '=', index).execute();
  await tx.deleteFrom('email_challenges').where('user_id', '=', userId).execute();
  await tx.deleteFrom('kept_replies').where('user_id', '=', userId).execute();
  return true;
}

/**
 * Locks the account's attempts. Call it before the transaction locks the account. The transaction
 * that saves the last answer of a survey uses the same order, so that it cannot deadlock with a
 * deletion.
 */
export async function lockAttempts(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertDeletion(tx: Tx, deletion: DeletionsTable): Promise<void> {
  await tx
    .insertInto('deletions')
    .values(deletion)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findDeletion(tx: Tx, hashes: readonly Uint8Array[]): Promise<boolean> {
  const row = await tx
    .selectFrom('deletions')
    .select('deleted_day')
    .where('user_hash', 'in', hashes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDeletion(tx: Tx, hashes: readonly Uint8Array[]): Promise<void> {
  await tx.deleteFrom('deletions').where('user_hash', 'in', hashes).execute();
}
