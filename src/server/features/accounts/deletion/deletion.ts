/** Deletes accounts permanently, and keeps the ledger of deletions. */

import { createHmac } from 'node:crypto';
import type { Reply } from '../../../../contract/endpoints.ts';
import type { Services } from '../../../platform/app-services.ts';
import { utcDay } from '../../../platform/clock.ts';
import { listKeys, type RotatingKey } from '../../../platform/crypto/keyring.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/handlers.ts';
import { unauthorized } from '../../../platform/refusal.ts';
import { requireKeyInUse } from '../../keys/keys.ts';
import {
  deleteDeletion,
  findDeletion,
  insertDeletions,
  deleteUsers,
  lockAttempts,
} from '../account-store.ts';
import { requireProof, type Secrets } from '../sessions/proof.ts';
import { lockCaller } from '../sessions/session.ts';

/** Hashes a name: the id of an account, which has no colon, or a name such as `link:ID`. */
export const ledgerHash = (key: Uint8Array, name: string): Uint8Array =>
  createHmac('sha256', key).update(`deleted:v1:${name}`).digest();

/** Deletions recorded before the master key was changed are listed under the previous one. */
const listLedgerHashes = (key: RotatingKey, name: string): Uint8Array[] =>
  listKeys(key).map((one) => ledgerHash(one, name));

/**
 * Makes a restore leave out everything with these names. Repeating it changes nothing. Throws
 * `KeyReplaced` if the database has a newer key, under which a restore would not find the entries.
 */
export async function recordDeletions(
  tx: Tx,
  deps: Pick<Services, 'now' | 'loginCodeKey'>,
  names: readonly string[],
) {
  if (names.length === 0) return;
  const { id, current } = deps.loginCodeKey;
  await requireKeyInUse(tx, id);
  const deleted_day = utcDay(deps.now());
  await insertDeletions(
    tx,
    names.map((name) => ({ user_hash: ledgerHash(current, name), key_id: id, deleted_day })),
  );
}

type LedgerKey = Pick<Services, 'loginCodeKey'>;

/** Whether a restore would leave out everything with this name. */
export const isDeletionRecorded = (tx: Tx, { loginCodeKey }: LedgerKey, name: string) =>
  findDeletion(tx, listLedgerHashes(loginCodeKey, name));

/**
 * Removes a name from the ledger, because its owner donates again after a withdrawal. Throws
 * `KeyReplaced` if the database has a newer key, under which the name may be listed as well.
 */
export async function forgetDeletion(tx: Tx, { loginCodeKey }: LedgerKey, name: string) {
  await requireKeyInUse(tx, loginCodeKey.id);
  await deleteDeletion(tx, listLedgerHashes(loginCodeKey, name));
}

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
