/** Queries on `last_seen_month`, in which '' stands for an unknown month. */

import type { Tx } from '../../../platform/db/database.ts';

/**
 * Starts the idle time of an account now if its month is unknown, as after restoring an old backup,
 * or in the future, as after a clock that was ahead.
 */
export async function resetImplausibleMonths(tx: Tx, month: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_month: month })
    .where((eb) => eb.or([eb('last_seen_month', '=', ''), eb('last_seen_month', '>', month)]))
    .execute();
}

/** Includes the month `from` and excludes the month `until`. */
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

/** Accounts last used before the month `before`, longest idle first. */
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

/** Blocks sign-ins until the commit. Returns false when the account was used in the meantime. */
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
