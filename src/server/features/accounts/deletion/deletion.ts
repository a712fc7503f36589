/** Deletes accounts permanently. */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Services } from '../../../platform/app-services.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handlers.ts';
import { unauthorized } from '../../../platform/refusal.ts';
import { deleteUsers, lockAttempts } from '../account-store.ts';
import { recordDeletions } from '../ledger/ledger.ts';
import { requireProof, type Secrets } from '../sessions/proof.ts';
import { lockCaller } from '../sessions/session.ts';

/** Deletes accounts and records them in the ledger. Returns how many existed. */
export async function deleteWithLedger(
  tx: Tx,
  deps: Pick<Services, 'now' | 'loginCodeKey'>,
  userIds: readonly string[],
): Promise<number> {
  const deleted = await deleteUsers(tx, userIds);
  await recordDeletions(tx, deps, deleted);
  return deleted.length;
}

export async function deleteAccount(
  deps: Services,
  caller: Caller,
  client: string,
  secrets: Secrets,
): Promise<Reply<'deleteData'>> {
  await requireProof(deps, caller, client, secrets);
  await deps.db.write(async (tx) => {
    await lockAttempts(tx, caller.userId);
    await lockCaller(tx, caller);
    await deps.followers.accountDeleting(tx, caller);
    if ((await deleteWithLedger(tx, deps, [caller.userId])) === 0) throw unauthorized();
  });
  await deps.db.checkpoint().catch(() => {}); // the hourly job repeats a failed checkpoint
  return { message: 'User data deleted' };
}
