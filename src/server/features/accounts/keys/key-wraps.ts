/**
 * Wraps of an account's data key: the key itself, sealed under a key derived from a secret that
 * only its owner has, or from the master key for a confirmed address (ADR 22).
 */

import { createHmac, hkdfSync } from 'node:crypto';
import { argon2id } from '../../../platform/crypto/argon2.ts';
import { listKeys, type RotatingKey } from '../../../platform/crypto/keyring.ts';
import { keyBytes, DamagedRow, seal, unseal } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/handlers.ts';
import * as store from './key-wrap-store.ts';
import { secretOf } from './tokens.ts';

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

/** `secret` has 256 random bits, which the authenticator of a passkey derives. */
const keyOfPasskey = (secret: Uint8Array): Uint8Array => derive(secret, noSalt, 'passkey');

/** `salt` differs from the salt of the stored password hash. */
const keyOfPassword = async (password: string, salt: Uint8Array): Promise<Uint8Array> =>
  derive(await argon2id(password.normalize('NFC'), salt), salt, 'password');

/** `serverKey` is derived from the master key, so the operator can derive this key as well. */
export const keyOfAddress = (serverKey: Uint8Array, emailIndex: Uint8Array): Uint8Array =>
  derive(serverKey, emailIndex, 'address');

type Kind = store.WrapKind | 'token';

const nameWrap = (userId: string, kind: Kind) => ({
  table: 'key_wraps',
  id: userId,
  version: kind,
});

/** Returns the wrap of a session, which is stored with its token. */
export const wrapForToken = ({ userId, dataKey }: Owner, token: string): Uint8Array =>
  seal(keyOfToken(secretOf(token)), nameWrap(userId, 'token'), dataKey);

/** Throws `DamagedRow` if the wrap was not made for this account and token. */
export const unwrapWithToken = (userId: string, token: string, wrapped: Uint8Array): Uint8Array =>
  unseal(keyOfToken(secretOf(token)), nameWrap(userId, 'token'), wrapped);

const nameOfPasskey = (userId: string, passkeyId: string) => ({
  table: 'passkeys',
  id: `${userId}:${passkeyId}`,
  version: 'wrap',
});

export const wrapForPasskey = ({ userId, dataKey }: Owner, id: string, secret: Uint8Array) =>
  seal(keyOfPasskey(secret), nameOfPasskey(userId, id), dataKey);

/** Throws `DamagedRow` if the wrap was not made for this passkey and secret. */
export const unwrapWithPasskey = (
  { user_id, id, wrapped }: { user_id: string; id: string; wrapped: Uint8Array },
  secret: Uint8Array,
): Uint8Array => unseal(keyOfPasskey(secret), nameOfPasskey(user_id, id), wrapped);

/** A key that wraps the data key; `salt` if it was derived from a password. */
export interface WrappingKey {
  readonly kind: store.WrapKind;
  readonly key: Uint8Array;
  readonly salt: Uint8Array | null;
  /** Names the master key that went into an address wrap. */
  readonly keyId?: number;
}

export const loginCodeKey = (code: string): WrappingKey => ({
  kind: 'login_code',
  key: keyOfLoginCode(code),
  salt: null,
});

export const passwordKey = async (password: string, salt: Uint8Array): Promise<WrappingKey> => ({
  kind: 'password',
  key: await keyOfPassword(password, salt),
  salt,
});

export const addressKey = ({ current, id }: RotatingKey, emailIndex: Uint8Array): WrappingKey => ({
  kind: 'address',
  key: keyOfAddress(current, emailIndex),
  salt: null,
  keyId: id,
});

/** Returns the data key under the wrapping key, as a row of `key_wraps`. */
export const wrapDataKey = (
  userId: string,
  dataKey: Uint8Array,
  { kind, key, salt, keyId = 0 }: WrappingKey,
): store.KeyWrap => ({
  user_id: userId,
  kind,
  salt,
  wrapped: seal(key, nameWrap(userId, kind), dataKey),
  key_id: keyId,
});

/** Throws `DamagedRow` if the wrap was not made under this key. */
export const unwrapDataKey = (
  { user_id, kind, wrapped }: Pick<store.KeyWrap, 'user_id' | 'kind' | 'wrapped'>,
  key: Uint8Array,
): Uint8Array => unseal(key, nameWrap(user_id, kind), wrapped);

/** Returns the data key, whichever master key made the wrap. Throws `DamagedRow` if neither did. */
export function unwrapByAddress(
  wrap: Pick<store.KeyWrap, 'user_id' | 'kind' | 'wrapped'>,
  serverKey: RotatingKey,
  emailIndex: Uint8Array,
): Uint8Array {
  for (const key of listKeys(serverKey)) {
    try {
      return unwrapDataKey(wrap, keyOfAddress(key, emailIndex));
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
    }
  }
  throw new DamagedRow({ table: 'key_wraps' });
}

/** Stores a wrap under the key. */
export const addWrap = (tx: Tx, { userId, dataKey }: Owner, key: WrappingKey) =>
  store.upsertWrap(tx, wrapDataKey(userId, dataKey, key));

/** Returns null without a wrap of this kind. Throws `DamagedRow` if another key made it. */
export async function openWrap(tx: Tx, userId: string, { kind, key }: WrappingKey) {
  const wrap = await store.findWrap(tx, userId, kind);
  return wrap ? unwrapDataKey(wrap, key) : null;
}
