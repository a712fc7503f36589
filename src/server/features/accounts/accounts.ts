/** Accounts and sessions: create, sign in, refresh, sign out, and who a token belongs to (decisions B1–B4, B12). */

import type { Reply } from '../../../contract/endpoints.ts';
import { type BatchLimits, createBatcher } from '../../platform/batching/batcher.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { type Refusal, unauthorized } from '../../platform/refusal/refusal.ts';
import { hashLoginCode, makeLoginCode, newShareCode, normaliseShareCode } from './codes.ts';
import { utcDay, lastSeenMonth } from './days.ts';
import { findKeptReply, keepReply, replyKey } from './kept-replies.ts';
import * as store from './store.ts';
import {
  graceSeconds,
  newId,
  newToken,
  type RandomBytes,
  sessionDays,
  sessionsPerAccount,
  tokenHash,
  tokenSeconds,
} from './tokens.ts';

export interface AccountsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly loginCodeKey: Uint8Array;
  readonly limits: RateLimiter;
  /** Made by `createTokenOwners`. */
  readonly tokenOwner: (hash: Uint8Array) => Promise<store.TokenOwner | undefined>;
}

/** Looks up tokens that arrive at the same time with one query. */
export function createTokenOwnerLookup(
  db: Database,
  limits: BatchLimits = {},
): AccountsDeps['tokenOwner'] {
  return createBatcher({
    ...limits,
    run: (hashes: readonly Uint8Array[]) =>
      db.read((tx) => store.findTokenOwners(tx, hashes)),
  }).submit;
}

/** A session lives so long at most (decisions B4). */
export const sessionMilliseconds = sessionDays * 86_400_000;

export function presentUser(deps: Pick<AccountsDeps, 'now'>, user: store.UserRow): Reply<'me'> {
  const isPending = user.pending_expires_at !== null && user.pending_expires_at > deps.now();
  return {
    id: user.id,
    shareCode: user.share_code,
    surveyCompleted: user.survey_completed === 1,
    hasEmail: user.email_index !== null || isPending,
    emailVerified: user.email_index !== null,
    ageRange: user.age_range,
    gender: user.gender,
    createdAt: user.created_day,
  };
}

async function issueToken(
  tx: Tx,
  deps: AccountsDeps,
  sessionId: string,
): Promise<{ accessToken: string; expiresIn: number }> {
  const accessToken = newToken(deps.random);
  const now = deps.now();
  await store.insertToken(tx, {
    hash: tokenHash(accessToken),
    session_id: sessionId,
    issued_at: now,
    expires_at: now + tokenSeconds * 1000,
    superseded: 0,
  });
  return { accessToken, expiresIn: tokenSeconds };
}

export async function openSession(
  tx: Tx,
  deps: AccountsDeps,
  userId: string,
): Promise<{ accessToken: string; expiresIn: number }> {
  const session = {
    id: newId(deps.random),
    user_id: userId,
    created_at: deps.now(),
    last_used_day: utcDay(deps.now()),
  };
  await store.deleteSessionsBefore(tx, userId, deps.now() - sessionMilliseconds);
  await store.deleteOldestSessions(tx, userId, sessionsPerAccount - 1);
  await store.insertSession(tx, session);
  await store.setLastSeenMonth(tx, userId, lastSeenMonth(deps.now()));
  return issueToken(tx, deps, session.id);
}

/** A new account and the only copy of its login code; `optional`: what its owner gave with it. */
export function newAccount(
  deps: Pick<AccountsDeps, 'now' | 'random' | 'loginCodeKey'>,
  optional: Partial<store.UserRow> = {},
): { user: store.UserRow; loginCode: string } {
  const { code: loginCode, hash } = makeLoginCode(deps.loginCodeKey, deps.random);
  const user: store.UserRow = {
    id: newId(deps.random),
    login_code_hash: hash,
    share_code: newShareCode(deps.random),
    survey_completed: 0,
    consent_version: null,
    consent_day: null,
    created_day: utcDay(deps.now()),
    email_index: null,
    pending_email_index: null,
    pending_token_hash: null,
    pending_expires_at: null,
    password_hash: null,
    age_range: null,
    gender: null,
    last_seen_month: lastSeenMonth(deps.now()),
    ...optional,
  };
  return { user, loginCode };
}

