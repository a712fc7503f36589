import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';
import type { TokensTable } from '../../../platform/db/tables.ts';

export async function insertToken(tx: Tx, token: Selectable<TokensTable>): Promise<void> {
  await tx.insertInto('tokens').values(token).execute();
}

/** Gives a token that was issued without a key a wrap of the account's new data key. */
export async function setWrappedKey(tx: Tx, hash: Uint8Array, wrapped: Uint8Array): Promise<void> {
  await tx.updateTable('tokens').set({ wrapped_key: wrapped }).where('hash', '=', hash).execute();
}

/** A token, together with the session and the user that it belongs to. */
export interface TokenOwner {
  readonly hash: Uint8Array;
  readonly session_id: string;
  readonly user_id: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly superseded: number;
  readonly last_used_day: string | null;
  readonly wrapped_key: Uint8Array | null;
}

const selectOwners = (tx: Tx) =>
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
      'tokens.wrapped_key',
    ]);

const selectOwnersByHash = precompileQuery((tx: Tx, hashes: readonly Uint8Array[]) =>
  selectOwners(tx).where('tokens.hash', 'in', hashes),
);

/** Returns the bytes as characters without copying them first. */
const latin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1');

/** Returns the owner of each token in the order of `hashes`, or undefined if a hash is unknown. */
export async function findTokenOwners(
  tx: Tx,
  hashes: readonly Uint8Array[],
): Promise<(TokenOwner | undefined)[]> {
  const owners = await selectOwnersByHash(tx, hashes);
  const byHash = new Map(owners.map((row) => [latin1(row.hash), row]));
  return hashes.map((hash) => byHash.get(latin1(hash)));
}

/**
 * Finds a token and locks its session, so that no other request can refresh or end the session
 * before the commit.
 */
export async function lockTokenOwner(tx: Tx, hash: Uint8Array): Promise<TokenOwner | undefined> {
  return selectOwners(tx)
    .where('tokens.hash', '=', hash)
    .forNoKeyUpdate('sessions')
    .executeTakeFirst();
}

/** Marks the token as replaced and sets its expiry, unless it has been replaced before. */
export async function supersedeToken(tx: Tx, hash: Uint8Array, expiresAt: number): Promise<void> {
  await tx
    .updateTable('tokens')
    .set({ superseded: 1, expires_at: expiresAt })
    .where('hash', '=', hash)
    .where('superseded', '=', 0)
    .execute();
}

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

/** Deletes all tokens of the session except its `keptCount` newest ones. */
export async function deleteOldestTokens(
  tx: Tx,
  sessionId: string,
  keptCount: number,
): Promise<void> {
  const newest = tx
    .selectFrom('tokens')
    .select('hash')
    .where('session_id', '=', sessionId)
    .orderBy('issued_at', 'desc')
    .orderBy('superseded') // so that of one minute, a token that works longer is kept
    .orderBy('hash')
    .limit(keptCount);
  await tx
    .deleteFrom('tokens')
    .where('session_id', '=', sessionId)
    .where('hash', 'not in', newest)
    .execute();
}

/** Deletes every token, of any account, that expired at `time` (in milliseconds) or earlier. */
export async function deleteTokensExpiredUntil(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('tokens').where('expires_at', '<=', time).execute();
}
