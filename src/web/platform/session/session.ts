/** Session state, kept in local storage under the name auth-storage (spec §3, §4). */

import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Reply } from '../../../contract/endpoints.ts';
import type { LoginReply } from '../api/client.ts';
import { ApiError } from '../api/error.ts';
import { storage, storedKeys } from './storage.ts';
import { token } from './token.ts';

export type User = Reply<'me'>;

export interface SessionState {
  readonly user: User | null;
  readonly loginCode: string | null;
  readonly isAuthenticated: boolean;
}

const nobody: SessionState = { user: null, loginCode: null, isAuthenticated: false };

export const session = createStore<SessionState>()(
  persist(() => nobody, {
    name: storedKeys.session,
    storage: createJSONStorage(() => storage),
  }),
);

/** Setting a user makes isAuthenticated true exactly when the user is non-null. */
export const setUser = (user: User | null) =>
  session.setState({ user, isAuthenticated: user !== null });

/** Updating a user forces isAuthenticated to true. */
export const updateUser = (user: User) => session.setState({ user, isAuthenticated: true });

/**
 * Takes over an answer of create-unique, register or login. A login code is echoed only where one was used (decisions
 * B1, B3). Throws where an address was given and a code is asked for first (B5): that is no session yet.
 */
export function beginSession(reply: LoginReply) {
  if (!('accessToken' in reply)) throw new ApiError('Login failed', 401);
  token.write(reply);
  const { user, loginCode } = session.getState();
  if (user?.id !== reply.user.id) storage.removeItem(storedKeys.compareShareCode);
  const held = user?.id === reply.user.id ? loginCode : null;
  session.setState({ loginCode: reply.loginCode ?? held });
  setUser(reply.user);
}

/** What is stored now holds: a visit that was ended or taken away elsewhere, as by 'Leave' or another tab, has ended here too. */
export function followStorage() {
  if (storage.getItem(storedKeys.session) === null) session.setState(nobody);
  else void session.persist.rehydrate();
}

/** The local half of logging out; `logOut` in sign-out.ts tells the server too. */
export function clearSession() {
  session.setState(nobody);
  token.clear();
  storage.removeItem(storedKeys.compareShareCode);
}

/** Screens treat a visitor as logged in when a user or a login code is held. */
export const isLoggedIn = (state: SessionState) => state.user !== null || state.loginCode !== null;

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(session, select);
}
