import type { Selectable } from 'kysely';
import { findsAny } from '../../platform/batch.ts';
import { dayMilliseconds, utcMonth } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { deleteLookup, findByHash, insertLookup } from '../../platform/db/lookups.ts';
import { precompileQuery } from '../../platform/db/precompiled-query.ts';
import type { UsersTable } from '../../platform/db/tables.ts';

export type UserRow = Selectable<UsersTable>;

/** By these an account is found. */
const codeColumns = ['login_code_hash', 'share_code_hash'] as const;

/**
 * Deletes accounts and returns the ids of those that existed. Foreign keys delete their rows in
 * other tables; this function deletes them in the four tables that have no such key.
 */
export async function deleteUsers(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  for (const userId of userIds.toSorted()) await lockAttempts(tx, userId);
  const links = await tx
    .selectFrom('links')
    .select(['user_id', 'token_hash'])
    .where('user_id', 'in', userIds)
    .execute();
  const deleted = await tx
    .deleteFrom('users')
    .where('id', 'in', userIds)
    .returning(['id', 'email_index', 'login_code_hash', 'share_code_hash'])
    .execute();
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const indexes = deleted.map((user) => user.email_index).filter((index) => index !== null);
  if (indexes.length > 0)
    await tx.deleteFrom('addresses').where('email_index', 'in', indexes).execute();
  for (const user of deleted)
    for (const column of codeColumns) await deleteLookup(tx, user[column], user.id);
  for (const { token_hash, user_id } of links) await deleteLookup(tx, token_hash, user_id);
  await tx.deleteFrom('email_challenges').where('user_id', 'in', ids).execute();
  const replies = await tx
    .deleteFrom('kept_replies')
    .where('user_id', 'in', ids)
    .returning(['user_id', 'key_hash'])
    .execute();
  for (const { key_hash, user_id } of replies) await deleteLookup(tx, key_hash, user_id);
  return ids;
}

/**
 * Locks the attempts of an account. Call it before the account is locked: the transaction that
 * saves the last answer of a survey uses the same order, so that it cannot deadlock with a
 * deletion.
 */
export const lockAttempts = (tx: Tx, userId: string) =>
  tx
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Delete nothing by its age if nobody signed in within this window: the clock may be wrong. */
const activityWindowDays = 40;

/**
 * Whether an account was used within the activity window, but before the current month. A use in
 * the current month proves nothing, because it may have been recorded with the wrong clock.
 */
export const isClockPlausible = (tx: Tx, now: number): Promise<boolean> =>
  findsAny(
    tx
      .selectFrom('users')
      .select('id')
      .where('last_seen_month', '>=', utcMonth(now - activityWindowDays * dayMilliseconds))
      .where('last_seen_month', '<', utcMonth(now))
      .limit(1),
  );

/** Returns when tokens, mailed codes and kept replies expire, but no hash and no content. */
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

export async function insertUser(tx: Tx, user: UserRow): Promise<void> {
  await tx.insertInto('users').values(user).execute();
  for (const column of codeColumns) await insertLookup(tx, user[column], user.id);
}

const selectUser = precompileQuery((tx: Tx, [userId]: readonly [string]) =>
  tx.selectFrom('users').selectAll().where('id', '=', userId),
);

export async function findUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return (await selectUser(tx, [userId]))[0];
}

/** Finds and locks the account. Every other change to the account waits until the commit. */
export const lockUser = (tx: Tx, userId: string): Promise<UserRow | undefined> =>
  tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();

/**
 * Finds and locks the account that has one of the hashes of a login code. A deletion or another
 * sign-in has to wait until the commit.
 */
export async function lockUserByLoginCodeHash(tx: Tx, hashes: readonly Uint8Array[]) {
  const userId = await findByHash(tx, hashes);
  if (userId === undefined) return undefined;
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('login_code_hash', 'in', hashes)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Blocks the deletion of the account until the commit. Returns whether the account exists. */
export const lockUserAgainstDeletion = (tx: Tx, userId: string): Promise<boolean> =>
  findsAny(tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare());

export const updateUser = (tx: Tx, userId: string, changes: Partial<Omit<UserRow, 'id'>>) =>
  tx.updateTable('users').set(changes).where('id', '=', userId).execute();

/** Like `updateUser`, for columns with codes; `user` is the locked account before the change. */
export async function updateCodes(
  tx: Tx,
  user: UserRow,
  changes: Partial<Omit<UserRow, 'id'>>,
): Promise<void> {
  await updateUser(tx, user.id, changes);
  for (const column of codeColumns) {
    const hash = changes[column];
    if (hash === undefined) continue;
    await deleteLookup(tx, user[column], user.id);
    await insertLookup(tx, hash, user.id);
  }
}

export const setSurveyCompleted = (tx: Tx, userId: string, isCompleted: boolean) =>
  updateUser(tx, userId, { survey_completed: isCompleted ? 1 : 0 });

/** Stores a consent unless the account already has one. */
export const setConsent = (tx: Tx, userId: string, consent: { version: string; day: string }) =>
  tx
    .updateTable('users')
    .set({ consent_version: consent.version, consent_day: consent.day })
    .where('id', '=', userId)
    .where('consent_version', 'is', null)
    .execute();

/** Keeps a later month, so that a slow clock does not make active accounts look idle. */
export const setLastSeenMonth = (tx: Tx, userId: string, month: string) =>
  tx
    .updateTable('users')
    .set({ last_seen_month: month })
    .where('id', '=', userId)
    .where('last_seen_month', '<', month)
    .execute();
