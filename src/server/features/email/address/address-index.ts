/**
 * Computes the index of an e-mail address: a keyed hash, which is the only form in which the server
 * stores the address (B6). An attacker without the server key cannot test a guess, because of the
 * HMAC. An attacker with the key can, but Argon2id makes each guess slow.
 */

import { createHmac, hkdfSync } from 'node:crypto';
import { argon2id } from '../../../platform/crypto/argon2.ts';
import type { Address } from './address.ts';

export async function addressIndex(key: Uint8Array, { normalised }: Address): Promise<Uint8Array> {
  const salt = new Uint8Array(hkdfSync('sha256', key, '', 'address-salt:v1', 16));
  const slow = await argon2id(normalised, salt);
  return new Uint8Array(createHmac('sha256', key).update('address:v1:').update(slow).digest());
}

/** Returns the index as text, for the rate limits per address. */
export const addressSubject = (index: Uint8Array): string =>
  Buffer.from(index).toString('base64url');
