/** Opens the data key of an account whose owner signs in without the login code (ADR 22). */

import { DamagedRow } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import { forbidden } from '../../../platform/refusal/refusal.ts';
import {
  findWrap,
  openWrap,
  passwordKey,
  unwrapByAddress,
  type UserRow,
  type WrappingKey,
} from '../../accounts/accounts.ts';
import { findUserByEmailIndex } from '../address/address-store.ts';
import type { EmailDeps } from '../address/email-deps.ts';

type DataKey = Owner['dataKey'];

const addressOpensNothing = () =>
  forbidden(
    'This address does not open your answers yet. Please sign in with your login code, then enter the address once more on “Edit Profile”.',
  );

const passwordOpensNothing = () =>
  forbidden(
    'This password does not open your answers yet. Please sign in with your login code. After you have typed this password once to confirm a change on “Edit Profile”, it opens them too.',
  );

/**
 * Throws `DamagedRow` if a sealed account was made to look like one in clear: only the first has
 * a wrap under its login code.
 */
async function assertClear(tx: Tx, userId: string): Promise<void> {
  if (await findWrap(tx, userId, 'login_code')) throw new DamagedRow({ table: 'users' });
}

/**
 * Returns the data key; null for an account that is still in clear. Refuses with `forbidden` if the
 * owner has not agreed that the address may open a sealed account. Throws `DamagedRow` if the wrap
 * was changed or is gone.
 */
export async function openByAddress(tx: Tx, deps: EmailDeps, user: UserRow): Promise<DataKey> {
  if (!user.sealed) {
    await assertClear(tx, user.id);
    return null;
  }
  const { email_index: index } = user;
  const wrap = index && (await findWrap(tx, user.id, 'address'));
  const dataKey = wrap && index && unwrapByAddress(wrap, deps.addressWrapKey, index);
  if (!dataKey && user.address_opens === 1) throw new DamagedRow({ table: 'key_wraps' });
  if (!dataKey) throw addressOpensNothing();
  return dataKey;
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
    const user = await findUserByEmailIndex(tx, index);
    return user && findWrap(tx, user.id, 'password');
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
): Promise<DataKey> {
  if (!user.sealed) {
    await assertClear(tx, user.id);
    return null;
  }
  const dataKey = key && (await openWrap(tx, user.id, key));
  if (!dataKey) throw passwordOpensNothing();
  return dataKey;
}
