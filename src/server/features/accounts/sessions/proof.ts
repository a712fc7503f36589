/**
 * Proof of identity. A token alone does not suffice for an action that cannot be undone or opens
 * another way into the account: the session must have given a proof within the last ten minutes
 * (B13). Signing in and creating the account count as proofs; refreshing a token does not.
 */

import type { Services } from '../../../platform/app-services.ts';
import { wholeMinute } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handlers.ts';
import { proofRequired, unauthorized } from '../../../platform/refusal.ts';
import { requireKeyInUse } from '../../keys/keys.ts';
import { findUser, updateCodes, type UserRow } from '../account-store.ts';
import { hashLoginCode, isHashOf, loginCodeColumns } from '../codes.ts';
import { verifyPassword } from '../password.ts';
import { lockCaller } from './session.ts';
import { findProvenAt, updateSession } from './store.ts';

const proofMilliseconds = 10 * 60_000;

/** The login code or the password of the account. */
export interface Secrets {
  readonly loginCode?: string | undefined;
  readonly password?: string | undefined;
}

const isGiven = ({ loginCode, password }: Secrets): boolean =>
  loginCode !== undefined || password !== undefined;

/**
 * Whether a proof was given in the session within the last nine to ten minutes. Refuses a session
 * that has ended since the request was let in, for example because its account is gone.
 */
export async function isRecentlyProven(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
): Promise<boolean> {
  const provenAt = await db.read((tx) => findProvenAt(tx, caller));
  if (provenAt === undefined) throw unauthorized();
  return now() < provenAt + proofMilliseconds;
}

/** Refuses with `proof_required` unless the session gave a proof within the last ten minutes. */
export async function requireRecentProof(
  deps: Pick<Services, 'db' | 'now'>,
  caller: Caller,
): Promise<void> {
  if (!(await isRecentlyProven(deps, caller)))
    throw proofRequired(
      'Please prove first that this account is yours: with its login code, its password, or a code mailed to its confirmed address.',
    );
}

/** Like `requireRecentProof`, but accepts a proof from the body. `client` is a network. */
export async function requireProof(
  deps: Services,
  caller: Caller,
  client: string,
  secrets: Secrets,
): Promise<void> {
  if (isGiven(secrets) && !(await isRecentlyProven(deps, caller)))
    await proveBySecrets(deps, caller, client, secrets);
  else await requireRecentProof(deps, caller);
}

/** Refuses a wrong secret with `proof_required`, which counts as a failed sign-in. */
export async function proveBySecrets(
  deps: Services,
  caller: Caller,
  client: string,
  secrets: Secrets,
): Promise<void> {
  await deps.limits.spend('failedLogin', client);
  await deps.limits.spend('failedProof', caller.userId);
  const user = await deps.db.read((tx) => findUser(tx, caller.userId));
  if (!user) throw unauthorized();
  const hashed = hashLoginCode(deps.loginCodeKey, secrets.loginCode ?? '');
  const provenCode = hashed && isHashOf(user.login_code_hash, hashed) ? hashed : null;
  if (!provenCode && !(await isPassword(user, secrets))) {
    await deps.db.read((tx) => requireKeyInUse(tx, deps.loginCodeKey.id));
    throw proofRequired('This is not your login code or password. Please check and try again.');
  }
  const meter = await deps.limits.today();
  await deps.db.write(async (tx) => {
    const locked = await lockCaller(tx, caller);
    const isStillRight = provenCode
      ? isHashOf(locked.login_code_hash, provenCode)
      : locked.password_hash === user.password_hash;
    if (!isStillRight) throw unauthorized();
    if (provenCode && locked.login_code_key_id !== provenCode.keyId) {
      await requireKeyInUse(tx, provenCode.keyId);
      await updateCodes(tx, locked, loginCodeColumns(provenCode));
    }
    await meter.add(tx, 'failedLogin', client, -1);
    await meter.add(tx, 'failedProof', caller.userId, -1);
    await markProven(tx, deps, caller);
  });
}

export const markProven = (tx: Tx, { now }: Pick<Services, 'now'>, caller: Caller) =>
  updateSession(tx, caller, { proven_at: wholeMinute(now()) });

const isPassword = async ({ password_hash }: UserRow, { password }: Secrets): Promise<boolean> =>
  password !== undefined && password_hash !== null && verifyPassword(password_hash, password);