/** Stores the account and signs its owner in. */
export async function createAccount(
  tx: Tx,
  deps: AccountsDeps,
  user: store.UserRow,
  loginCode: string,
): Promise<Reply<'createUnique'>> {
  await store.insertUser(tx, user);
  return { ...(await openSession(tx, deps, user.id)), user: presentUser(deps, user), loginCode };
}

class AnotherWasFirst extends Error {}

/** One account for each Idempotency-Key, also when both requests come at once (check D12). */
export async function createUnique(
  deps: AccountsDeps,
  client: string,
  idempotencyKey: string | null,
): Promise<Reply<'createUnique'>> {
  const key = idempotencyKey === null ? null : replyKey(deps.loginCodeKey, client, idempotencyKey);
  const earlier = key && (await deps.db.read((tx) => findKeptReply(tx, key, deps.now())));
  if (earlier) return earlier;
  const { user, loginCode } = newAccount(deps);
  const meter = await deps.limits.today();
  try {
    return await deps.db.write(async (tx) => {
      await meter.spend(tx, 'create', client);
      const reply = await createAccount(tx, deps, user, loginCode);
      if (key && !(await keepReply(tx, key, reply, { now: deps.now(), random: deps.random })))
        throw new AnotherWasFirst();
      return reply;
    });
  } catch (error) {
    const first =
      key && error instanceof AnotherWasFirst
        ? await deps.db.write((tx) => findKeptReply(tx, key, deps.now()))
        : null; // a unit of its own: it comes after the commit of the first
    if (first) return first;
    throw error;
  }
}

/** One sentence for everything that opens nothing (decisions B5). */
export const invalidCredentials = (): Refusal =>
  unauthorized('Invalid login code or email address. Please check and try again.');

