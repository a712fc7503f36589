/** Replaces access tokens with new ones, and detects when a replaced token is used again. */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handlers.ts';
import { unauthorized } from '../../../platform/refusal.ts';
import { lockUser, type UserRow, findUser } from '../account-store.ts';
import { parseToken, tokenSeconds } from '../keys/tokens.ts';
import { presentUser } from '../user.ts';
import type { AuthenticationDeps } from './authentication.ts';
import { hasSession, deleteSession } from './session-store.ts';
import { issueToken, type SessionDeps } from './sessions.ts';
import {
  deleteOldestTokens,
  deleteTokensIssuedBefore,
  lockTokenOwner,
  supersedeToken,
} from './token-store.ts';

/**
 * Locks the caller's account. Refuses with `unauthorized` if it was deleted or the session ended
 * since the request was authenticated: a concurrent new login code must keep other sessions out.
 */
export async function lockCaller(tx: Tx, caller: Caller): Promise<UserRow> {
  const user = await lockUser(tx, caller.userId);
  if (!user || !(await hasSession(tx, caller))) throw unauthorized();
  return user;
}

/** How long a replaced token still works, so that a second tab stays signed in. */
const graceSeconds = 60;

/** More than the refreshes allowed in a minute, so that each token has its grace time. */
const maxTokensPerSession = 40;

export async function refresh(deps: SessionDeps, caller: Caller): Promise<Reply<'refresh'>> {
  const key = parseToken(caller.token);
  if (!key) throw unauthorized();
  return deps.db.write(async (tx) => {
    const user = await findUser(tx, caller.userId);
    const owner = await lockTokenOwner(tx, key);
    if (!user || !owner) throw unauthorized();
    const graceEnd = deps.now() + graceSeconds * 1000;
    await supersedeToken(tx, key, Math.min(owner.expires_at, graceEnd));
    const oldestUsable = deps.now() - (tokenSeconds + graceSeconds) * 1000;
    await deleteTokensIssuedBefore(tx, caller, oldestUsable);
    await deleteOldestTokens(tx, caller, maxTokensPerSession - 1);
    return {
      ...(await issueToken(tx, deps, caller, caller.sessionId)),
      user: presentUser(deps, user, caller.dataKey),
    };
  });
}

/**
 * Ends the session if a replaced token is used after its grace time, because it may be stolen. Only
 * `refresh` checks this; other calls treat such a token as expired.
 */
export async function endSessionOnTokenReuse(deps: AuthenticationDeps, token: string) {
  const key = parseToken(token);
  const owner = key && (await deps.tokenOwner(key));
  if (owner?.superseded !== 1 || owner.expires_at > deps.now()) return;
  const session = { userId: owner.user_id, sessionId: owner.session_id };
  await deps.db.write((tx) => deleteSession(tx, session));
}
