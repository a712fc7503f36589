/** The session state, kept in browser storage under the name auth-storage. */

import { useStore } from 'zustand';
import type { AcceptedReply, Reply } from '../../../contract/endpoints.ts';
import { ApiError } from '../api/error.ts';
import { storage, storedKeys } from '../storage.ts';
import { createStoredStore } from '../stored-store.ts';
import { forgetCodeSaved } from './saved-code.ts';
import { token } from './token.ts';

export type User = Reply<'me'>;

/** The reply to a login: a session, or a challenge that asks for a mailed code. */
export type LoginReply = Reply<'login'> | AcceptedReply<'login'>;

export interface SessionState {
  readonly user: User | null;
  readonly loginCode: string | null;
  readonly isAuthenticated: boolean;
}

const signedOut: SessionState = { user: null, loginCode: null, isAuthenticated: false };

export const session = createStoredStore<SessionState>(storedKeys.session, signedOut);

/** Sets the user. `isAuthenticated` becomes true exactly if the user is not null. */
export const setUser = (user: User | null) =>
  session.setState({ user, isAuthenticated: user !== null });

/** Replaces the user, and sets `isAuthenticated` to true. */
export const updateUser = (user: User) => session.setState({ user, isAuthenticated: true });

function forgetOwnTraces(): void {
  storage.removeItem(storedKeys.compareShareCode);
  storage.removeItem(storedKeys.comparedReading);
  forgetCodeSaved();
}

/**
 * Starts a session from the reply to create-unique, register or login. If the reply contains no
 * login code, the stored code is kept as long as the user is the same. Throws an ApiError if the
 * reply asks for a mailed code first.
 */
export function beginSession(reply: LoginReply) {
  if (!('accessToken' in reply)) throw new ApiError('Login failed', 401);
  isLoggingOut = false;
  token.write(reply);
  const { user, loginCode } = session.getState();
  const isSameUser = user?.id === reply.user.id;
  if (!isSameUser) forgetOwnTraces();
  session.setState({ loginCode: reply.loginCode ?? (isSameUser ? loginCode : null) });
  setUser(reply.user);
}

let logouts = 0;
let isLoggingOut = false;

/** Until the session ends or another begins, a refused call neither signs in nor redirects. */
export function beginLogout() {
  isLoggingOut = true;
  logouts += 1;
}

/** Records a logout that ended here or happened in another tab, for calls that watch for one. */
export function noteLogout() {
  logouts += 1;
}

/** Returns a function that tells whether the visitor has logged out since, or is logging out. */
export function watchLogout() {
  const before = logouts;
  return () => isLoggingOut || logouts !== before;
}

/** Reads the stored state again, because another tab or 'Leave' may have changed or removed it. */
export function syncWithStorage() {
  if (storage.getItem(storedKeys.session) === null) noteLogout();
  session.reload();
}

/** Ends the session in this browser only; `logOut` tells the server as well. */
export function clearSession() {
  isLoggingOut = false;
  session.setState(signedOut);
  token.clear();
  forgetOwnTraces();
}

/** Whether screens treat the visitor as logged in. */
export const isLoggedIn = (state: SessionState) => state.user !== null || state.loginCode !== null;

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(session, select);
