import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { EmailChallengesTable, UsersTable } from '../../platform/db/tables.ts';
import type { UserRow } from '../accounts/accounts.ts';

/** The account that proved this address; until this unit's commit nobody else signs in to it, or deletes it. */
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

export async function findUserByEmailIndex(
  tx: Tx,
  index: Uint8Array,
): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('email_index', '=', index).executeTakeFirst();
}

export async function findUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

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

type OptionalColumns =
  | 'email_index'
  | 'pending_email_index'
  | 'pending_token_hash'
  | 'pending_expires_at'
  | 'age_range'
  | 'gender';

export async function updateOptional(
  tx: Tx,
  userId: string,
  changes: Partial<Pick<UsersTable, OptionalColumns>>,
): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

/** Addresses that nobody confirmed in time are forgotten. */
export async function forgetUnconfirmed(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ pending_email_index: null, pending_token_hash: null, pending_expires_at: null })
    .where('pending_expires_at', '<=', now)
    .execute();
}

export async function findSessionStart(tx: Tx, sessionId: string): Promise<number | undefined> {
  return (
    await tx
      .selectFrom('sessions')
      .select('created_at')
      .where('id', '=', sessionId)
      .executeTakeFirst()
  )?.created_at;
}

export async function insertChallenge(
  tx: Tx,
  challenge: Insertable<EmailChallengesTable>,
): Promise<void> {
  await tx.insertInto('email_challenges').values(challenge).execute();
}

export async function deleteExpiredChallenges(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('email_challenges').where('expires_at', '<=', now).execute();
}

/** Counts a try in the statement that reads the challenge: of many at once, no more than `most` get to see it. */
export async function tryChallenge(
  tx: Tx,
  id: string,
  now: number,
  most: number,
): Promise<{ user_id: string | null; code_hash: Uint8Array } | undefined> {
  return tx
    .updateTable('email_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning(['user_id', 'code_hash'])
    .executeTakeFirst();
}

export async function deleteChallengesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_challenges').where('user_id', '=', userId).execute();
}
