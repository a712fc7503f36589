/**
 * Which account has confirmed an address. Every change of `users.email_index` goes through this
 * file or `deleteUser`, so that the two tables agree.
 */

import type { Tx } from '../../../platform/db/database.ts';
import { UniqueViolation } from '../../../platform/db/errors.ts';
import { lockUser, updateUser, type UserRow } from '../../accounts/accounts.ts';

/** Finds the account that has confirmed this address. */
export async function findUserIdByEmailIndex(
  tx: Tx,
  index: Uint8Array,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('addresses')
    .select('user_id')
    .where('email_index', '=', index)
    .executeTakeFirst();
  return row?.user_id;
}

/** Finds and locks the account. A deletion or another sign-in has to wait until the commit. */
export async function lockUserByEmailIndex(
  tx: Tx,
  index: Uint8Array,
): Promise<UserRow | undefined> {
  const userId = await findUserIdByEmailIndex(tx, index);
  const user = userId === undefined ? undefined : await lockUser(tx, userId);
  // The address may have been removed while this transaction waited for the lock.
  const isStillIts = user?.email_index && Buffer.compare(user.email_index, index) === 0;
  return isStillIts ? user : undefined;
}

/**
 * Gives the account this address in place of an earlier one; null removes it. The transaction must
 * have locked the account. On PostgreSQL it fails with `isAddressTaken` if another account confirms
 * the same address at the same time.
 */
export async function setEmailIndex(
  tx: Tx,
  { id, email_index: before }: Pick<UserRow, 'id' | 'email_index'>,
  columns: Pick<UserRow, 'email_index' | 'email_key_id'>,
): Promise<void> {
  if (before) await tx.deleteFrom('addresses').where('email_index', '=', before).execute();
  const { email_index } = columns;
  if (email_index) await tx.insertInto('addresses').values({ email_index, user_id: id }).execute();
  await updateUser(tx, id, columns);
}

/** Whether a transaction failed because another one set the same confirmed address first. */
export const isAddressTaken = (error: unknown): boolean => error instanceof UniqueViolation;
