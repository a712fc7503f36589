/** Login codes, which sign a person in. The server stores only a keyed hash of each (B1). */

import { createHmac } from 'node:crypto';
import { checkSymbol, loginCodeLength, parseLoginCode } from '../../../../domain/codes.ts';
import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';
import type { RotatingKey } from '../../../platform/crypto/keyring.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import { requireKeyInUse } from '../keys/instance-store.ts';
import { addWrap, loginCodeKey, wrapForToken } from '../keys/key-wraps.ts';
import { hashToken, type RandomBytes } from '../keys/tokens.ts';
import { lockCaller } from '../sessions/lock-caller.ts';
import { deleteOtherSessions } from '../sessions/session-store.ts';
import { setWrappedKey } from '../sessions/token-store.ts';
import { updateUser, type UserRow } from '../users/user-store.ts';
import { randomSymbols } from './random-symbols.ts';
import { sealAccount, type SealingDeps } from './seal-account.ts';

export interface LoginCodeDeps {
  readonly random: RandomBytes;
  readonly loginCodeKey: RotatingKey;
}

interface CodeHashes {
  readonly hash: Uint8Array;
  /** The hash that leads to accounts in clear. */
  readonly clearHash: Uint8Array;
}

export interface HashedLoginCode extends CodeHashes {
  /** The normalised code. */
  readonly code: string;
  readonly keyId: number;
  /** The hashes under the previous master key; null if there is none. */
  readonly previous: CodeHashes | null;
}

/**
 * Returns null when the input is not a well-formed login code. Accounts in clear and sealed ones
 * are found by different hashes, so that nobody without the code can make a sealed account look
 * like one in clear (ADR 22).
 */
export function hashLoginCode(
  { current, previous, id }: RotatingKey,
  input: string,
): HashedLoginCode | null {
  const code = parseLoginCode(input);
  if (code === null) return null;
  const hashUnder = (key: Uint8Array): CodeHashes => {
    const hash = (purpose: string): Uint8Array =>
      createHmac('sha256', key).update(`${purpose}:${code}`).digest();
    return { hash: hash('login:v2'), clearHash: hash('login:v1') };
  };
  return { code, keyId: id, ...hashUnder(current), previous: previous && hashUnder(previous) };
}

/** Every hash under which the database may list the code. */
export const listHashes = ({ hash, clearHash, previous }: HashedLoginCode): Uint8Array[] => [
  hash,
  clearHash,
  ...(previous ? [previous.hash, previous.clearHash] : []),
];

/** Whether the hash of an account, sealed or in clear, is one of this code. */
export const isHashOf = (
  stored: Uint8Array,
  { hash, clearHash, previous }: HashedLoginCode,
  isSealed: boolean,
): boolean =>
  [{ hash, clearHash }, ...(previous ? [previous] : [])].some((hashes) =>
    constantTimeEqual(stored, isSealed ? hashes.hash : hashes.clearHash),
  );

/** The columns of an account that is found by the code from now on. */
export const loginCodeColumns = ({
  hash,
  keyId,
}: HashedLoginCode): Pick<UserRow, 'login_code_hash' | 'login_code_key_id'> => ({
  login_code_hash: hash,
  login_code_key_id: keyId,
});

export function newLoginCode({ random, loginCodeKey: key }: LoginCodeDeps): HashedLoginCode {
  const symbols = randomSymbols(random, loginCodeLength - 1);
  const hashed = hashLoginCode(key, symbols + checkSymbol(symbols));
  if (!hashed) throw new Error('a new login code is not well-formed');
  return hashed;
}

/**
 * Replaces the login code, and the wrap of the data key with it. Returns the new code. An
 * account that is still in clear is sealed, since its owner now has a code that opens it. The other
 * sessions of the account end, because they may have been opened with a stolen code.
 */
export async function replaceLoginCode(
  tx: Tx,
  deps: LoginCodeDeps & SealingDeps,
  caller: Caller,
): Promise<{ readonly loginCode: string; readonly owner: Owner }> {
  const hashed = newLoginCode(deps);
  const { code } = hashed;
  const user = await lockCaller(tx, caller);
  await requireKeyInUse(tx, hashed.keyId);
  await updateUser(tx, user.id, loginCodeColumns(hashed));
  await addWrap(tx, caller, loginCodeKey(code));
  const owner = caller.dataKey ? caller : await sealForSession(tx, deps, caller, { user, code });
  await deleteOtherSessions(tx, caller.userId, caller.sessionId);
  return { loginCode: code, owner };
}

/** Seals an account in clear, and keeps the session of the caller by giving its token the key. */
async function sealForSession(
  tx: Tx,
  deps: SealingDeps,
  caller: Caller,
  { user, code }: { readonly user: UserRow; readonly code: string },
): Promise<Owner> {
  if (user.sealed) throw unauthorized(); // a sign-in by login code was first
  const owner = await sealAccount(tx, deps, user, code);
  const wrapped = wrapForToken(owner, caller.token);
  if (wrapped) await setWrappedKey(tx, hashToken(caller.token), wrapped);
  return owner;
}
