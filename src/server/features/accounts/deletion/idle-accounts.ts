/** Deletes accounts that were not used for 24 months. A `last_seen_month` of '' is unknown. */

import { dayMilliseconds, utcMonth } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { deleteWithLedger, type DeletionDeps } from './deletion.ts';

/** The owner cannot be warned first, because the server stores no readable address. */
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
  const idle = await deps.db.read((tx) =>
    selectIdle(tx, before).orderBy('last_seen_month').limit(maxDeletionsPerRun).execute(),
  );
  if (!isPlausible) return { isClockSuspect: idle.length > 0 };
  for (const { id } of idle)
    await deps.db.write(
      async (tx) => (await lockIdleUser(tx, id, before)) && deleteWithLedger(tx, deps, id),
    );
  if (idle.length > 0) await deps.db.checkpoint();
  return { isClockSuspect: false };
}

function subtractMonths(now: number, months: number): string {
  const date = new Date(now);
  return utcMonth(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
}

/**
 * Sets the month of last use to `month`, the current one, for every account whose stored month is
 * unknown (because an old backup was restored) or in the future (because the clock was ahead).
 */
const resetImplausibleMonths = (tx: Tx, month: string) =>
  tx
    .updateTable('users')
    .set({ last_seen_month: month })
    .where((eb) => eb.or([eb('last_seen_month', '=', ''), eb('last_seen_month', '>', month)]))
    .execute();

/** Whether any account was last used in the month `from` or later, but before the month `until`. */
async function isAnyUserSeenBetween(tx: Tx, from: string, until: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('last_seen_month', '>=', from)
    .where('last_seen_month', '<', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts last used before the month `before`. */
const selectIdle = (tx: Tx, before: string) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('last_seen_month', '<', before)
    .where('last_seen_month', '!=', '');

/** Blocks sign-ins until the commit. Returns false if the account has been used by now. */
const lockIdleUser = async (tx: Tx, userId: string, before: string): Promise<boolean> =>
  (await selectIdle(tx, before).where('id', '=', userId).forUpdate().executeTakeFirst()) !==
  undefined;
