import type { Selectable } from 'kysely';
import { countDeleted, takeBatch } from '../../../platform/batch.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SessionsTable } from '../../../platform/db/tables.ts';

export type SessionRow = Selectable<SessionsTable>;

export const insertSession = (tx: Tx, session: SessionRow) =>
  tx.insertInto('sessions').values(session).execute();

/** Returns the sessions of the user, newest first. */
export const selectSessions = (tx: Tx, userId: string): Promise<SessionRow[]> =>
  tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();

/** A session is found by its account and its own id. */
export interface SessionKey {
  readonly userId: string;
  readonly sessionId: string;
}

export const hasSession = async (tx: Tx, key: SessionKey): Promise<boolean> =>
  (await findProvenAt(tx, key)) !== undefined;

/** Returns undefined if the session does not exist. */
export async function findProvenAt(tx: Tx, { userId, sessionId }: SessionKey) {
  const row = await tx
    .selectFrom('sessions')
    .select('proven_at')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.proven_at;
}

export const updateSession = (
  tx: Tx,
  { userId, sessionId }: SessionKey,
  changes: Partial<Pick<SessionRow, 'last_used_day' | 'proven_at'>>,
) =>
  tx
    .updateTable('sessions')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute();

const deleteOfUser = (tx: Tx, userId: string) =>
  tx.deleteFrom('sessions').where('user_id', '=', userId);

/** Returns false if the account has no such session. */
export async function deleteSession(tx: Tx, { userId, sessionId }: SessionKey): Promise<boolean> {
  const result = await deleteOfUser(tx, userId).where('id', '=', sessionId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export const deleteOtherSessions = (tx: Tx, userId: string, keptSessionId: string) =>
  deleteOfUser(tx, userId).where('id', '!=', keptSessionId).execute();

/** `createdBefore` is in milliseconds. */
export const deleteSessionsBefore = (tx: Tx, userId: string, createdBefore: number) =>
  deleteOfUser(tx, userId).where('created_at', '<', createdBefore).execute();

/** Deletes sessions of any account that were opened at `time` (in milliseconds) or earlier. */
export function deleteSessionsUntil(tx: Tx, time: number): Promise<number> {
  const due = takeBatch(
    tx.selectFrom('sessions').select(['user_id', 'id']).where('created_at', '<=', time),
  );
  return countDeleted(
    tx
      .deleteFrom('sessions')
      .where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'id'), 'in', due.$asTuple('user_id', 'id')),
      ),
  );
}

/** Deletes all sessions of the account except its `keptCount` newest ones. */
export function deleteOldestSessions(tx: Tx, userId: string, keptCount: number) {
  const newest = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(keptCount);
  return deleteOfUser(tx, userId).where('id', 'not in', newest).execute();
}
