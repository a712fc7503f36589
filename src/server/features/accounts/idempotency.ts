/**
 * Keeps the reply to a request for a new account for one minute, so that a retry with the same
 * Idempotency-Key creates no second account. The reply contains a login code and a token, so it is
 * encrypted under a key derived from that header, of which the database holds only a hash.
 */

import { createHmac, hkdfSync } from 'node:crypto';
import type { Reply } from '../../../contract/endpoints.ts';
import { batchSize, countDeleted } from '../../platform/batch.ts';
import { seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import { badRequest } from '../../platform/refusal.ts';

const lifetimeMilliseconds = 60_000;

export interface IdempotencyKey {
  readonly hash: Uint8Array;
  readonly encryptionKey: Uint8Array;
}

/** Thrown if another request with the same Idempotency-Key has already stored its reply. */
export class IdempotencyConflict extends Error {}

/**
 * Derives the key from the header and the network of the client, so that equal headers from
 * different networks do not collide. Refuses a malformed header with `bad_request`.
 */
export function deriveIdempotencyKey(
  serverKey: Uint8Array,
  client: string,
  header: string,
): IdempotencyKey {
  if (!/^[\w-]{16,200}$/.test(header))
    throw badRequest(
      'An Idempotency-Key has 16 to 200 letters, digits, hyphens or underscores; a random UUID will do.',
    );
  const name = `${client} ${header}`;
  return {
    hash: new Uint8Array(createHmac('sha256', serverKey).update(`kept:v2:${name}`).digest()),
    encryptionKey: new Uint8Array(hkdfSync('sha256', name, serverKey, 'sealed:v1', 32)),
  };
}

/** One name for all rows, because each has a key of its own. */
const replyRow = { table: 'kept_replies', id: '', version: 0 };

export async function findStoredReply(
  tx: Tx,
  { hash, encryptionKey }: IdempotencyKey,
  now: number,
): Promise<Reply<'createUnique'> | null> {
  const row = await tx
    .selectFrom('kept_replies')
    .select('sealed')
    .where('key_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  return JSON.parse(Buffer.from(unseal(encryptionKey, replyRow, row.sealed)).toString());
}

export function deleteExpiredReplies(tx: Tx, now: number): Promise<number> {
  const due = tx
    .selectFrom('kept_replies')
    .select('key_hash')
    .where('expires_at', '<=', now)
    .limit(batchSize);
  // By the end once more, because a new reply may have replaced an expired one meanwhile.
  return countDeleted(
    tx.deleteFrom('kept_replies').where('key_hash', 'in', due).where('expires_at', '<=', now),
  );
}

/** Throws an `IdempotencyConflict` if the key has a reply already. Replaces an expired one. */
export async function storeReply(
  tx: Tx,
  deps: { readonly now: () => number },
  key: IdempotencyKey,
  reply: Reply<'createUnique'>,
): Promise<void> {
  const now = deps.now();
  const row = {
    user_id: reply.user.id,
    sealed: seal(key.encryptionKey, replyRow, Buffer.from(JSON.stringify(reply))),
    expires_at: now + lifetimeMilliseconds,
  };
  const result = await tx
    .insertInto('kept_replies')
    .values({ key_hash: key.hash, ...row })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(row).where('kept_replies.expires_at', '<=', now),
    )
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) throw new IdempotencyConflict();
}
