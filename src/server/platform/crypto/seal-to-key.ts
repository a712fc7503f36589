/**
 * Encrypts one value for the holder of a private key, who need not be there. The sender makes an
 * X25519 key for this value alone and forgets its private half, so that the sender cannot read the
 * value again either (ADR 29).
 */

import { hkdfSync } from 'node:crypto';
import { DamagedRow, keyBytes, type RowName, seal, unseal } from './seal.ts';
import { agree, newKeyPair, publicKeyOf } from './x25519.ts';

const publicKeyBytes = 32;

/** The salt holds both public keys, so that a changed one leads to another key. */
function deriveKey(secret: Uint8Array, ephemeralKey: Uint8Array, publicKey: Uint8Array) {
  const salt = Buffer.concat([ephemeralKey, publicKey]);
  return new Uint8Array(hkdfSync('sha256', secret, salt, 'spark:seal-to-key:v1', keyBytes));
}

/** Returns the ephemeral public key and the sealed value: 61 bytes more than `plain`. */
export function sealToKey(publicKey: Uint8Array, row: RowName, plain: Uint8Array): Uint8Array {
  const ephemeral = newKeyPair();
  const secret = agree(ephemeral.privateKey, publicKey);
  const key = deriveKey(secret, ephemeral.publicKey, publicKey);
  return new Uint8Array(Buffer.concat([ephemeral.publicKey, seal(key, row, plain)]));
}

/**
 * Returns the plaintext. `privateKey` is PKCS #8 in DER. Throws `DamagedRow` if the value is not
 * what `sealToKey` made for this row and the public half of the key.
 */
export function unsealWithKey(
  privateKey: Uint8Array,
  row: RowName,
  sealed: Uint8Array,
): Uint8Array {
  const ephemeralKey = sealed.subarray(0, publicKeyBytes);
  let key: Uint8Array;
  try {
    key = deriveKey(agree(privateKey, ephemeralKey), ephemeralKey, publicKeyOf(privateKey));
  } catch (error) {
    throw new DamagedRow(row, { cause: error });
  }
  return unseal(key, row, sealed.subarray(publicKeyBytes));
}
