import type { Tx } from '../../../platform/db/database.ts';
import type { UserRow } from '../../accounts/accounts.ts';

/** Finds and locks the account. Every other change to the account waits until the commit. */
export async function lockUserByPendingToken(
  tx: Tx,
  tokenHash: Uint8Array,
): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('pending_token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function clearExpiredPendingAddresses(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ pending_email_index: null, pending_token_hash: null, pending_expires_at: null })
    .where('pending_expires_at', '<=', now)
    .execute();
}
