/** The rule for a 401: clear the token, log in again and retry once, or redirect. */

import { paths, sessionEndedHash } from '../navigation/paths.ts';
import { isUnauthorized, type ApiError } from './error.ts';

interface Token {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface TokenStore {
  /** Returns the token, or null if there is none. Clears an expired token. */
  read(): Token | null;
  write(reply: { readonly accessToken: string; readonly expiresIn: number }): void;
  clear(): void;
}

export interface RecoveryWorld {
  readonly token: TokenStore;
  /** Returns a function that tells whether the visitor has logged out since, or is logging out. */
  readonly watchLogout: () => () => boolean;
  /** Signs in with the stored login code. Resolves to false if none is stored. */
  readonly restoreSession: () => Promise<boolean>;
  /** Forgets the user and the login code. */
  readonly clearSession: () => void;
  readonly currentPath: () => string;
  readonly goTo: (path: string) => void;
}

export function createSessionRecovery({
  token,
  restoreSession,
  clearSession,
  currentPath,
  goTo,
}: Omit<RecoveryWorld, 'watchLogout'>) {
  let restoring: Promise<boolean> | null = null;

  /** Forgets a session that has ended and cannot be restored, together with its user. */
  const restore = async () => {
    const isRestored = await restoreSession();
    if (!isRestored) clearSession();
    return isRestored;
  };

  /** Concurrent calls that get a 401 share one silent login. */
  const restoreOnce = () => {
    if (restoring !== null) return restoring;
    token.clear();
    restoring = restore().finally(() => {
      restoring = null;
    });
    return restoring;
  };

  const leave = () => {
    const path = currentPath();
    if (!path.includes('/unauthenticated') && !path.includes('/auth'))
      goTo(paths.unauthenticated() + sessionEndedHash);
  };

  /** `hasLoggedOut` tells whether a logout was under way when the call was sent, or followed. */
  return async (
    refusal: ApiError,
    sentToken: string | undefined,
    hasLoggedOut: () => boolean,
    retry: () => Promise<unknown>,
  ): Promise<unknown> => {
    const currentToken = token.read()?.accessToken;
    const hasNewToken = currentToken !== undefined && currentToken !== sentToken;
    const isRestored = !hasLoggedOut() && (hasNewToken || (await restoreOnce().catch(() => false)));
    let last: unknown = refusal;
    try {
      if (isRestored && !hasLoggedOut()) return await retry();
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      last = error;
    }
    // Do not redirect after a logout.
    if (!hasLoggedOut()) leave();
    throw last;
  };
}
