/** Checks the admin key of a request. */

import type { Services } from '../../platform/app-services.ts';
import type { Authenticate } from '../../platform/http/handlers.ts';
import { adminKey, readClient } from '../../platform/http/request.ts';
import { Refusal, unauthorized } from '../../platform/refusal.ts';
import { type AdminKey, findAdminKey } from './admin-keys.ts';
import { recordChange } from './audit.ts';

export interface AdminServices extends Pick<Services, 'db' | 'now' | 'limits' | 'bankInUse'> {
  readonly keys: readonly AdminKey[];
}

/**
 * Counts only wrong and missing keys, each before its refusal, so that concurrent guesses cannot
 * exceed the limit. While a client is locked out, even a valid key is refused: it may be a guess.
 */
export const authenticateAdmin =
  (deps: AdminServices): Authenticate['admin'] =>
  async (request) => {
    const [client, key] = [readClient(request), adminKey(request)];
    const keyName = key === null ? null : findAdminKey(deps.keys, key);
    if (key === null) await deps.limits.spend('missingAdminKey', client);
    else await checkLockOut(deps, client, keyName);
    if (keyName === null) throw unauthorized('Invalid admin key');
    return { keyName };
  };

/** Throws `rateLimited` if the client is locked out. Counts the call if its key is wrong. */
async function checkLockOut(
  deps: AdminServices,
  client: string,
  keyName: string | null,
): Promise<void> {
  const { db, limits } = deps;
  try {
    if (keyName === null) return await limits.spend('adminKey', client);
    const meter = await limits.today();
    return await db.read((tx) => meter.check(tx, 'adminKey', client));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited')
      await recordLockOut(deps, client);
    throw error;
  }
}

/**
 * Adds one entry to the audit log for each lock-out. The entry contains neither the key nor the
 * client. Throws `rateLimited` if there is one already.
 */
async function recordLockOut({ db, now, limits }: AdminServices, client: string): Promise<void> {
  const spending = (await limits.today()).spendLocally('adminLock', client);
  await db.write(async (tx) => {
    await spending?.spend(tx);
    await recordChange(tx, { now }, '–', {
      target: 'sign-in',
      field: 'wrong keys',
      before: '',
      after: 'a client is locked out for up to 15 minutes',
    });
  });
}
