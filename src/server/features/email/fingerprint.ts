/**
 * All that is kept of an address (decisions B6): nobody can read it back, and without the key nobody can test a guess.
 * Argon2id makes guessing slow also for whoever holds database and key; the HMAC makes it impossible without the key.
 */

import { createHmac, hkdfSync } from 'node:crypto';
import { argon2id } from '../../platform/crypto/argon2.ts';
import type { Address } from './address.ts';

export async function addressIndex(key: Uint8Array, { normalised }: Address): Promise<Uint8Array> {
  const salt = new Uint8Array(hkdfSync('sha256', key, '', 'address-salt:v1', 16));
  const slow = await argon2id(normalised, salt);
  return new Uint8Array(createHmac('sha256', key).update('address:v1:').update(slow).digest());
}
