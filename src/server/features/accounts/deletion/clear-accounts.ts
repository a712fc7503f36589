/** Deletes accounts that are still in clear after the day that the operator set (ADR 22). */

import { utcDay } from '../../../platform/clock/utc.ts';
import { lockClearAccount, selectClearAccounts } from './clear-account-store.ts';
import { deleteWithLedger, type DeletionDeps } from './deletion.ts';
import { isClockPlausible } from './idle-accounts.ts';

const accountsPerQuery = 200;

/**
 * Deletes all accounts in clear if `lastDay`, a UTC day such as 2027-06-30, is over. Each deletion
 * is a transaction of its own, so that visitors do not wait. Returns `isClockSuspect: true` if
 * accounts were kept because the clock may be wrong, as `deleteIdleAccounts` does.
 */
export async function deleteClearAccounts(
  deps: DeletionDeps,
  lastDay: string | undefined,
): Promise<{ readonly isClockSuspect: boolean }> {
  if (lastDay === undefined || utcDay(deps.now()) <= lastDay) return { isClockSuspect: false };
  const select = () => deps.db.read((tx) => selectClearAccounts(tx, accountsPerQuery));
  let userIds = await select();
  if (userIds.length === 0) return { isClockSuspect: false };
  if (!(await isClockPlausible(deps))) return { isClockSuspect: true };
  for (; userIds.length > 0; userIds = await select())
    for (const userId of userIds)
      await deps.db.write(
        async (tx) => (await lockClearAccount(tx, userId)) && deleteWithLedger(tx, deps, userId),
      );
  await deps.db.checkpoint();
  return { isClockSuspect: false };
}
