/**
 * The answer to a creation is kept for a minute, so that a retry with the same Idempotency-Key makes no second account
 * (check D12). It holds a login code and a token, so it is sealed with a key made from the Idempotency-Key, of which
 * only a hash is stored: the database alone opens nothing.
 */

import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Reply } from '../../../contract/endpoints.ts';
import type { Tx } from '../../platform/db/database.ts';
import { badRequest } from '../../platform/refusal/refusal.ts';
import * as store from './store.ts';
import type { RandomBytes } from './tokens.ts';

const keptMilliseconds = 60_000;

export interface ReplyKey {
  readonly hash: Uint8Array;
  readonly sealing: Uint8Array;
}

/** Bound to the client's network: a key that somebody else guesses or happens to choose is another one. */
export function replyKey(key: Uint8Array, client: string, given: string): ReplyKey {
  if (!/^[\w-]{16,200}$/.test(given))
    throw badRequest(
      'An Idempotency-Key has 16 to 200 letters, digits, hyphens or underscores; a random UUID will do.',
    );
  const named = `${client} ${given}`;
  return {
    hash: new Uint8Array(createHmac('sha256', key).update(`kept:v1:${named}`).digest()),
    sealing: new Uint8Array(hkdfSync('sha256', named, key, 'sealed:v1', 32)),
  };
}

export async function findKeptReply(
  tx: Tx,
  { hash, sealing }: ReplyKey,
  now: number,
): Promise<Reply<'createUnique'> | null> {
  const sealed = await store.findKeptReply(tx, hash, now);
  if (!sealed) return null;
  const opened = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12));
  opened.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(opened.update(sealed.subarray(28), undefined, 'utf8') + opened.final('utf8'));
}

/** False where another request with the same key was first. */
export async function keepReply(
  tx: Tx,
  key: ReplyKey,
  reply: Reply<'createUnique'>,
  at: { readonly now: number; readonly random: RandomBytes },
): Promise<boolean> {
  const nonce = at.random(12);
  const sealing = createCipheriv('aes-256-gcm', key.sealing, nonce);
  const text = Buffer.concat([sealing.update(JSON.stringify(reply), 'utf8'), sealing.final()]);
  const sealed = new Uint8Array(Buffer.concat([nonce, sealing.getAuthTag(), text]));
  await store.deleteKeptRepliesBefore(tx, at.now);
  return store.insertKeptReply(tx, {
    key_hash: key.hash,
    user_id: reply.user.id,
    sealed,
    expires_at: at.now + keptMilliseconds,
  });
}
