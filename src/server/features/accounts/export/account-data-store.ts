import type { Tx } from '../../../platform/db/database.ts';

/**
 * Returns what the database records about the account's tokens, mailed codes and kept replies, such
 * as when each expires, but no hash and no content.
 */
export async function selectSignInData(tx: Tx, userId: string) {
  return {
    tokens: await tx
      .selectFrom('tokens')
      .select(['session_id', 'issued_at', 'expires_at', 'superseded'])
      .where('user_id', '=', userId)
      .orderBy('issued_at')
      .execute(),
    emailCodes: await tx
      .selectFrom('email_challenges')
      .select(['id', 'purpose', 'tries', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('expires_at')
      .execute(),
    keptReplies: await tx
      .selectFrom('kept_replies')
      .select('expires_at')
      .where('user_id', '=', userId)
      .orderBy('expires_at')
      .execute(),
  };
}
