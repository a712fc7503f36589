/** Login codes, which sign a person in. The server stores only a keyed hash of each. */

import { createHmac } from 'node:crypto';
import { checkSymbol, loginCodeLength, parseLoginCode } from '../../../domain/codes.ts';
import type { RotatingKey } from '../../platform/crypto/keyring.ts';
import { constantTimeEqual } from '../../platform/crypto/keys.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { updateUser, type UserRow } from './account-store.ts';
import { requireKeyInUse } from './keys/instance-store.ts';
import { addWrap, loginCodeKey } from './keys/key-wraps.ts';
import { type RandomBytes, randomSymbols } from './keys/tokens.ts';
import { lockCaller } from './sessions/refresh.ts';
import { deleteOtherSessions } from './sessions/session-store.ts';

export interface LoginCodeDeps {
  readonly random: RandomBytes;
  readonly loginCodeKey: RotatingKey;
}

export interface HashedLoginCode {
  /** The normalised code. */
  readonly code: string;
  readonly hash: Uint8Array;
  readonly keyId: number;
  /** The hash under the previous master key; null if there is none. */
  readonly previous: Uint8Array | null;
}

/** Returns null when the input is not a well-formed login code. */
export function hashLoginCode(
  { current, previous, id }: RotatingKey,
  input: string,
): HashedLoginCode | null {
  const code = parseLoginCode(input);
  if (code === null) return null;
  const hashUnder = (key: Uint8Array): Uint8Array =>
    createHmac('sha256', key).update(`login:v2:${code}`).digest();
  return { code, keyId: id, hash: hashUnder(current), previous: previous && hashUnder(previous) };
}

/** Every hash under which the database may list the code. */
export const listHashes = ({ hash, previous }: HashedLoginCode): Uint8Array[] =>
  previous ? [hash, previous] : [hash];

/** Whether the stored hash is one of this code. */
export const isHashOf = (stored: Uint8Array, hashed: HashedLoginCode): boolean =>
  listHashes(hashed).some((hash) => constantTimeEqual(stored, hash));

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

/** Returns the new code. Other sessions end, because a stolen code may have opened them. */
export async function replaceLoginCode(tx: Tx, deps: LoginCodeDeps, caller: Caller) {
  const hashed = newLoginCode(deps);
  const { code } = hashed;
  const user = await lockCaller(tx, caller);
  await requireKeyInUse(tx, hashed.keyId);
  await updateUser(tx, user.id, loginCodeColumns(hashed));
  await addWrap(tx, caller, loginCodeKey(code));
  await deleteOtherSessions(tx, caller.userId, caller.sessionId);
  return code;
}
