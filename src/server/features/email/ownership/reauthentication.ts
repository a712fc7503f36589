/** Requires the login code or the password to change a confirmed address in an old session (B6). */

import { constantTimeEqual } from '../../../platform/crypto/constant-time-equal.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { proofRequired, unauthorized } from '../../../platform/refusal/refusal.ts';
import {
  findSessionStart,
  findUser,
  hashLoginCode,
  type UserRow,
  verifyPassword,
} from '../../accounts/accounts.ts';
import type { EmailDeps } from '../address/email-deps.ts';

/**
 * A session older than this needs a proof, because another person may be using the device by now.
 */
const recentSessionMilliseconds = 3_600_000;

export interface Proof {
  readonly loginCode?: string | undefined;
  readonly password?: string | undefined;
}

export async function requireProof(
  deps: EmailDeps,
  caller: Caller,
  client: string,
  proof: Proof,
): Promise<void> {
  const { user, startedAt } = await deps.db.read(async (tx) => ({
    user: await findUser(tx, caller.userId),
    startedAt: await findSessionStart(tx, caller.sessionId),
  }));
  if (!user || startedAt === undefined) throw unauthorized();
  const isRecent = deps.now() - startedAt <= recentSessionMilliseconds;
  if (user.email_index !== null && !isRecent) await checkProof(deps, user, client, proof);
}

/** A wrong proof counts as a failed sign-in. */
async function checkProof(
  deps: EmailDeps,
  user: UserRow,
  client: string,
  proof: Proof,
): Promise<void> {
  if (proof.loginCode === undefined && proof.password === undefined)
    throw proofRequired(
      'Please enter your login code or password again to change a confirmed address.',
    );
  await deps.limits.spend('failedLogin', client);
  const isProven = isLoginCode(deps, user, proof) || (await isPassword(user, proof));
  if (!isProven)
    throw proofRequired('This is not your login code or password. Please check and try again.');
  await deps.limits.add('failedLogin', client, -1);
}

function isLoginCode(deps: EmailDeps, user: UserRow, { loginCode }: Proof): boolean {
  if (loginCode === undefined) return false;
  const hashed = hashLoginCode(deps.loginCodeKey, loginCode);
  return hashed !== null && constantTimeEqual(hashed.hash, user.login_code_hash);
}

async function isPassword({ password_hash }: UserRow, { password }: Proof): Promise<boolean> {
  return (
    password !== undefined && password_hash !== null && verifyPassword(password_hash, password)
  );
}
