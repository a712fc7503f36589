/** Login codes, which sign a person in. The server stores only a keyed hash of each (B1). */

import { createHmac } from 'node:crypto';
import type { Reply } from '../../../../contract/endpoints.ts';
import { checkSymbol, loginCodeLength, parseLoginCode } from '../../../../domain/codes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { deleteOtherSessions } from '../sessions/session-store.ts';
import type { RandomBytes } from '../sessions/tokens.ts';
import { updateUser } from '../users/user-store.ts';
import { randomSymbols } from './random-symbols.ts';

export interface LoginCodeDeps {
  readonly db: Database;
  readonly random: RandomBytes;
  readonly loginCodeKey: Uint8Array;
}

interface HashedLoginCode {
  /** The normalised code. */
  readonly code: string;
  readonly hash: Uint8Array;
}

/** Returns null when the input is not a well-formed login code. */
export function hashLoginCode(key: Uint8Array, input: string): HashedLoginCode | null {
  const code = parseLoginCode(input);
  return code === null
    ? null
    : { code, hash: createHmac('sha256', key).update(`login:v1:${code}`).digest() };
}

export function newLoginCode({ random, loginCodeKey }: Omit<LoginCodeDeps, 'db'>): HashedLoginCode {
  const symbols = randomSymbols(random, loginCodeLength - 1);
  const hashed = hashLoginCode(loginCodeKey, symbols + checkSymbol(symbols));
  if (!hashed) throw new Error('a new login code is not well-formed');
  return hashed;
}

/**
 * Replaces the login code. The other sessions of the account end, because they may have been opened
 * with a stolen code.
 */
export async function rotateLoginCode(
  deps: LoginCodeDeps,
  caller: Caller,
): Promise<Reply<'rotateLoginCode'>> {
  const { code, hash } = newLoginCode(deps);
  await deps.db.write(async (tx) => {
    await updateUser(tx, caller.userId, { login_code_hash: hash });
    await deleteOtherSessions(tx, caller.userId, caller.sessionId);
  });
  return { loginCode: code };
}
