/**
 * Sessions: every sign-in opens one, its token identifies the caller of a request, and its owner
 * can list and end them.
 */

import { calls, type Reply } from '../../../../contract/endpoints.ts';
import type { Services } from '../../../platform/app-services.ts';
import { type BatchLimits, createBatcher } from '../../../platform/batcher.ts';
import { dayMilliseconds, utcDay, wholeMinute } from '../../../platform/clock.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Authenticate, Caller, Owner } from '../../../platform/http/handlers.ts';
import { bearerToken } from '../../../platform/http/request.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { notFound, unauthorized } from '../../../platform/refusal.ts';
import {
  wrapForToken,
  hashToken,
  newToken,
  tokenSeconds,
  unwrapWithToken,
  parseToken,
  type TokenKey,
} from '../../keys/keys.ts';
import { setLastSeenMonth, lockUser, type UserRow, findUser } from '../account-store.ts';
import { lastSeenMonth, presentUser } from '../account.ts';
import * as store from './store.ts';

/** How long a session lasts after it was opened, even if its token has been refreshed. */
export const sessionMilliseconds = 30 * dayMilliseconds;
const maxSessionsPerAccount = 10;

export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresIn: number;
}

/** Stores a new token with its wrap of the data key. */
async function issueToken(
  tx: Tx,
  deps: Pick<Services, 'db' | 'now' | 'random'>,
  owner: Owner,
  sessionId: string,
): Promise<IssuedToken> {
  const accessToken = newToken(deps.random, owner.userId);
  const now = deps.now();
  await store.insertToken(tx, {
    user_id: owner.userId,
    hash: hashToken(accessToken),
    session_id: sessionId,
    // Stored times are as coarse as their use allows, so that they tell little about a person.
    issued_at: wholeMinute(now),
    expires_at: Math.ceil(now / 1000) * 1000 + tokenSeconds * 1000,
    superseded: 0,
    wrapped_key: wrapForToken(owner, accessToken),
  });
  return { accessToken, expiresIn: tokenSeconds };
}

/** Opens a session with its first token. The oldest session ends if the account has too many. */
export async function openSession(
  tx: Tx,
  deps: Pick<Services, 'db' | 'now' | 'random'>,
  owner: Owner,
): Promise<IssuedToken> {
  const { userId } = owner;
  const now = deps.now();
  const sessionId = newId(deps.random);
  await store.deleteSessionsBefore(tx, userId, now - sessionMilliseconds);
  await store.deleteOldestSessions(tx, userId, maxSessionsPerAccount - 1);
  await store.insertSession(tx, {
    id: sessionId,
    user_id: userId,
    created_at: wholeMinute(now),
    last_used_day: utcDay(now),
    proven_at: wholeMinute(now), // every way of opening a session is a proof
  });
  await setLastSeenMonth(tx, userId, lastSeenMonth(now));
  return issueToken(tx, deps, owner, sessionId);
}

export async function logout({ db }: Pick<Services, 'db'>, caller: Caller) {
  await db.write((tx) => store.deleteSession(tx, caller));
  return {};
}

export function presentSession(
  { id, created_at, last_used_day }: store.SessionRow,
  caller: Caller,
): Reply<'listSessions'>[number] {
  return {
    id,
    startedDay: utcDay(created_at),
    lastUsedDay: last_used_day,
    current: id === caller.sessionId,
  };
}

export async function listSessions({ db }: Pick<Services, 'db'>, caller: Caller) {
  const sessions = await db.read((tx) => store.selectSessions(tx, caller.userId));
  return sessions.map((session) => presentSession(session, caller));
}

/** Refuses a session of another account like one that does not exist. */
export async function endSession(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  sessionId: string,
): Promise<Record<string, never>> {
  const { userId } = caller;
  const wasDeleted = await db.write((tx) => store.deleteSession(tx, { userId, sessionId }));
  if (!wasDeleted) throw notFound('There is no such session.');
  return {};
}

export interface AuthenticationDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Finds the owner of a token. Made by `createTokenOwnerLookup`. */
  readonly tokenOwner: (key: TokenKey) => Promise<store.TokenOwner | undefined>;
}

/** Concurrent look-ups share one query. */
export function createTokenOwnerLookup(
  db: Database,
  limits: BatchLimits = {},
): AuthenticationDeps['tokenOwner'] {
  return createBatcher<TokenKey, store.TokenOwner | undefined>({
    run: (keys) => db.read((tx) => store.findTokenOwners(tx, db.engine, keys)),
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

/** Counts the caller's reads, and ends the session of a stolen token that is refreshed. */
export const authenticateUser =
  (deps: AuthenticationDeps & { readonly limits: RateLimiter }): Authenticate['user'] =>
  async (request, call) => {
    const token = bearerToken(request);
    if (call === 'refresh' && token) await endSessionOnTokenReuse(deps, token);
    const caller = await authenticate(deps, token);
    if (calls[call].method === 'GET') await deps.limits.spend('read', caller.userId);
    return caller;
  };

/** Writes at most once per session and day, so that most requests only read. */
async function recordUse(db: Database, owner: store.TokenOwner, now: number): Promise<void> {
  const today = utcDay(now);
  if (owner.last_used_day === today) return;
  const key = { userId: owner.user_id, sessionId: owner.session_id };
  await db.write(async (tx) => {
    await store.updateSession(tx, key, { last_used_day: today });
    await setLastSeenMonth(tx, owner.user_id, lastSeenMonth(now));
  });
}

/**
 * Locks the caller's account. Refuses with `unauthorized` if it was deleted or the session ended
 * since the request was authenticated: a concurrent new login code must keep other sessions out.
 */
export async function lockCaller(tx: Tx, caller: Caller): Promise<UserRow> {
  const user = await lockUser(tx, caller.userId);
  if (!user || !(await store.hasSession(tx, caller))) throw unauthorized();
  return user;
}

/** How long a replaced token still works, so that a second tab stays signed in. */
const graceSeconds = 60;

/** More than the refreshes allowed in a minute, so that each token has its grace time. */
const maxTokensPerSession = 40;

export async function refresh(
  deps: Pick<Services, 'db' | 'now' | 'random'>,
  caller: Caller,
): Promise<Reply<'refresh'>> {
  const key = parseToken(caller.token);
  if (!key) throw unauthorized();
  return deps.db.write(async (tx) => {
    const user = await findUser(tx, caller.userId);
    const owner = await store.lockTokenOwner(tx, key);
    if (!user || !owner) throw unauthorized();
    const graceEnd = deps.now() + graceSeconds * 1000;
    await store.supersedeToken(tx, key, Math.min(owner.expires_at, graceEnd));
    const oldestUsable = deps.now() - (tokenSeconds + graceSeconds) * 1000;
    await store.deleteTokensIssuedBefore(tx, caller, oldestUsable);
    await store.deleteOldestTokens(tx, caller, maxTokensPerSession - 1);
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
async function endSessionOnTokenReuse(deps: AuthenticationDeps, token: string) {
  const key = parseToken(token);
  const owner = key && (await deps.tokenOwner(key));
  if (owner?.superseded !== 1 || owner.expires_at > deps.now()) return;
  const session = { userId: owner.user_id, sessionId: owner.session_id };
  await deps.db.write((tx) => store.deleteSession(tx, session));
}
