/** Refreshes the token and follows other tabs while the app is open. */

import {
  activityThrottleMs,
  activityWindowMs,
  refreshCheckMs,
  refreshWindowMs,
} from '../../../domain/waits.ts';
import { logError } from '../api/error.ts';
import { storedKeys } from '../storage.ts';
import { call } from './call.ts';
import { session, syncWithStorage, updateUser, watchLogout } from './session.ts';
import { token } from './token.ts';

/** A failure clears the token; the next call then logs in with the stored code. */
export async function refresh(): Promise<void> {
  const hasLoggedOut = watchLogout();
  try {
    const reply = await call('refresh', { recover: false });
    if (hasLoggedOut()) return;
    token.write(reply);
    updateUser(reply.user);
  } catch (error) {
    if (!hasLoggedOut()) token.clear();
    logError(error);
  }
}

interface World {
  readonly expiresAt: () => number | undefined;
  readonly refresh: () => Promise<void>;
}

/** Decides when the token is refreshed. One refresh runs at a time. */
export function createKeepAlive({ expiresAt, refresh: run }: World) {
  let refreshing: Promise<void> | null = null;
  let lastActivity = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const refreshWithin = (windowMs: number): void => {
    const at = expiresAt();
    if (at === undefined || at - Date.now() > windowMs) return;
    refreshing ??= run().finally(() => {
      refreshing = null;
    });
  };
  const check = () => refreshWithin(refreshWindowMs);

  return {
    check,
    /** Checks now, and then at intervals that count from now. */
    startChecking: () => {
      check();
      clearInterval(timer);
      timer = setInterval(check, refreshCheckMs);
    },
    onActivity: () => {
      if (Date.now() - lastActivity < activityThrottleMs) return;
      lastActivity = Date.now();
      refreshWithin(activityWindowMs);
    },
  };
}

/** Updates the session when another tab signs in or out. */
const onStorage = ({ key }: StorageEvent) => {
  if (key === storedKeys.session || key === null) syncWithStorage();
};

/** The visitor may have signed out since the browser put this page into its back/forward cache. */
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) syncWithStorage();
};

/**
 * Starts to check the token and to follow other tabs. The interval counts from the last sign-in or
 * refresh, because the token's life does; a check that is due later would come after its end.
 */
export function startKeepAlive(): void {
  const { check, startChecking, onActivity } = createKeepAlive({
    expiresAt: () => token.read()?.expiresAt,
    refresh,
  });
  startChecking();
  session.subscribe(({ user }, before) => {
    if (user !== before.user) startChecking();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  for (const name of ['scroll', 'click', 'keypress'])
    window.addEventListener(name, onActivity, { passive: true });
}
