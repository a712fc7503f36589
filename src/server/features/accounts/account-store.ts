import type { Selectable } from 'kysely';
import { findsAny } from '../../platform/batch.ts';
import { dayMilliseconds, utcMonth } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { precompileQuery } from '../../platform/db/precompiled-query.ts';
import type { UsersTable } from '../../platform/db/tables.ts';

export type UserRow = Selectable<UsersTable>;

/**
 * Deletes accounts and returns the ids of those that existed. Foreign keys delete their rows in
 * other tables; this function deletes them in the three tables that have no such key.
 */
export async function deleteUsers(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  for (const userId of userIds.toSorted()) await lockAttempts(tx, userId);
  const deleted = await tx
    .deleteFrom('users')
    .where('id', 'in', userIds)
    .returning(['id', 'email_index'])
    .execute();
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const indexes = deleted.map((user) => user.email_index).filter((index) => index !== null);
  if (indexes.length > 0)
    await tx.deleteFrom('addresses').where('email_index', 'in', indexes).execute();
  await tx.deleteFrom('email_challenges').where('user_id', 'in', ids).execute();
  await tx.deleteFrom('kept_replies').where('user_id', 'in', ids).execute();
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

export const insertUser = (tx: Tx, user: UserRow) => tx.insertInto('users').values(user).execute();

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
 * sign-in has to wait until the commit. Looks up only the id by the code, and locks the account by
 * its id: a distributed engine locks no row that it has to search for on all nodes.
 */
export async function lockUserByLoginCodeHash(tx: Tx, hashes: readonly Uint8Array[]) {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('login_code_hash', 'in', hashes)
    .executeTakeFirst();
  return (
    found &&
    tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', found.id)
      .where('login_code_hash', 'in', hashes)
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Blocks the deletion of the account until the commit. Returns whether the account exists. */
export const lockUserAgainstDeletion = (tx: Tx, userId: string): Promise<boolean> =>
  findsAny(tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare());

export const updateUser = (tx: Tx, userId: string, changes: Partial<Omit<UserRow, 'id'>>) =>
  tx.updateTable('users').set(changes).where('id', '=', userId).execute();

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