/** A wrong code and a mistyped one get the same answer, and count the same. */
export async function login(
  deps: AccountsDeps,
  client: string,
  typed: string,
): Promise<Reply<'createUnique'>> {
  const hashed = hashLoginCode(deps.loginCodeKey, typed);
  const meter = await deps.limits.today();
  const reply = await deps.db.write(async (tx) => {
    await meter.spend(tx, 'failedLogin', client);
    const user = hashed && (await store.lockUserByLoginCodeHash(tx, hashed.hash));
    if (!user) return null; // and not a failure of this unit, which would undo the count
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

/** Who holds this token; throws 401 where nobody does, any more. */
export async function authenticate(deps: AccountsDeps, token: string | null): Promise<Caller> {
  if (!token) throw unauthorized();
  const owner = await deps.tokenOwner(tokenHash(token));
  const now = deps.now();
  if (!owner || owner.expires_at <= now || owner.created_at + sessionMilliseconds <= now)
    throw unauthorized();
  const today = utcDay(now);
  if (owner.last_used_day !== today) {
    await deps.db.write(async (tx) => {
      await store.setLastUsedDay(tx, owner.session_id, today); // once a day
      await store.setLastSeenMonth(tx, owner.user_id, lastSeenMonth(now));
    });
  }
  return { userId: owner.user_id, sessionId: owner.session_id, token };
}

export async function refresh(deps: AccountsDeps, caller: Caller): Promise<Reply<'refresh'>> {
  return deps.db.write(async (tx) => {
    const user = await store.findUser(tx, caller.userId);
    const owner = await store.lockTokenOwner(tx, tokenHash(caller.token));
    if (!user || !owner) throw unauthorized();
    await store.supersedeToken(
      tx,
      tokenHash(caller.token),
      Math.min(owner.expires_at, deps.now() + graceSeconds * 1000),
    );
    await store.deleteTokensIssuedBefore(
      tx,
      caller.sessionId,
      deps.now() - (tokenSeconds + graceSeconds) * 1000,
    );
    return { ...(await issueToken(tx, deps, caller.sessionId)), user: presentUser(deps, user) };
  });
}

/**
 * A token that was replaced more than the grace time ago is shown again: somebody else may hold it, so the whole
 * session ends. Called for refresh only; elsewhere such a token is a plain 401.
 */
export async function endSessionOnTokenReuse(deps: AccountsDeps, token: string): Promise<void> {
  const owner = await deps.tokenOwner(tokenHash(token));
  if (owner?.superseded === 1 && owner.expires_at <= deps.now())
    await deps.db.write((tx) => store.deleteSession(tx, owner.session_id));
}

export async function logout(deps: AccountsDeps, caller: Caller): Promise<Record<string, never>> {
  await deps.db.write((tx) => store.deleteSession(tx, caller.sessionId));
  return {};
}

export async function me(deps: AccountsDeps, caller: Caller): Promise<Reply<'me'>> {
  return presentUser(deps, await getUser(deps, caller.userId));
}

export function presentSession(
  { id, created_at, last_used_day }: store.SessionRow,
  caller: Caller,
): Reply<'listSessions'>[number] {
  return {
    id,
    startedDay: utcDay(created_at),
    lastUsedDay: last_used_day ?? utcDay(created_at),
    current: id === caller.sessionId,
  };
}

const momentOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What is stored about the account itself, for its export (decisions B11). */
export async function accountData(
  deps: Pick<AccountsDeps, 'db' | 'now'>,
  caller: Caller,
): Promise<Omit<Reply<'exportData'>, 'attempts'>> {
  const user = await getUser(deps, caller.userId);
  const { sessions, retakes, signIn } = await deps.db.read(async (tx) => ({
    sessions: await store.selectSessions(tx, caller.userId),
    retakes: await store.selectRetakes(tx, caller.userId),
    signIn: await store.selectSignIn(tx, caller.userId),
  }));
  const consent =
    user.consent_version !== null && user.consent_day !== null
      ? { version: user.consent_version, day: user.consent_day }
      : null;
  const emailLinkExpiresAt =
    user.pending_expires_at === null ? null : momentOf(user.pending_expires_at);
  const tokensOf = (sessionId: string) =>
    signIn.tokens
      .filter(({ session_id }) => session_id === sessionId)
      .map((token) => ({
        issuedAt: momentOf(token.issued_at),
        expiresAt: momentOf(token.expires_at),
        replaced: token.superseded === 1,
      }));
  return {
    account: {
      ...presentUser(deps, user),
      hasPassword: user.password_hash !== null,
      consent,
      retakes,
      lastSeenMonth: user.last_seen_month,
      emailLinkExpiresAt,
    },
    sessions: sessions.map((session) => ({
      ...presentSession(session, caller),
      startedAt: momentOf(session.created_at),
      tokens: tokensOf(session.id),
    })),
    emailCodes: signIn.emailCodes.map(({ id, tries, expires_at }) => ({
      id,
      tries,
      expiresAt: momentOf(expires_at),
    })),
    keptReplies: signIn.keptReplies.map(({ expires_at }) => ({ expiresAt: momentOf(expires_at) })),
  };
}

/** The row of a signed-in user; 401 where the account is gone meanwhile. */
export async function getUser(
  deps: Pick<AccountsDeps, 'db'>,
  userId: string,
): Promise<store.UserRow> {
  const user = await deps.db.read((tx) => store.findUser(tx, userId));
  if (!user) throw unauthorized();
  return user;
}

export async function findUserByShareCode(
  deps: Pick<AccountsDeps, 'db'>,
  typed: string,
): Promise<store.UserRow | undefined> {
  return deps.db.read((tx) => store.findUserByShareCode(tx, normaliseShareCode(typed)));
}

export { insertRetake, lockUserAgainstDeletion as lockUserAgainstDeletion, selectRetakes, setConsent, setSurveyCompleted } from './store.ts';
export { deletedUserHash as deletedUserHash, hashLoginCode as hashLoginCode, normaliseShareCode } from './codes.ts';
export type { UserRow } from './store.ts';
export { newId, type RandomBytes } from './tokens.ts';
export { utcDay as utcDay } from './days.ts';
export { deleteIdleAccounts } from './deletion.ts';
export { hashPassword, isCommon, isPassword } from './password/password.ts';
