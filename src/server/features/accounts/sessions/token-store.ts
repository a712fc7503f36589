import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { precompileQuery } from '../../../platform/db/precompiled-query.ts';
import type { TokensTable } from '../../../platform/db/tables.ts';

export async function insertToken(tx: Tx, token: Selectable<TokensTable>): Promise<void> {
  await tx.insertInto('tokens').values(token).execute();
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
    ]);

const selectOwnersByHash = precompileQuery((tx: Tx, hashes: readonly Uint8Array[]) =>
  selectOwners(tx).where('tokens.hash', 'in', hashes),
);

/** Returns the owner of each token in the order of `hashes`, or undefined if a hash is unknown. */
export async function findTokenOwners(
  tx: Tx,
  hashes: readonly Uint8Array[],
): Promise<(TokenOwner | undefined)[]> {
  const owners = await selectOwnersByHash(tx, hashes);
  const byHash = new Map(owners.map((row) => [Buffer.from(row.hash).toString('latin1'), row]));
  return hashes.map((hash) => byHash.get(Buffer.from(hash).toString('latin1')));
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

/** Deletes every token, of any account, that expired at `time` (in milliseconds) or earlier. */
export async function deleteTokensExpiredUntil(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('tokens').where('expires_at', '<=', time).execute();
}
