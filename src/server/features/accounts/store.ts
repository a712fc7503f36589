import type { Selectable } from 'kysely';
import { compiledOnce } from '../../platform/db/compiled-once.ts';
import type {
  DeletionsTable,
  KeptRepliesTable,
  SessionsTable,
  TokensTable,
  Tx,
  UsersTable,
} from '../../platform/db/database.ts';

export type UserRow = Selectable<UsersTable>;

export async function insertUser(tx: Tx, user: UserRow): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

const userOf = compiledOnce((tx: Tx, [userId]: readonly [string]) =>
  tx.selectFrom('users').selectAll().where('id', '=', userId),
);

export async function findUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return (await userOf(tx, [userId]))[0];
}

/** Until this unit's commit nobody else signs in to the account, or deletes it. */
export async function lockUserByLoginCodeHash(
  tx: Tx,
  hash: Uint8Array,
): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('login_code_hash', '=', hash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether the account is still there; until this unit's commit nobody deletes it. */
export async function keepUser(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function findUserByShareCode(tx: Tx, shareCode: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('share_code', '=', shareCode).executeTakeFirst();
}

export async function updateUser(
  tx: Tx,
  userId: string,
  changes: Partial<Pick<UserRow, 'login_code_hash' | 'share_code'>>,
): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

/** With everything that belongs to the account (foreign keys cascade); returns whether it was there. */
export async function deleteUser(tx: Tx, userId: string): Promise<boolean> {
  // The attempts first: the answer that finishes a survey holds its attempt when it comes to the account.
  await tx
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const result = await tx.deleteFrom('users').where('id', '=', userId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function insertDeletion(tx: Tx, deletion: DeletionsTable): Promise<void> {
  await tx.insertInto('deletions').values(deletion).execute();
}

export async function setSurveyCompleted(
  tx: Tx,
  userId: string,
  isCompleted: boolean,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ survey_completed: isCompleted ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

/** The days on which the user began a retake, oldest first. */
export async function selectRetakes(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('retakes')
    .select('started_day')
    .where('user_id', '=', userId)
    .orderBy('started_day')
    .execute();
  return rows.map((row) => row.started_day);
}

export async function insertRetake(tx: Tx, userId: string, day: string): Promise<void> {
  await tx.insertInto('retakes').values({ user_id: userId, started_day: day }).execute();
}

/** The first consent stays (decisions B12). */
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

export type SessionRow = Selectable<SessionsTable>;

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

export async function deleteSessionsBefore(
  tx: Tx,
  userId: string,
  createdBefore: number,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('created_at', '<', createdBefore)
    .execute();
}

export async function selectSessions(tx: Tx, userId: string): Promise<SessionRow[]> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** What lies beside the sessions to sign in with, without the secrets themselves. */
export async function selectSignIn(tx: Tx, userId: string) {
  const ofUser = tx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  return {
    tokens: await tx
      .selectFrom('tokens')
      .select(['session_id', 'issued_at', 'expires_at', 'superseded'])
      .where('session_id', 'in', ofUser)
      .orderBy('issued_at')
      .execute(),
    emailCodes: await tx
      .selectFrom('email_challenges')
      .select(['id', 'tries', 'expires_at'])
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

/** Returns whether the user had this session. */
export async function deleteSessionOf(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteOtherSessions(
  tx: Tx,
  userId: string,
  keptSessionId: string,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keptSessionId)
    .execute();
}

/** All but the newest `kept` sessions of the account. */
export async function deleteOldestSessions(tx: Tx, userId: string, kept: number): Promise<void> {
  const newest = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(kept);
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest)
    .execute();
}

export async function insertToken(tx: Tx, token: Selectable<TokensTable>): Promise<void> {
  await tx.insertInto('tokens').values(token).execute();
}

export interface TokenOwner {
  readonly hash: Uint8Array;
  readonly session_id: string;
  readonly user_id: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly superseded: number;
  readonly last_used_day: string | null;
}

const owners = (tx: Tx) =>
  tx
    .selectFrom('tokens')
    .innerJoin('sessions', 'sessions.id', 'tokens.session_id')
    .select([
      'tokens.hash',
      'tokens.session_id',
      'sessions.user_id',
      'sessions.created_at',
      'tokens.expires_at',
      'tokens.superseded',
      'sessions.last_used_day',
    ]);

const ownersOf = compiledOnce((tx: Tx, hashes: readonly Uint8Array[]) =>
  owners(tx).where('tokens.hash', 'in', hashes),
);

/** In the order of the hashes; undefined where nobody holds such a token. */
export async function findTokenOwners(
  tx: Tx,
  hashes: readonly Uint8Array[],
): Promise<(TokenOwner | undefined)[]> {
  const known = new Map(
    (await ownersOf(tx, hashes)).map((row) => [Buffer.from(row.hash).toString('latin1'), row]),
  );
  return hashes.map((hash) => known.get(Buffer.from(hash).toString('latin1')));
}

/** Until this unit's commit nobody else refreshes or ends the session. */
export async function lockTokenOwner(tx: Tx, hash: Uint8Array): Promise<TokenOwner | undefined> {
  return owners(tx).where('tokens.hash', '=', hash).forNoKeyUpdate('sessions').executeTakeFirst();
}

export async function setLastUsedDay(tx: Tx, sessionId: string, day: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_day: day })
    .where('id', '=', sessionId)
    .execute();
}

/** Writes nothing within the same month, and never an earlier one: a clock that is behind would make its visitors idle. */
export async function setLastSeenMonth(tx: Tx, userId: string, month: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_month: month })
    .where('id', '=', userId)
    .where('last_seen_month', '<', month)
    .execute();
}

/**
 * Whose month nobody knows begins the whole time now: who was here before it was kept, and who comes from an older backup;
 * and whose month is yet to come, who was here while a clock was ahead.
 */
export async function beginLastSeenMonth(tx: Tx, month: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_month: month })
    .where((eb) => eb.or([eb('last_seen_month', '=', ''), eb('last_seen_month', '>', month)]))
    .execute();
}

