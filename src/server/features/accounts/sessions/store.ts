/** The rows of sessions and of their tokens. */

import { type Selectable, sql } from 'kysely';
import { batchSize, countDeleted } from '../../../platform/batch.ts';
import type { Tx, Engine } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';
import type { SessionsTable, TokensTable } from '../../../platform/db/tables.ts';
import type { TokenKey } from '../../keys/keys.ts';

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

/** `time` is in milliseconds. */
export function deleteSessionsUntil(tx: Tx, time: number): Promise<number> {
  const due = tx
    .selectFrom('sessions')
    .select(['user_id', 'id'])
    .where('created_at', '<=', time)
    .limit(batchSize);
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

export const insertToken = (tx: Tx, token: Selectable<TokensTable>) =>
  tx.insertInto('tokens').values(token).execute();

export type TokenOwner = Omit<Selectable<TokensTable>, 'issued_at'> &
  Pick<SessionRow, 'created_at' | 'last_used_day'>;

const selectOwners = (tx: Tx) =>
  tx
    .selectFrom('tokens')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'tokens.user_id')
        .onRef('sessions.id', '=', 'tokens.session_id'),
    )
    .select([
      'tokens.hash',
      'tokens.session_id',
      'tokens.user_id',
      'sessions.created_at',
      'tokens.expires_at',
      'tokens.superseded',
      'sessions.last_used_day',
      'tokens.wrapped_key',
    ]);

// as: placeholders for keys
const pairsOf = (values: readonly unknown[]) =>
  Array.from({ length: values.length / 2 }, (_, i) => values.slice(2 * i) as [string, Uint8Array]);

/** SQLite pairs the two lists as a cross product; a list of pairs uses the index. */
const selectPairs = precompileQuery((tx: Tx, values: readonly unknown[]) => {
  const rows = pairsOf(values).map(([userId, hash]) => sql`(${userId}, ${hash})`);
  return selectOwners(tx).where(
    sql<boolean>`(tokens.user_id, tokens.hash) in (values ${sql.join(rows)})`,
  );
});

/** May pair one request's account with the hash of another; `findTokenOwners` ignores such rows. */
const selectFromLists = precompileQuery((tx: Tx, values: readonly unknown[]) => {
  const pairs = pairsOf(values);
  return selectOwners(tx)
    .where(
      'tokens.user_id',
      'in',
      pairs.map(([userId]) => userId),
    )
    .where(
      'tokens.hash',
      'in',
      pairs.map(([, hash]) => hash),
    );
});

/** PostgreSQL takes twice as long to plan a list of pairs, and longer still on partitions. */
const selectAskedOwners = { sqlite: selectPairs, postgres: selectFromLists } as const;

/** Returns the key as characters, the bytes without copying them first. */
const keyOf = (userId: string, { buffer, byteOffset, byteLength }: Uint8Array): string =>
  userId + Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

/** Returns the owners in the order of `keys`, with undefined for an unknown token. */
export async function findTokenOwners(
  tx: Tx,
  engine: Engine,
  keys: readonly TokenKey[],
): Promise<(TokenOwner | undefined)[]> {
  const values = keys.flatMap(({ userId, hash }) => [userId, hash]);
  const owners = await selectAskedOwners[engine](tx, values);
  const byKey = new Map(owners.map((row) => [keyOf(row.user_id, row.hash), row]));
  return keys.map(({ userId, hash }) => byKey.get(keyOf(userId, hash)));
}

/** Locks the session, so that no other request can refresh or end it before the commit. */
export const lockTokenOwner = (tx: Tx, { userId, hash }: TokenKey) =>
  selectOwners(tx)
    .where('tokens.user_id', '=', userId)
    .where('tokens.hash', '=', hash)
    .forNoKeyUpdate('sessions')
    .executeTakeFirst();

/** Marks the token as replaced and sets its expiry, unless it has been replaced before. */
export const supersedeToken = (tx: Tx, { userId, hash }: TokenKey, expiresAt: number) =>
  tx
    .updateTable('tokens')
    .set({ superseded: 1, expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('superseded', '=', 0)
    .execute();

const deleteOfSession = (tx: Tx, { userId, sessionId }: SessionKey) =>
  tx.deleteFrom('tokens').where('user_id', '=', userId).where('session_id', '=', sessionId);

export const deleteTokensIssuedBefore = (tx: Tx, session: SessionKey, issuedBefore: number) =>
  deleteOfSession(tx, session).where('issued_at', '<', issuedBefore).execute();

/** Deletes all tokens of the session except its `keptCount` newest ones. */
export function deleteOldestTokens(tx: Tx, session: SessionKey, keptCount: number) {
  const newest = tx
    .selectFrom('tokens')
    .select('hash')
    .where('user_id', '=', session.userId)
    .where('session_id', '=', session.sessionId)
    .orderBy('issued_at', 'desc')
    .orderBy('superseded') // so that of one minute, a token that works longer is kept
    .orderBy('hash')
    .limit(keptCount);
  return deleteOfSession(tx, session).where('hash', 'not in', newest).execute();
}

/** `time` is in milliseconds. */
export function deleteTokensExpiredUntil(tx: Tx, time: number): Promise<number> {
  const due = tx
    .selectFrom('tokens')
    .select(['user_id', 'hash'])
    .where('expires_at', '<=', time)
    .limit(batchSize);
  return countDeleted(
    tx
      .deleteFrom('tokens')
      .where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'hash'), 'in', due.$asTuple('user_id', 'hash')),
      ),
  );
}
