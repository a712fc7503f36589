/** Identifies the caller of a request by its access token. */

import { type BatchLimits, createBatcher } from '../../../platform/batcher.ts';
import { utcDay } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handlers.ts';
import { unauthorized } from '../../../platform/refusal.ts';
import { setLastSeenMonth } from '../account-store.ts';
import { unwrapWithToken } from '../keys/key-wraps.ts';
import { parseToken, type TokenKey } from '../keys/tokens.ts';
import { lastSeenMonth } from '../user.ts';
import { updateSession } from './session-store.ts';
import { sessionMilliseconds } from './sessions.ts';
import { findTokenOwners, type TokenOwner } from './token-store.ts';

export interface AuthenticationDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Finds the owner of a token. Made by `createTokenOwnerLookup`. */
  readonly tokenOwner: (key: TokenKey) => Promise<TokenOwner | undefined>;
}

/** Creates a look-up in which concurrent requests share one query. */
export function createTokenOwnerLookup(
  db: Database,
  limits: BatchLimits = {},
): AuthenticationDeps['tokenOwner'] {
  return createBatcher<TokenKey, TokenOwner | undefined>({
    run: (keys) => db.read((tx) => findTokenOwners(tx, db.engine, keys)),
    ...limits,
  }).submit;
}

/** Refuses with `unauthorized` if the token or its session is unknown or expired. */
export async function authenticate(deps: AuthenticationDeps, token: string | null) {
  const key = token === null ? null : parseToken(token);
  if (!token || !key) throw unauthorized();
  const owner = await deps.tokenOwner(key);
  const now = deps.now();
  if (!owner || owner.expires_at <= now || owner.created_at + sessionMilliseconds <= now)
    throw unauthorized();
  await recordUse(deps.db, owner, now);
  const { user_id: userId, session_id: sessionId, wrapped_key: wrapped } = owner;
  const dataKey = unwrapWithToken(userId, token, wrapped);
  return { userId, sessionId, token, dataKey } satisfies Caller;
}

/** Writes at most once per session and day, so that most requests only read. */
async function recordUse(db: Database, owner: TokenOwner, now: number): Promise<void> {
  const today = utcDay(now);
  if (owner.last_used_day === today) return;
  const key = { userId: owner.user_id, sessionId: owner.session_id };
  await db.write(async (tx) => {
    await updateSession(tx, key, { last_used_day: today });
    await setLastSeenMonth(tx, owner.user_id, lastSeenMonth(now));
  });
}
