/** Deletes accounts that were not used for 24 months. */

import { dayMilliseconds, utcMonth } from '../../../platform/clock.ts';
import { deleteWithLedger, type DeletionDeps } from './deletion.ts';
import {
  isAnyUserSeenBetween,
  lockIdleUser,
  resetImplausibleMonths,
  selectIdleUsers,
} from './idle-account-store.ts';

/**
 * An account is deleted after this many months without use. Its owner cannot be warned first,
 * because the server stores no readable address.
 */
const maxIdleMonths = 24;
/** Limits each run, because many deletions at once would delay the writes of visitors. */
const maxDeletionsPerRun = 200;

/** Skip deletion if nobody signed in within this window: the clock may be wrong. */
const activityWindowDays = 40;

/**
 * Whether an account was used within the activity window, but before the current month. A use in
 * the current month proves nothing, because it may have been recorded with the wrong clock.
 */
function isClockPlausible({ db, now }: Pick<DeletionDeps, 'db' | 'now'>): Promise<boolean> {
  const windowStart = utcMonth(now() - activityWindowDays * dayMilliseconds);
  return db.read((tx) => isAnyUserSeenBetween(tx, windowStart, utcMonth(now())));
}

/**
 * Deletes idle accounts unless the clock may be wrong: a clock that jumped years ahead makes every
 * account look idle. Returns `isClockSuspect: true` if idle accounts were kept for this reason.
 */
export async function deleteIdleAccounts(
  deps: DeletionDeps,
): Promise<{ readonly isClockSuspect: boolean }> {
  const now = deps.now();
  const month = utcMonth(now);
  const isPlausible = await isClockPlausible(deps);
  if (isPlausible) await deps.db.write((tx) => resetImplausibleMonths(tx, month));
  const before = subtractMonths(now, maxIdleMonths);
  const idle = await deps.db.read((tx) => selectIdleUsers(tx, before, maxDeletionsPerRun));
  if (!isPlausible) return { isClockSuspect: idle.length > 0 };
  for (const userId of idle)
    await deps.db.write(
      async (tx) => (await lockIdleUser(tx, userId, before)) && deleteWithLedger(tx, deps, userId),
    );
  if (idle.length > 0) await deps.db.checkpoint();
  return { isClockSuspect: false };
}

function subtractMonths(now: number, months: number): string {
  const date = new Date(now);
  return utcMonth(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
}
