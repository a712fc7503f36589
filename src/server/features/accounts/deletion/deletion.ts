/** Deletes accounts permanently (B10). */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import { lockCaller } from '../sessions/lock-caller.ts';
import { requireProof, type Secrets } from '../sign-in/proof.ts';
import type { SignInDeps } from '../sign-in/sign-in.ts';
import { deleteUser, lockAttempts } from './deletion-store.ts';
import { type LedgerDeps, recordDeletion } from './ledger.ts';

export interface DeletionDeps extends LedgerDeps {
  readonly db: Database;
}

export interface DeletionHooks {
  /**
   * Called before an account is deleted on its owner's request, as part of the transaction, which
   * has locked the account. Passed in by `app.ts`.
   */
  readonly onDeleting: (tx: Tx, owner: Owner) => Promise<void>;
}

/**
 * Deletes the account with all its rows and records it in the ledger of deletions. Returns whether
 * the account existed.
 */
export async function deleteWithLedger(tx: Tx, deps: LedgerDeps, userId: string): Promise<boolean> {
  if (!(await deleteUser(tx, userId))) return false;
  await recordDeletion(tx, deps, userId);
  return true;
}

export async function deleteAccount(
  deps: DeletionDeps & DeletionHooks & SignInDeps,
  caller: Caller,
  client: string,
  secrets: Secrets,
): Promise<Reply<'deleteData'>> {
  await requireProof(deps, caller, client, secrets);
  await deps.db.write(async (tx) => {
    await lockAttempts(tx, caller.userId);
    await lockCaller(tx, caller);
    await deps.onDeleting(tx, caller);
    if (!(await deleteWithLedger(tx, deps, caller.userId))) throw unauthorized();
  });
  await deps.db.checkpoint().catch(() => {}); // the account is deleted; the hourly one follows
  return { message: 'User data deleted' };
}
