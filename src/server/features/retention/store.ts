import type { Tx } from '../../platform/db/database.ts';

export interface Expiry {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly sessionsBefore: number;
  readonly tokensBefore: number;
  readonly saltsBeforeDay: string;
}

/** Foreign keys delete the rows that belong to the expired ones. */
export async function deleteExpiredRows(
  tx: Tx,
  { now, sessionsBefore, tokensBefore, saltsBeforeDay }: Expiry,
): Promise<void> {
  await tx.deleteFrom('sessions').where('created_at', '<=', sessionsBefore).execute();
  await tx.deleteFrom('tokens').where('expires_at', '<=', tokensBefore).execute();
  await tx.deleteFrom('email_challenges').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('kept_replies').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
  await tx.deleteFrom('rate_salts').where('day', '<', saltsBeforeDay).execute();
  await tx
    .updateTable('users')
    .set({ pending_email_index: null, pending_token_hash: null, pending_expires_at: null })
    .where('pending_expires_at', '<=', now)
    .execute();
}
