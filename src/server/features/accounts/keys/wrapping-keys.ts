/**
 * The keys that wrap an account's data key, each derived from a secret that only its owner has, or
 * from the master key for a confirmed address (ADR 22).
 */

import { createHmac, hkdfSync } from 'node:crypto';
import { argon2id } from '../../../platform/crypto/argon2.ts';
import { keyBytes } from '../../../platform/crypto/seal.ts';

const noSalt = new Uint8Array();
/** The block number that HKDF appends to its input; a key needs only the first block. */
const firstBlock = Uint8Array.of(1);

const derive = (secret: string | Uint8Array, salt: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, salt, `spark:wrap:${purpose}:v1`, keyBytes));

/** `code` is normalised. It has 115 random bits, so that no slow hash is needed. */
export const keyOfLoginCode = (code: string): Uint8Array => derive(code, noSalt, 'login-code');

/**
 * Every request derives this key, so it is the second step of HKDF alone, which takes half the
 * time. The first step would make a key of uneven randomness uniform, and a token's 256 bits are
 * random (RFC 5869, section 3.3).
 */
export const keyOfToken = (secret: string): Uint8Array =>
  createHmac('sha256', secret).update('spark:wrap:token:v1').update(firstBlock).digest();

/** `salt` differs from the salt of the stored password hash. */
export const keyOfPassword = async (password: string, salt: Uint8Array): Promise<Uint8Array> =>
  derive(await argon2id(password.normalize('NFC'), salt), salt, 'password');

/** `serverKey` is derived from the master key, so that the operator can derive this key as well. */
export const keyOfAddress = (serverKey: Uint8Array, emailIndex: Uint8Array): Uint8Array =>
  derive(serverKey, emailIndex, 'address');
