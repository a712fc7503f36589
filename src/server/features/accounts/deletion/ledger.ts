/**
 * The ledger of deletions: hashes of everything that a restored backup must not bring back (B10).
 */

import { createHmac } from 'node:crypto';
import { utcDay } from '../../../platform/clock/utc.ts';
import { listKeys, type RotatingKey } from '../../../platform/crypto/keyring.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { requireKeyInUse } from '../keys/instance-store.ts';
import { deleteDeletion, findDeletion, insertDeletion } from './deletion-store.ts';

export interface LedgerDeps {
  readonly now: () => number;
  readonly loginCodeKey: RotatingKey;
}

/**
 * Returns the 32 bytes under which the ledger lists a name: the id of an account, or what another
 * feature calls a row of its own, such as `link:ID`. An id of an account has no colon.
 */
export const ledgerHash = (key: Uint8Array, name: string): Uint8Array =>
  createHmac('sha256', key).update(`deleted:v1:${name}`).digest();

/** Deletions recorded before the master key was changed are listed under the previous one. */
const listLedgerHashes = (key: RotatingKey, name: string): Uint8Array[] =>
  listKeys(key).map((one) => ledgerHash(one, name));

/**
 * Records that a restore must leave out what has this name. Repeating it changes nothing. Throws
 * `KeyReplaced` if the database has a newer key, under which a restore would not find the entry.
 */
export async function recordDeletion(
  tx: Tx,
  { now, loginCodeKey }: LedgerDeps,
  name: string,
): Promise<void> {
  await requireKeyInUse(tx, loginCodeKey.id);
  await insertDeletion(tx, {
    user_hash: ledgerHash(loginCodeKey.current, name),
    key_id: loginCodeKey.id,
    deleted_day: utcDay(now()),
  });
}

type LedgerKey = Pick<LedgerDeps, 'loginCodeKey'>;

/** Whether a restore would leave out what has this name. */
export const isDeletionRecorded = (
  tx: Tx,
  { loginCodeKey }: LedgerKey,
  name: string,
): Promise<boolean> => findDeletion(tx, listLedgerHashes(loginCodeKey, name));

/**
 * Takes a name out of the ledger, because its owner gives again what was withdrawn. Throws
 * `KeyReplaced` if the database has a newer key, under which the name may be listed as well.
 */
export async function forgetDeletion(
  tx: Tx,
  { loginCodeKey }: LedgerKey,
  name: string,
): Promise<void> {
  await requireKeyInUse(tx, loginCodeKey.id);
  await deleteDeletion(tx, listLedgerHashes(loginCodeKey, name));
}
