import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';
import type { UsersTable } from '../../../platform/db/tables.ts';

export type UserRow = Selectable<UsersTable>;

export async function insertUser(tx: Tx, user: UserRow): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

const selectUser = precompileQuery((tx: Tx, [userId]: readonly [string]) =>
  tx.selectFrom('users').selectAll().where('id', '=', userId),
);

export async function findUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return (await selectUser(tx, [userId]))[0];
}

/** Finds and locks the account. Every other change to the account waits until the commit. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

/**
 * Finds and locks the account that has one of the hashes of a login code. A deletion or another
 * sign-in has to wait until the commit. The account is asked for by its id, and only its id by the
 * code, because a distributed engine locks no row that it looks for everywhere.
 */
export async function lockUserByLoginCodeHash(
  tx: Tx,
  hashes: readonly Uint8Array[],
): Promise<UserRow | undefined> {
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
export async function lockUserAgainstDeletion(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateUser(
  tx: Tx,
  userId: string,
  changes: Partial<Omit<UserRow, 'id'>>,
): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

export async function setSurveyCompleted(
  tx: Tx,
  userId: string,
  isCompleted: boolean,
): Promise<void> {
  await updateUser(tx, userId, { survey_completed: isCompleted ? 1 : 0 });
}

/** Stores a consent unless the account already has one (B12). */
export async function setConsent(
  tx: Tx,
  userId: string,
  consent: { version: string; day: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ consent_version: consent.version, consent_day: consent.day })
    .where('id', '=', userId)
    .where('consent_version', 'is', null)
    .execute();
}

/**
 * Stores the month of the last use unless a later one is stored. A slow clock would otherwise make
 * active accounts look idle.
 */
export async function setLastSeenMonth(tx: Tx, userId: string, month: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_month: month })
    .where('id', '=', userId)
    .where('last_seen_month', '<', month)
    .execute();
}
