/** Checks the admin key of a request (F1). */

import type { Database } from '../../../platform/db/database.ts';
import type { AdminCaller } from '../../../platform/http/caller.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { Refusal, unauthorized } from '../../../platform/refusal/refusal.ts';
import { recordChange } from '../audit/audit.ts';
import { type AdminKey, findAdminKey } from './keys.ts';

export interface AdminDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly keys: readonly AdminKey[];
  readonly limits: RateLimiter;
}

/**
 * Returns the name of the admin key. The attempt is counted before the key is compared, so that
 * concurrent guesses cannot exceed the limit; for a valid key the count is taken back. While a
 * client is locked out, a valid key is refused too.
 */
export async function authenticateAdmin(
  deps: AdminDeps,
  client: string,
  key: string | null,
): Promise<AdminCaller> {
  if (key === null) throw unauthorized('Invalid admin key');
  try {
    await deps.limits.spend('adminKey', client);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited')
      await recordLockOut(deps, client);
    throw error;
  }
  const keyName = findAdminKey(deps.keys, key);
  if (keyName === null) throw unauthorized('Invalid admin key');
  await deps.limits.add('adminKey', client, -1);
  return { keyName };
}

/**
 * Adds one entry to the audit log for each lock-out. The entry contains neither the key nor the
 * client.
 */
async function recordLockOut(deps: AdminDeps, client: string): Promise<void> {
  const meter = await deps.limits.today();
  await deps.db.write(async (tx) => {
    if (!(await meter.trySpend(tx, 'adminLock', client))) return;
    await recordChange(tx, deps, '–', {
      target: 'sign-in',
      field: 'wrong keys',
      before: '',
      after: 'a client is locked out for up to 15 minutes',
    });
  });
}
