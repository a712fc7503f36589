import type { Insertable } from 'kysely';
import { type MailedCodePurpose, mailedCodePurposes } from '../../../../domain/account.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EmailChallengesTable } from '../../../platform/db/tables.ts';

const maxTriesPerCode = 5;

interface TriedChallenge {
  readonly id: string;
  readonly user_id: string | null;
  readonly code_hash: Uint8Array;
}

export async function insertChallenge(
  tx: Tx,
  challenge: Insertable<EmailChallengesTable>,
): Promise<void> {
  await tx.insertInto('email_challenges').values(challenge).execute();
}

/**
 * Counts an attempt. A single statement checks and counts, so that concurrent guesses cannot exceed
 * the number of tries.
 */
const countTry = (tx: Tx, purpose: MailedCodePurpose, now: number) =>
  tx
    .updateTable('email_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('tries', '<', maxTriesPerCode)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'code_hash']);

/**
 * Counts an attempt at a code and returns its challenge. Returns undefined if the challenge has
 * another purpose, has expired or has no tries left.
 */
export async function tryChallenge(
  tx: Tx,
  id: string,
  purpose: MailedCodePurpose,
  now: number,
): Promise<TriedChallenge | undefined> {
  return countTry(tx, purpose, now).where('id', '=', id).executeTakeFirst();
}

/** Does the same as `tryChallenge` for a purpose of which an account has at most one challenge. */
export async function tryUserChallenge(
  tx: Tx,
  userId: string,
  purpose: MailedCodePurpose,
  now: number,
): Promise<TriedChallenge | undefined> {
  return countTry(tx, purpose, now).where('user_id', '=', userId).executeTakeFirst();
}

/** Deletes the challenges of an account, by default those for all purposes. */
export async function deleteUserChallenges(
  tx: Tx,
  userId: string,
  purposes: readonly MailedCodePurpose[] = mailedCodePurposes,
): Promise<void> {
  await tx
    .deleteFrom('email_challenges')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function deleteExpiredChallenges(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('email_challenges').where('expires_at', '<=', now).execute();
}
