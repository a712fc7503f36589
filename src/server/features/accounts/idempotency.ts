/**
 * Keeps the reply to a request for a new account for one minute, so that a retry with the same
 * Idempotency-Key creates no second account. The reply contains a login code and a token, so it is
 * encrypted under a key derived from that header, of which the database holds only a hash (D12).
 */

import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Reply } from '../../../contract/endpoints.ts';
import { countDeleted, takeBatch } from '../../platform/batch.ts';
import type { Tx } from '../../platform/db/database.ts';
import { badRequest } from '../../platform/refusal.ts';
import type { RandomBytes } from './keys/tokens.ts';

const lifetimeMilliseconds = 60_000;
const nonceBytes = 12;
const tagBytes = 16;

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
    hash: new Uint8Array(createHmac('sha256', serverKey).update(`kept:v1:${name}`).digest()),
    encryptionKey: new Uint8Array(hkdfSync('sha256', name, serverKey, 'sealed:v1', 32)),
  };
}

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
  return row ? JSON.parse(unseal(encryptionKey, row.sealed)) : null;
}

export function deleteExpiredReplies(tx: Tx, now: number): Promise<number> {
  const due = takeBatch(
    tx.selectFrom('kept_replies').select('key_hash').where('expires_at', '<=', now),
  );
  return countDeleted(tx.deleteFrom('kept_replies').where('key_hash', 'in', due));
}

/** Throws an `IdempotencyConflict` if the key has a reply already. */
export async function storeReply(
  tx: Tx,
  deps: { readonly now: () => number; readonly random: RandomBytes },
  key: IdempotencyKey,
  reply: Reply<'createUnique'>,
): Promise<void> {
  const now = deps.now();
  await deleteExpiredReplies(tx, now);
  const result = await tx
    .insertInto('kept_replies')
    .values({
      key_hash: key.hash,
      user_id: reply.user.id,
      sealed: seal(key.encryptionKey, deps.random(nonceBytes), JSON.stringify(reply)),
      expires_at: now + lifetimeMilliseconds,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) throw new IdempotencyConflict();
}

/** Encrypts with AES-256-GCM. Returns the nonce, the tag and the ciphertext, in this order. */
function seal(key: Uint8Array, nonce: Uint8Array, text: string): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), encrypted]));
}

function unseal(key: Uint8Array, sealed: Uint8Array): string {
  const tagEnd = nonceBytes + tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, tagEnd));
  return decipher.update(sealed.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
}
