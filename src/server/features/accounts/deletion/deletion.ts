/** Deletes accounts permanently (B10). */

import { createHmac } from 'node:crypto';
import type { Reply } from '../../../../contract/endpoints.ts';
import { utcDay } from '../../../platform/clock/utc.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import { deleteUser, insertDeletion } from './deletion-store.ts';

export interface DeletionDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly loginCodeKey: Uint8Array;
}

/**
 * Returns the hash that identifies a deleted account in the ledger of deletions. After a backup is
 * restored, the accounts in the ledger are deleted again (B10).
 */
export function deletedUserHash(key: Uint8Array, userId: string): Uint8Array {
  return createHmac('sha256', key).update(`deleted:v1:${userId}`).digest();
}

/**
 * Deletes the account with all its rows and records it in the ledger of deletions. Returns whether
 * the account existed.
 */
export async function deleteWithLedger(
  tx: Tx,
  deps: Omit<DeletionDeps, 'db'>,
  userId: string,
): Promise<boolean> {
  if (!(await deleteUser(tx, userId))) return false;
  await insertDeletion(tx, {
    user_hash: deletedUserHash(deps.loginCodeKey, userId),
    deleted_day: utcDay(deps.now()),
  });
  return true;
}

export async function deleteAccount(
  deps: DeletionDeps,
  caller: Caller,
): Promise<Reply<'deleteData'>> {
  await deps.db.write(async (tx) => {
    if (!(await deleteWithLedger(tx, deps, caller.userId))) throw unauthorized();
  });
  return { message: 'User data deleted' };
}
