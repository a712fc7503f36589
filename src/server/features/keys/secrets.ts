/**
 * The secrets that open an account: access tokens, and the wraps of its data key. A wrap is the
 * data key, sealed under a key derived from a secret that only its owner has, or for a confirmed
 * address from the master key (ADR 22).
 */

import { hash, createHmac, hkdfSync } from 'node:crypto';
import type { Selectable } from 'kysely';
import { argon2id } from '../../platform/crypto/argon2.ts';
import { listKeys, type RotatingKey } from '../../platform/crypto/keyring.ts';
import type { RandomBytes } from '../../platform/crypto/random.ts';
import { keyBytes, DamagedRow, seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { KeyWrapsTable } from '../../platform/db/tables.ts';
import type { Owner } from '../../platform/http/handlers.ts';

/**
 * A token is the random id of the account, which its owner knows anyway, and a secret of 256 random
 * bits. The id tells a distributed database where the rows of the account are. The database holds
 * only the SHA-256 of the secret. A fixed prefix lets secret scanners recognise a leaked token.
 */
const tokenPrefix = 'spark_';

/** 95 minutes: the browser checks every 90 minutes and refreshes what expires within 10. */
export const tokenSeconds = 5700;

const secretBytes = 32;

/** Stands between id and secret. No id contains it. */
const separator = '.';
const wellFormed = /^spark_([\w-]+)\.[\w-]{43}$/;

export const newToken = (random: RandomBytes, userId: string): string =>
  tokenPrefix + userId + separator + Buffer.from(random(secretBytes)).toString('base64url');

/** The columns by which a token is found. */
export interface TokenKey {
  readonly userId: string;
  readonly hash: Uint8Array;
}

/** Returns the secret part of a token. */
const secretOf = (token: string): string => token.slice(token.indexOf(separator) + 1);

export const hashToken = (token: string): Uint8Array => hash('sha256', secretOf(token), 'buffer');

/** Returns null if the text is not a token. */
export function parseToken(token: string): TokenKey | null {
  const userId = wellFormed.exec(token)?.[1];
  return userId === undefined ? null : { userId, hash: hashToken(token) };
}

const noSalt = new Uint8Array();
/** The block number that HKDF appends to its input; a key needs only the first block. */
const firstBlock = Uint8Array.of(1);

const derive = (secret: string | Uint8Array, salt: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, salt, `spark:wrap:${purpose}:v1`, keyBytes));

/** `code` is normalised. Its 115 random bits need no slow hash. */
export const keyOfLoginCode = (code: string): Uint8Array => derive(code, noSalt, 'login-code');

/**
 * Every request derives this key, so it skips the first step of HKDF, which takes half the time.
 * That step makes a key of uneven randomness uniform, and a token's 256 bits are random already
 * (RFC 5869, section 3.3).
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

type Kind = WrapKind | 'token';

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
  readonly kind: WrapKind;
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
): KeyWrap => ({
  user_id: userId,
  kind,
  salt,
  wrapped: seal(key, nameWrap(userId, kind), dataKey),
  key_id: keyId,
});

/** Throws `DamagedRow` if the wrap was not made under this key. */
export const unwrapDataKey = (
  { user_id, kind, wrapped }: Pick<KeyWrap, 'user_id' | 'kind' | 'wrapped'>,
  key: Uint8Array,
): Uint8Array => unseal(key, nameWrap(user_id, kind), wrapped);

/** Tries the current and the previous master key. Throws `DamagedRow` if neither made the wrap. */
export function unwrapByAddress(
  wrap: Pick<KeyWrap, 'user_id' | 'kind' | 'wrapped'>,
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

/** Wraps the data key under this key and stores the wrap. */
export const addWrap = (tx: Tx, { userId, dataKey }: Owner, key: WrappingKey) =>
  upsertWrap(tx, wrapDataKey(userId, dataKey, key));

/** Returns null without a wrap of this kind. Throws `DamagedRow` if another key made it. */
export async function openWrap(tx: Tx, userId: string, { kind, key }: WrappingKey) {
  const wrap = await findWrap(tx, userId, kind);
  return wrap ? unwrapDataKey(wrap, key) : null;
}

export type KeyWrap = Selectable<KeyWrapsTable>;
export type WrapKind = KeyWrap['kind'];

export const findWrap = (tx: Tx, userId: string, kind: WrapKind): Promise<KeyWrap | undefined> =>
  tx
    .selectFrom('key_wraps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Stores the wrap in place of an earlier one of the same kind. */
function upsertWrap(tx: Tx, wrap: KeyWrap) {
  const { salt, wrapped, key_id } = wrap;
  return tx
    .insertInto('key_wraps')
    .values(wrap)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ salt, wrapped, key_id }),
    )
    .execute();
}

export const deleteWrap = (tx: Tx, userId: string, kind: WrapKind) =>
  tx.deleteFrom('key_wraps').where('user_id', '=', userId).where('kind', '=', kind).execute();

export interface AddressWrap extends KeyWrap {
  readonly email_index: Uint8Array | null;
}

/** Returns address wraps under other master keys than `keyId`, in the order of their accounts. */
export const selectAddressWraps = (
  tx: Tx,
  keyId: number,
  { afterUserId, limit }: { readonly afterUserId: string; readonly limit: number },
): Promise<AddressWrap[]> =>
  tx
    .selectFrom('key_wraps')
    .innerJoin('users', 'users.id', 'key_wraps.user_id')
    .selectAll('key_wraps')
    .select('users.email_index')
    .where('key_wraps.kind', '=', 'address')
    .where('key_wraps.key_id', '<>', keyId)
    .where('key_wraps.user_id', '>', afterUserId)
    .orderBy('key_wraps.user_id')
    .limit(limit)
    .execute();

/** Does nothing if the wrap is no longer `before`. */
export const replaceWrap = (tx: Tx, before: KeyWrap, { salt, wrapped, key_id }: KeyWrap) =>
  tx
    .updateTable('key_wraps')
    .set({ salt, wrapped, key_id })
    .where('user_id', '=', before.user_id)
    .where('kind', '=', before.kind)
    .where('wrapped', '=', before.wrapped)
    .execute();
