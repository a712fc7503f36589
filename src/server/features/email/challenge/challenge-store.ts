import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { EmailChallengesTable } from '../../../platform/db/tables.ts';

export async function insertChallenge(
  tx: Tx,
  challenge: Insertable<EmailChallengesTable>,
): Promise<void> {
  await tx.insertInto('email_challenges').values(challenge).execute();
}

/**
 * Counts an attempt and returns the challenge. Returns undefined if the challenge has expired or
 * has no tries left. A single statement checks and counts, so that concurrent guesses cannot exceed
 * `maxTries`.
 */
export async function tryChallenge(
  tx: Tx,
  id: string,
  now: number,
  maxTries: number,
): Promise<{ user_id: string | null; code_hash: Uint8Array } | undefined> {
  return tx
    .updateTable('email_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['user_id', 'code_hash'])
    .executeTakeFirst();
}

export async function deleteUserChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_challenges').where('user_id', '=', userId).execute();
}

export async function deleteExpiredChallenges(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('email_challenges').where('expires_at', '<=', now).execute();
}
