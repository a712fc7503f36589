/** How an account ends: by its owner, or by nobody's using it (decisions B10, trust §3.10). */

import type { Database, Tx } from '../../platform/db/database.ts';
import { deletedName } from './codes.ts';
import { dayOf, monthOf } from './days.ts';
import * as store from './store.ts';

export interface DeletionDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly loginCodeKey: Uint8Array;
}

/** Every row, and a line in the ledger; false where the account is gone already. */
export async function deleteWithLedger(
  tx: Tx,
  deps: Omit<DeletionDeps, 'db'>,
  userId: string,
): Promise<boolean> {
  if (!(await store.deleteUser(tx, userId))) return false;
  await store.insertDeletion(tx, {
    user_hash: deletedName(deps.loginCodeKey, userId),
    deleted_day: dayOf(deps.now()),
  });
  return true;
}

/** An account ends when nobody has used it for so long (trust §3.10). Nobody can be told before: there is no address that could be read. */
const idleMonths = 24;
/** More may wait an hour: a unit of work must not hold up the answers of others. */
const idleAtOnce = 200;

/** So far back somebody must have been here, or the clock is in doubt. */
const vouchedDays = 40;

/**
 * Deletes accounts that have been idle for longer than that, each as its owner would. A machine whose clock jumps ahead
 * by years would find everybody idle: where nobody was here last month it is the clock that is in doubt, and nothing is
 * deleted. The present month vouches for nothing, since whoever signs in under a wrong clock is seen in it.
 * Returns whether accounts were spared for that.
 */
export async function deleteIdleAccounts(
  deps: DeletionDeps,
): Promise<{ readonly isClockInDoubt: boolean }> {
  const now = new Date(deps.now());
  const [before, month] = [
    monthOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - idleMonths, 1)),
    monthOf(deps.now()),
  ];
  const isVouched = await deps.db.read((tx) =>
    store.wasSeenBetween(tx, monthOf(deps.now() - vouchedDays * 86_400_000), month),
  );
  if (isVouched) await deps.db.write((tx) => store.beginLastSeenMonth(tx, month));
  const idle = await deps.db.read((tx) => store.selectIdleUsers(tx, before, idleAtOnce));
  if (!isVouched) return { isClockInDoubt: idle.length > 0 };
  for (const userId of idle)
    await deps.db.write(
      async (tx) =>
        (await store.lockIdleUser(tx, userId, before)) && deleteWithLedger(tx, deps, userId),
    );
  return { isClockInDoubt: false };
}
