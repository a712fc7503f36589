/**
 * Keeps the reply to a request for a new account for one minute, so that a retry with the same
 * Idempotency-Key creates no second account. The reply contains a login code and a token, so it is
 * encrypted under a key derived from that header, of which the database holds only a hash.
 */

import { createHmac, hkdfSync } from 'node:crypto';
import type { Reply } from '../../../contract/endpoints.ts';
import { batchSize } from '../../platform/batch.ts';
import { seal, unseal } from '../../platform/crypto/seal.ts';
import { UniqueViolation } from '../../platform/db/database-errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import * as lookups from '../../platform/db/lookups.ts';
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

/** Finds the reply of an account that has not expired. */
const findSealed = (tx: Tx, userId: string, keyHash: Uint8Array, now: number) =>
  tx
    .selectFrom('kept_replies')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export async function findStoredReply(
  tx: Tx,
  { hash, encryptionKey }: IdempotencyKey,
  now: number,
): Promise<Reply<'createUnique'> | null> {
  const userId = await lookups.findByHash(tx, [hash]);
  const row = userId === undefined ? undefined : await findSealed(tx, userId, hash, now);
  if (!row) return null;
  return JSON.parse(Buffer.from(unseal(encryptionKey, replyRow, row.sealed)).toString());
}

export async function deleteExpiredReplies(tx: Tx, now: number): Promise<number> {
  const due = tx
    .selectFrom('kept_replies')
    .select('user_id')
    .where('expires_at', '<=', now)
    .limit(batchSize);
  const deleted = await tx
    .deleteFrom('kept_replies')
    .where('user_id', 'in', due)
    .returning('key_hash')
    .execute();
  const hashes = deleted.map(({ key_hash }) => key_hash);
  await lookups.deleteLookups(tx, hashes);
  return deleted.length;
}

/** Frees a key whose reply has expired. Throws an `IdempotencyConflict` if it has not. */
async function freeKey(tx: Tx, { hash }: IdempotencyKey, now: number): Promise<void> {
  const userId = await lookups.findByHash(tx, [hash]);
  if (userId === undefined) return;
  if (await findSealed(tx, userId, hash, now)) throw new IdempotencyConflict();
  await tx.deleteFrom('kept_replies').where('user_id', '=', userId).execute();
  await lookups.deleteLookup(tx, hash, userId);
}

/** Throws an `IdempotencyConflict` if the key has a reply already. Replaces an expired one. */
export async function storeReply(
  tx: Tx,
  deps: { readonly now: () => number },
  key: IdempotencyKey,
  reply: Reply<'createUnique'>,
): Promise<void> {
  const now = deps.now();
  await freeKey(tx, key, now);
  await lookups.insertLookup(tx, key.hash, reply.user.id).catch((error: unknown) => {
    throw error instanceof UniqueViolation ? new IdempotencyConflict() : error;
  });
  await tx
    .insertInto('kept_replies')
    .values({
      user_id: reply.user.id,
      key_hash: key.hash,
      sealed: seal(key.encryptionKey, replyRow, Buffer.from(JSON.stringify(reply))),
      expires_at: now + lifetimeMilliseconds,
    })
    .execute();
}
