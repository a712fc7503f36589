import type { Tx } from '../../../platform/db/database.ts';
import type { UserRow } from '../../accounts/accounts.ts';

export type PendingColumns = Pick<UserRow, 'pending_email_index' | 'pending_expires_at'>;

export const noPendingAddress: PendingColumns = {
  pending_email_index: null,
  pending_expires_at: null,
};

export async function clearExpiredPendingAddresses(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set(noPendingAddress)
    .where('pending_expires_at', '<=', now)
    .execute();
}
