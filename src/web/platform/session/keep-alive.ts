/** Token refresh while logged in (spec §4, §9). */

import { logError } from '../api/error.ts';
import { call } from './call.ts';
import { followStorage, updateUser } from './session.ts';
import { storedKeys } from './storage.ts';
import { token } from './token.ts';

const minuteMs = 60_000;

/** The token is refreshed when it expires within this window, checked at this interval (spec §4, §9). */
const refreshWindowMs = 10 * minuteMs;
const checkIntervalMs = 90 * minuteMs;

/** Activity of the visitor checks as well, with its own window and at most this often (spec §4, §9). */
const activityWindowMs = 5 * minuteMs;
const activityThrottleMs = 5 * minuteMs;

let refreshing: Promise<void> | null = null;

/** On failure the token is cleared (spec §7); the next call then logs in again with the stored code. */
async function refresh() {
  try {
    const reply = await call('refresh', { recover: false });
    token.write(reply);
    updateUser(reply.user);
  } catch (error) {
    token.clear();
    logError(error);
  }
}

export function isDue(expiresAt: number | undefined, window: number, now: number): boolean {
  return expiresAt !== undefined && expiresAt - now <= window;
}

async function refreshWithin(window: number) {
  if (!isDue(token.read()?.expiresAt, window, Date.now())) return;
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  await refreshing;
}

const check = () => void refreshWithin(refreshWindowMs);

/** Another tab signed in or out: this one follows. */
const followOtherTabs = ({ key }: StorageEvent) => {
  if (key === storedKeys.session || key === null) followStorage();
};

/** A page that the browser kept and shows again may have been left by somebody who signed out since. */
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) followStorage();
};

/** Starts the checks; returns what stops them. */
export function keepAlive(): () => void {
  let lastActivity = 0;
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  const onActivity = () => {
    if (Date.now() - lastActivity < activityThrottleMs) return;
    lastActivity = Date.now();
    void refreshWithin(activityWindowMs);
  };
  const activity = ['scroll', 'click', 'keypress'] as const;

  check();
  const timer = setInterval(check, checkIntervalMs);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('pageshow', onPageShow);
  for (const name of activity) window.addEventListener(name, onActivity, { passive: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('storage', followOtherTabs);
    window.removeEventListener('pageshow', onPageShow);
    for (const name of activity) window.removeEventListener(name, onActivity);
  };
}
