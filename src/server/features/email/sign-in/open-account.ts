/** Opens the data key of an account whose owner signs in without the login code (ADR 22). */

import { DamagedRow } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import {
  findWrap,
  openWrap,
  passwordKey,
  unwrapByAddress,
  type UserRow,
  type WrappingKey,
} from '../../accounts/accounts.ts';
import { findUserIdByEmailIndex } from '../address/address-store.ts';
import type { EmailDeps } from '../address/email-deps.ts';

/** Returns the data key. Throws `DamagedRow` if the wrap was changed or is gone. */
export async function openByAddress(
  tx: Tx,
  deps: EmailDeps,
  { id, email_index: index }: UserRow,
): Promise<Uint8Array> {
  const wrap = index && (await findWrap(tx, id, 'address'));
  if (!wrap) throw new DamagedRow({ table: 'key_wraps' });
  return unwrapByAddress(wrap, deps.addressWrapKey, index);
}

/**
 * Derives the key of a password, which is slow, before the transaction that uses it. Null if the
 * account has no wrap under a password.
 */
export async function findPasswordKey(
  deps: EmailDeps,
  index: Uint8Array,
  password: string,
): Promise<WrappingKey | null> {
  const wrap = await deps.db.read(async (tx) => {
    const userId = await findUserIdByEmailIndex(tx, index);
    return userId === undefined ? undefined : findWrap(tx, userId, 'password');
  });
  if (!wrap) return null;
  if (!wrap.salt) throw new DamagedRow({ table: 'key_wraps' });
  return passwordKey(password, wrap.salt);
}

/**
 * Like `openByAddress`, for a sign-in by password. The address alone must not do: whoever can write
 * to the database could store the hash of a password of their own.
 */
export async function openByPassword(
  tx: Tx,
  user: UserRow,
  key: WrappingKey | null,
): Promise<Uint8Array> {
  const dataKey = key && (await openWrap(tx, user.id, key));
  if (!dataKey) throw new DamagedRow({ table: 'key_wraps' });
  return dataKey;
}
