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

export async function hasSession(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns null if the session gave no proof of identity, and undefined if it does not exist. */
export async function findProvenAt(tx: Tx, sessionId: string): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .select('proven_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.proven_at;
}

export async function setProvenAt(tx: Tx, sessionId: string, time: number): Promise<void> {
  await tx.updateTable('sessions').set({ proven_at: time }).where('id', '=', sessionId).execute();
}

export async function setLastUsedDay(tx: Tx, sessionId: string, day: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_day: day })
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Deletes a session of the user. Returns false if the user has no such session. */
export async function deleteUserSession(
  tx: Tx,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
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
