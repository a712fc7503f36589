/**
 * Login codes, which sign a person in, and share codes, which open the public record. The database
 * holds a keyed hash of each; the share code is also kept sealed for its owner.
 */

import { createHmac } from 'node:crypto';
import {
  checkSymbol,
  loginCodeLength,
  parseLoginCode,
  bareCode,
  shareCodeLength,
} from '../../../domain/codes.ts';
import type { Services } from '../../platform/app-services.ts';
import type { RotatingKey } from '../../platform/crypto/keyring.ts';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';
import { type RandomBytes, randomSymbols } from '../../platform/crypto/random.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { requireKeyInUse, addWrap, loginCodeKey } from '../keys/keys.ts';
import { updateCodes, type UserRow } from './account-store.ts';
import { openDetails } from './account.ts';
import { recordTakenBack, recurringName } from './ledger/ledger.ts';
import { lockCaller } from './sessions/session.ts';
import { deleteOtherSessions } from './sessions/store.ts';

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

/** The hashes by which the database may list the code, the current one first. */
export const listHashes = ({ hash, previous }: HashedLoginCode): Uint8Array[] =>
  previous ? [hash, previous] : [hash];

export const isHashOf = (stored: Uint8Array, hashed: HashedLoginCode): boolean =>
  listHashes(hashed).some((hash) => constantTimeEqual(stored, hash));

export const loginCodeColumns = ({
  hash,
  keyId,
}: HashedLoginCode): Pick<UserRow, 'login_code_hash' | 'login_code_key_id'> => ({
  login_code_hash: hash,
  login_code_key_id: keyId,
});

export function newLoginCode({
  random,
  loginCodeKey: key,
}: Pick<Services, 'random' | 'loginCodeKey'>): HashedLoginCode {
  const symbols = randomSymbols(random, loginCodeLength - 1);
  const hashed = hashLoginCode(key, symbols + checkSymbol(symbols));
  if (!hashed) throw new Error('a new login code is not well-formed');
  return hashed;
}

/** Returns the new code. Other sessions end, because a stolen code may have opened them. */
export async function replaceLoginCode(
  tx: Tx,
  deps: Pick<Services, 'now' | 'random' | 'loginCodeKey'>,
  caller: Caller,
) {
  const hashed = newLoginCode(deps);
  const { code } = hashed;
  const user = await lockCaller(tx, caller);
  await requireKeyInUse(tx, hashed.keyId);
  await updateCodes(tx, user, loginCodeColumns(hashed));
  await addWrap(tx, caller, loginCodeKey(code));
  await recordTakenBack(tx, deps, [recurringName('login_code', user.id)]);
  await deleteOtherSessions(tx, caller.userId, caller.sessionId);
  return code;
}

/** Returns 20 random symbols, which carry 100 bits. */
export const newShareCode = (random: RandomBytes): string => randomSymbols(random, shareCodeLength);

/** Converts a typed share code to the form in which it is issued. */
export const normaliseShareCode = bareCode;

/** `code` is normalised. */
export const hashShareCode = (key: Uint8Array, code: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', key).update(`share:v1:${code}`).digest());

/** A null code switches sharing off. */
export const shareCodeColumns = (
  { current, id }: RotatingKey,
  code: string | null,
): Pick<UserRow, 'share_code_hash' | 'share_code_key_id'> => ({
  share_code_hash: code === null ? null : hashShareCode(current, code),
  share_code_key_id: id,
});

/** Rehashes the share code under the current master key, unless that has happened. */
export async function moveShareCode(
  tx: Tx,
  { shareCodeKey }: { readonly shareCodeKey: RotatingKey },
  user: UserRow,
  dataKey: Uint8Array,
): Promise<void> {
  if (!user.share_code_hash || user.share_code_key_id === shareCodeKey.id) return;
  await requireKeyInUse(tx, shareCodeKey.id);
  const { shareCode } = openDetails(user, dataKey);
  await updateCodes(tx, user, shareCodeColumns(shareCodeKey, shareCode));
}
