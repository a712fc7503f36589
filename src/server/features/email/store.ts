import type { Insertable } from 'kysely';
import { type MailedCodePurpose, mailedCodePurposes } from '../../../domain/account.ts';
import { batchSize, countDeleted, countUpdated } from '../../platform/batch.ts';
import { UniqueViolation } from '../../platform/db/database-errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { EmailChallengesTable } from '../../platform/db/tables.ts';
import { lockUser, updateUser, type UserRow } from '../accounts/accounts.ts';

/**
 * Finds the account that has confirmed this address. Every change of `users.email_index` goes
 * through this file or `deleteUsers`, so that the two tables agree.
 */
export async function findUserIdByEmailIndex(tx: Tx, index: Uint8Array) {
  const row = await tx
    .selectFrom('addresses')
    .select('user_id')
    .where('email_index', '=', index)
    .executeTakeFirst();
  return row?.user_id;
}

/** Finds and locks the account. A deletion or another sign-in has to wait until the commit. */
export async function lockUserByEmailIndex(tx: Tx, index: Uint8Array) {
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

const maxTriesPerCode = 5;

export const insertChallenge = (tx: Tx, challenge: Insertable<EmailChallengesTable>) =>
  tx.insertInto('email_challenges').values(challenge).execute();

/** One statement checks and counts, so that concurrent guesses cannot exceed the tries. */
const countTry = (tx: Tx, userId: string, purpose: MailedCodePurpose, now: number) =>
  tx
    .updateTable('email_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('tries', '<', maxTriesPerCode)
    .where('expires_at', '>', now)
    .where('user_id', '=', userId)
    .returning(['id', 'code_hash']);

/**
 * Counts a try. Returns undefined if the purpose differs, the time is over or no try is left. The
 * challenge of an unknown address is counted with any account, so that the time a refusal takes
 * does not reveal which addresses have one.
 */
export async function tryChallenge(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string | undefined },
  purpose: MailedCodePurpose,
  now: number,
) {
  const tryOf = (owner: string) =>
    countTry(tx, owner, purpose, now).where('id', '=', id).executeTakeFirst();
  return (userId === undefined ? undefined : await tryOf(userId)) ?? tryOf(id);
}

/** Like `tryChallenge`, for a purpose that an account has at most one challenge for. */
export const tryUserChallenge = (tx: Tx, userId: string, purpose: MailedCodePurpose, now: number) =>
  countTry(tx, userId, purpose, now).executeTakeFirst();

/** Deletes the challenges of an account, by default those for all purposes. */
export const deleteUserChallenges = (
  tx: Tx,
  userId: string,
  purposes: readonly MailedCodePurpose[] = mailedCodePurposes,
) =>
  tx
    .deleteFrom('email_challenges')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();

export function deleteExpiredChallenges(tx: Tx, now: number): Promise<number> {
  const due = tx
    .selectFrom('email_challenges')
    .select(['user_id', 'id'])
    .where('expires_at', '<=', now)
    .limit(batchSize);
  return countDeleted(
    tx
      .deleteFrom('email_challenges')
      .where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'id'), 'in', due.$asTuple('user_id', 'id')),
      ),
  );
}

export type PendingColumns = Pick<UserRow, 'pending_email_index' | 'pending_expires_at'>;

export const noPendingAddress: PendingColumns = {
  pending_email_index: null,
  pending_expires_at: null,
};

export function clearExpiredPendingAddresses(tx: Tx, now: number): Promise<number> {
  const due = tx
    .selectFrom('users')
    .select('id')
    .where('pending_expires_at', '<=', now)
    .limit(batchSize);
  return countUpdated(
    tx
      .updateTable('users')
      .set(noPendingAddress)
      .where('id', 'in', due)
      .where('pending_expires_at', '<=', now), // its owner may have entered another one meanwhile
  );
}
