import type { Tx } from '../../../platform/db/database.ts';
import { UniqueViolation } from '../../../platform/db/errors.ts';
import type { UserRow } from '../../accounts/accounts.ts';

/** Finds the account that has confirmed this address. */
export async function findUserByEmailIndex(
  tx: Tx,
  index: Uint8Array,
): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('email_index', '=', index).executeTakeFirst();
}

/** Finds and locks the account. A deletion or another sign-in has to wait until the commit. */
export async function lockUserByEmailIndex(
  tx: Tx,
  index: Uint8Array,
): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('email_index', '=', index)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether a transaction failed because another one set the same confirmed address first. */
export const isAddressTaken = (error: unknown): boolean => error instanceof UniqueViolation;
