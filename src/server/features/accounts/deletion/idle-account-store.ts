/** Queries on `last_seen_month`, in which '' stands for an unknown month. */

import type { Tx } from '../../../platform/db/database.ts';

/**
 * Sets the month of last use to `month`, the current one, for every account whose stored month is
 * unknown (because an old backup was restored) or in the future (because the clock was ahead).
 */
export async function resetImplausibleMonths(tx: Tx, month: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_month: month })
    .where((eb) => eb.or([eb('last_seen_month', '=', ''), eb('last_seen_month', '>', month)]))
    .execute();
}

/** Whether any account was last used in the month `from` or later, but before the month `until`. */
export async function isAnyUserSeenBetween(tx: Tx, from: string, until: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('last_seen_month', '>=', from)
    .where('last_seen_month', '<', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the ids of at most `limit` accounts last used before the month `before`, longest idle
 * first.
 */
export async function selectIdleUsers(tx: Tx, before: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('last_seen_month', '<', before)
    .where('last_seen_month', '!=', '')
    .orderBy('last_seen_month')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks the account, which blocks sign-ins until the commit. Returns false if it has been used
 * since it was selected.
 */
export async function lockIdleUser(tx: Tx, userId: string, before: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('last_seen_month', '<', before)
    .where('last_seen_month', '!=', '')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
