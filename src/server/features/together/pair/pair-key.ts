/**
 * The keys of shared readings (ADR 23). Each of the two people has an ephemeral X25519 key, whose
 * private half is sealed under that person's data key. The key of the pair follows from both and
 * from the token of the invitation, so that the database never suffices to derive it.
 */

import { createHmac, hkdfSync } from 'node:crypto';
import { DamagedRow, keyBytes } from '../../../platform/crypto/seal.ts';
import { agree } from '../../../platform/crypto/x25519.ts';

interface PairKeyParts {
  /** One's own private key, PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  /** The other person's public key, 32 bytes. */
  readonly otherKey: Uint8Array;
  readonly token: string;
}

/**
 * Returns the 32 bytes that both people derive. Throws `DamagedRow` if the other public key is
 * invalid.
 */
export function derivePairKey({ privateKey, otherKey, token }: PairKeyParts): Uint8Array {
  try {
    const secret = agree(privateKey, otherKey);
    return new Uint8Array(hkdfSync('sha256', secret, token, 'spark:pair:v1', keyBytes));
  } catch (error) {
    throw new DamagedRow({ table: 'pairs' }, { cause: error });
  }
}

const hmac = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/**
 * Returns a pseudonym of the account, which is the same in all its readings. It is stored only
 * sealed, and tells the server whether the same two accounts meet again.
 */
export const identityTag = (dataKey: Uint8Array): string =>
  hmac(dataKey, 'together:v1').toString('base64url');

const sideIdBytes = 16;

/** Returns the id of an account's side of a reading, which only the data key can compute. */
export const sideIdOf = (dataKey: Uint8Array, pairId: string): string =>
  hmac(dataKey, `pair-side:v1:${pairId}`).subarray(0, sideIdBytes).toString('base64url');
