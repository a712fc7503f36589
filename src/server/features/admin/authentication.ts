/** Checks the admin key of a request (F1). */

import type { Database } from '../../platform/db/database.ts';
import type { AdminCaller } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { Refusal, unauthorized } from '../../platform/refusal.ts';
import type { ItemBank } from '../survey/survey.ts';
import { recordChange } from './audit.ts';
import { type AdminKey, findAdminKey } from './keys.ts';

export interface AdminDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly keys: readonly AdminKey[];
  readonly limits: RateLimiter;
  readonly bank: ItemBank;
}

/**
 * Counts wrong keys alone, each before its refusal, so that concurrent guesses cannot exceed the
 * limit. A client that is locked out cannot use a valid key either, which it may have guessed.
 */
export async function authenticateAdmin(
  deps: AdminDeps,
  client: string,
  key: string | null,
): Promise<AdminCaller> {
  if (key === null) throw unauthorized('Invalid admin key');
  const keyName = findAdminKey(deps.keys, key);
  try {
    await checkLockOut(deps, client, keyName);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited')
      await recordLockOut(deps, client);
    throw error;
  }
  if (keyName === null) throw unauthorized('Invalid admin key');
  return { keyName };
}

/** Throws `rateLimited` if the client is locked out. Counts the call if its key is wrong. */
async function checkLockOut({ db, limits }: AdminDeps, client: string, keyName: string | null) {
  if (keyName === null) return limits.spend('adminKey', client);
  const meter = await limits.today();
  return db.read((tx) => meter.check(tx, 'adminKey', client));
}

/** Adds one entry for each lock-out to the audit log, with neither the key nor the client. */
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