/** Whether anybody was here last in `month` or later, but before `end`. */
export async function wasSeenBetween(tx: Tx, month: string, end: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('last_seen_month', '>=', month)
      .where('last_seen_month', '<', end)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Accounts that nobody has used since before `month`, the longest unused first; whose month nobody knows is none of them. */
export async function selectIdleUsers(tx: Tx, month: string, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('last_seen_month', '<', month)
    .where('last_seen_month', '!=', '')
    .orderBy('last_seen_month')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether it is idle still; until this unit's commit nobody signs in to it. */
export async function lockIdleUser(tx: Tx, userId: string, month: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('last_seen_month', '<', month)
      .where('last_seen_month', '!=', '')
      .forUpdate()
      .executeTakeFirst()) !== undefined
  );
}

/** The token now has a successor: it lives until `expiresAt` at most. */
export async function supersedeToken(tx: Tx, hash: Uint8Array, expiresAt: number): Promise<void> {
  await tx
    .updateTable('tokens')
    .set({ superseded: 1, expires_at: expiresAt })
    .where('hash', '=', hash)
    .where('superseded', '=', 0)
    .execute();
}

/** Forgets the session's tokens that were issued so long ago that none can be in use any more. */
export async function deleteTokensIssuedBefore(
  tx: Tx,
  sessionId: string,
  issuedBefore: number,
): Promise<void> {
  await tx
    .deleteFrom('tokens')
    .where('session_id', '=', sessionId)
    .where('issued_at', '<', issuedBefore)
    .execute();
}

export async function findKeptReply(
  tx: Tx,
  keyHash: Uint8Array,
  now: number,
): Promise<Uint8Array | undefined> {
  return (
    await tx
      .selectFrom('kept_replies')
      .select('sealed')
      .where('key_hash', '=', keyHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.sealed;
}

export async function deleteKeptRepliesBefore(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('kept_replies').where('expires_at', '<=', now).execute();
}

/** Returns whether it was the first under this key. */
export async function insertKeptReply(
  tx: Tx,
  reply: Selectable<KeptRepliesTable>,
): Promise<boolean> {
  const result = await tx
    .insertInto('kept_replies')
    .values(reply)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
