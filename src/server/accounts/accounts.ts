/** Accounts and sessions: create, sign in, refresh, sign out, and who a token belongs to (decisions B1–B4, B12). */
import type { Reply } from '../../contract/endpoints.ts';
import type { Database, Tx } from '../db/database.ts';
import { unauthorized } from '../errors.ts';
import { loginCodeHash, makeLoginCode, newShareCode, normaliseShareCode } from './codes.ts';
import * as store from './store.ts';
import { graceSeconds, newId, newToken, type RandomBytes, sessionDays, sessionsPerAccount, tokenHash, tokenSeconds } from './tokens.ts';

export interface AccountsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly loginCodeKey: Uint8Array;
}

export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

const dayMilliseconds = 86_400_000;
/** The day of a moment in UTC: all that is kept of it. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

export function presentUser(user: store.UserRow): Reply<'me'> {
  return {
    id: user.id,
    shareCode: user.share_code,
    surveyCompleted: user.survey_completed === 1,
    hasEmail: false,
    emailVerified: false,
    ageRange: null,
    gender: null,
    createdAt: user.created_day,
  };
}

async function issueToken(tx: Tx, deps: AccountsDeps, sessionId: string): Promise<{ accessToken: string; expiresIn: number }> {
  const accessToken = newToken(deps.random);
  const now = deps.now();
  await store.insertToken(tx, { hash: tokenHash(accessToken), session_id: sessionId, issued_at: now, expires_at: now + tokenSeconds * 1000, superseded: 0 });
  return { accessToken, expiresIn: tokenSeconds };
}

async function openSession(tx: Tx, deps: AccountsDeps, userId: string): Promise<{ accessToken: string; expiresIn: number }> {
  const session = { id: newId(deps.random), user_id: userId, created_at: deps.now() };
  await store.deleteSessionsBefore(tx, userId, deps.now() - sessionDays * dayMilliseconds);
  await store.deleteOldestSessions(tx, userId, sessionsPerAccount - 1);
  await store.insertSession(tx, session);
  return issueToken(tx, deps, session.id);
}

export async function createUnique(deps: AccountsDeps): Promise<Reply<'createUnique'>> {
  const { code: loginCode, hash } = makeLoginCode(deps.loginCodeKey, deps.random);
  const user: store.UserRow = {
    id: newId(deps.random),
    login_code_hash: hash,
    share_code: newShareCode(deps.random),
    survey_completed: 0,
    consent_version: null,
    consent_day: null,
    created_day: dayOf(deps.now()),
  };
  return deps.db.write(async (tx) => {
    await store.insertUser(tx, user);
    return { ...(await openSession(tx, deps, user.id)), user: presentUser(user), loginCode };
  });
}

/** A wrong code and a mistyped one get the same answer (decisions B5). */
export async function login(deps: AccountsDeps, typed: string): Promise<Reply<'login'>> {
  const refused = unauthorized('Invalid login code or email address. Please check and try again.');
  const hashed = loginCodeHash(deps.loginCodeKey, typed);
  if (!hashed) throw refused;
  return deps.db.write(async (tx) => {
    const user = await store.lockUserByLoginCodeHash(tx, hashed.hash);
    if (!user) throw refused;
    return { ...(await openSession(tx, deps, user.id)), user: presentUser(user), loginCode: hashed.code };
  });
}

/** Who holds this token; throws 401 where nobody does, any more. */
export async function authenticate(deps: AccountsDeps, token: string | null): Promise<Caller> {
  if (!token) throw unauthorized();
  const owner = await deps.db.read((tx) => store.findTokenOwner(tx, tokenHash(token)));
  const now = deps.now();
  if (!owner || owner.expires_at <= now || owner.created_at + sessionDays * dayMilliseconds <= now) throw unauthorized();
  return { userId: owner.user_id, sessionId: owner.session_id, token };
}

export async function refresh(deps: AccountsDeps, caller: Caller): Promise<Reply<'refresh'>> {
  return deps.db.write(async (tx) => {
    const user = await store.findUser(tx, caller.userId);
    const owner = await store.lockTokenOwner(tx, tokenHash(caller.token));
    if (!user || !owner) throw unauthorized();
    await store.supersedeToken(tx, tokenHash(caller.token), Math.min(owner.expires_at, deps.now() + graceSeconds * 1000));
    await store.deleteTokensIssuedBefore(tx, caller.sessionId, deps.now() - (tokenSeconds + graceSeconds) * 1000);
    return { ...(await issueToken(tx, deps, caller.sessionId)), user: presentUser(user) };
  });
}

/**
 * A token that was replaced more than the grace time ago is shown again: somebody else may hold it, so the whole
 * session ends. Called for refresh only; elsewhere such a token is a plain 401.
 */
export async function endReusedSession(deps: AccountsDeps, token: string): Promise<void> {
  const owner = await deps.db.read((tx) => store.findTokenOwner(tx, tokenHash(token)));
  if (owner?.superseded === 1 && owner.expires_at <= deps.now()) await deps.db.write((tx) => store.deleteSession(tx, owner.session_id));
}

export async function logout(deps: AccountsDeps, caller: Caller): Promise<Record<string, never>> {
  await deps.db.write((tx) => store.deleteSession(tx, caller.sessionId));
  return {};
}

export async function me(deps: AccountsDeps, caller: Caller): Promise<Reply<'me'>> {
  return presentUser(await getUser(deps, caller.userId));
}

/** What is stored about the account itself, for its export (decisions B11). */
export async function accountData(deps: Pick<AccountsDeps, 'db'>, caller: Caller): Promise<Pick<Reply<'exportData'>, 'account' | 'sessions'>> {
  const user = await getUser(deps, caller.userId);
  const [sessions, retakes] = await deps.db.read(async (tx) => [await store.selectSessions(tx, caller.userId), await store.selectRetakes(tx, caller.userId)] as const);
  const consent = user.consent_version !== null && user.consent_day !== null ? { version: user.consent_version, day: user.consent_day } : null;
  return {
    account: { ...presentUser(user), consent, retakes },
    sessions: sessions.map(({ id, created_at }) => ({ id, startedDay: dayOf(created_at), current: id === caller.sessionId })),
  };
}

/** The row of a signed-in user; 401 where the account is gone meanwhile. */
export async function getUser(deps: Pick<AccountsDeps, 'db'>, userId: string): Promise<store.UserRow> {
  const user = await deps.db.read((tx) => store.findUser(tx, userId));
  if (!user) throw unauthorized();
  return user;
}

export async function findUserByShareCode(deps: Pick<AccountsDeps, 'db'>, typed: string): Promise<store.UserRow | undefined> {
  return deps.db.read((tx) => store.findUserByShareCode(tx, normaliseShareCode(typed)));
}

export { insertRetake, keepUser, selectRetakes, setConsent, setSurveyCompleted } from './store.ts';
export { deletedName, normaliseShareCode } from './codes.ts';
export { newId, type RandomBytes } from './tokens.ts';
