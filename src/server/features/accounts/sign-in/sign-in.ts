/** Signing in with a login code (B1). */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { type Refusal, unauthorized } from '../../../platform/refusal/refusal.ts';
import { hashLoginCode } from '../codes/login-code.ts';
import { openSession, type SessionDeps } from '../sessions/sessions.ts';
import { lockUserByLoginCodeHash } from '../users/user-store.ts';
import { presentUser } from '../users/user.ts';

export interface SignInDeps extends SessionDeps {
  readonly loginCodeKey: Uint8Array;
  readonly limits: RateLimiter;
}

/**
 * Returns the same refusal for every failed sign-in, so that it reveals nothing about the cause
 * (B5).
 */
export const invalidCredentials = (): Refusal =>
  unauthorized('Invalid login code or email address. Please check and try again.');

/**
 * Signs in with a login code. A malformed code gets the same answer and counts towards the same
 * rate limit as an unknown one.
 */
export async function login(
  deps: SignInDeps,
  client: string,
  input: string,
): Promise<Reply<'createUnique'>> {
  const hashed = hashLoginCode(deps.loginCodeKey, input);
  const meter = await deps.limits.today();
  const reply = await deps.db.write(async (tx) => {
    await meter.spend(tx, 'failedLogin', client);
    const user = hashed && (await lockUserByLoginCodeHash(tx, hashed.hash));
    if (!user) return null; // throwing here would roll the count back
    await meter.add(tx, 'failedLogin', client, -1);
    return {
      ...(await openSession(tx, deps, user.id)),
      user: presentUser(deps, user),
      loginCode: hashed.code,
    };
  });
  if (!reply) throw invalidCredentials();
  return reply;
}
