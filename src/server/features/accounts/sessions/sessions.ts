/** Sessions. Every sign-in opens one; its owner can list and end them. */

import type { Reply } from '../../../../contract/endpoints.ts';
import { dayMilliseconds, utcDay, wholeMinute } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/handlers.ts';
import { notFound } from '../../../platform/refusal.ts';
import { setLastSeenMonth } from '../account-store.ts';
import { wrapForToken } from '../keys/key-wraps.ts';
import { hashToken, newId, newToken, type RandomBytes, tokenSeconds } from '../keys/tokens.ts';
import { lastSeenMonth } from '../user.ts';
import * as store from './session-store.ts';
import { insertToken } from './token-store.ts';

export interface SessionDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
}

/** How long a session lasts after it was opened, even if its token has been refreshed. */
export const sessionMilliseconds = 30 * dayMilliseconds;
const maxSessionsPerAccount = 10;

export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresIn: number;
}

/** Stores a new token with its wrap of the data key. */
export async function issueToken(
  tx: Tx,
  deps: SessionDeps,
  owner: Owner,
  sessionId: string,
): Promise<IssuedToken> {
  const accessToken = newToken(deps.random, owner.userId);
  const now = deps.now();
  await insertToken(tx, {
    user_id: owner.userId,
    hash: hashToken(accessToken),
    session_id: sessionId,
    // Stored times are no finer than their use demands, so that they tell little about a person.
    issued_at: wholeMinute(now),
    expires_at: Math.ceil(now / 1000) * 1000 + tokenSeconds * 1000,
    superseded: 0,
    wrapped_key: wrapForToken(owner, accessToken),
  });
  return { accessToken, expiresIn: tokenSeconds };
}

/** Opens a session with its first token. The oldest session ends if the account has too many. */
export async function openSession(tx: Tx, deps: SessionDeps, owner: Owner): Promise<IssuedToken> {
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

export async function logout({ db }: Pick<SessionDeps, 'db'>, caller: Caller) {
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

export async function listSessions({ db }: Pick<SessionDeps, 'db'>, caller: Caller) {
  const sessions = await db.read((tx) => store.selectSessions(tx, caller.userId));
  return sessions.map((session) => presentSession(session, caller));
}

/** Refuses a session of another account like one that does not exist. */
export async function endSession(
  { db }: Pick<SessionDeps, 'db'>,
  caller: Caller,
  sessionId: string,
): Promise<Record<string, never>> {
  const { userId } = caller;
  const wasDeleted = await db.write((tx) => store.deleteSession(tx, { userId, sessionId }));
  if (!wasDeleted) throw notFound('There is no such session.');
  return {};
}
