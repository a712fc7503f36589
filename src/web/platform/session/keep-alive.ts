/** Refreshes the token and follows other tabs while the app is open. */

import { logError } from '../api/error.ts';
import { storedKeys } from '../storage.ts';
import { call } from './call.ts';
import { session, syncWithStorage, updateUser, watchLogout } from './session.ts';
import { token } from './token.ts';

const minuteMs = 60_000;

/** The periodic check refreshes a token that expires within this window. */
const refreshWindowMs = 10 * minuteMs;
const checkIntervalMs = 90 * minuteMs;

/** Activity triggers a check too, for a token that expires within `activityWindowMs`. */
const activityWindowMs = 5 * minuteMs;
const activityThrottleMs = 5 * minuteMs;

let refreshing: Promise<void> | null = null;

/** A failure clears the token; the next call then logs in with the stored code. */
async function refresh() {
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

export const isDue = (expiresAt: number | undefined, windowMs: number, now: number): boolean =>
  expiresAt !== undefined && expiresAt - now <= windowMs;

async function refreshWithin(windowMs: number) {
  if (!isDue(token.read()?.expiresAt, windowMs, Date.now())) return;
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  await refreshing;
}

const check = () => void refreshWithin(refreshWindowMs);

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
  let lastActivity = 0;
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  const onActivity = () => {
    if (Date.now() - lastActivity < activityThrottleMs) return;
    lastActivity = Date.now();
    void refreshWithin(activityWindowMs);
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  const startChecking = () => {
    check();
    clearInterval(timer);
    timer = setInterval(check, checkIntervalMs);
  };
  startChecking();
  session.subscribe(({ user }, before) => {
    if (user !== before.user) startChecking();
  });
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  for (const name of ['scroll', 'click', 'keypress'])
    window.addEventListener(name, onActivity, { passive: true });
}
