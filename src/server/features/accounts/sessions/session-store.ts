import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { SessionsTable } from '../../../platform/db/tables.ts';

export type SessionRow = Selectable<SessionsTable>;

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** Returns the sessions of the user, newest first. */
export async function selectSessions(tx: Tx, userId: string): Promise<SessionRow[]> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** A session is found by its account and its own id. */
export interface SessionKey {
  readonly userId: string;
  readonly sessionId: string;
}

export async function hasSession(tx: Tx, key: SessionKey): Promise<boolean> {
  return (await findProvenAt(tx, key)) !== undefined;
}

/** Returns undefined if the session does not exist. */
export async function findProvenAt(
  tx: Tx,
  { userId, sessionId }: SessionKey,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .select('proven_at')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.proven_at;
}

export async function updateSession(
  tx: Tx,
  { userId, sessionId }: SessionKey,
  changes: Partial<Pick<SessionRow, 'last_used_day' | 'proven_at'>>,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute();
}

/** Returns false if the account has no such session. */
export async function deleteSession(tx: Tx, { userId, sessionId }: SessionKey): Promise<boolean> {
  const result = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
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

/**
 * Deletes every session, of any account, that was opened at `time` (in milliseconds) or earlier.
 */
export async function deleteSessionsUntil(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('sessions').where('created_at', '<=', time).execute();
}

/** Deletes all sessions of the account except its `keptCount` newest ones. */
export async function deleteOldestSessions(
  tx: Tx,
  userId: string,
  keptCount: number,
): Promise<void> {
  const newest = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(keptCount);
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest)
    .execute();
}
