/**
 * Seals an account whose rows are still in clear, when its owner signs in with the login code or
 * gets a new one (ADR 22). A token never seals them, because its key ends with the session.
 */

import type { RotatingKey } from '../../../platform/crypto/keyring.ts';
import { newKey } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import { requireKeyInUse } from '../keys/instance-store.ts';
import { addWrap, loginCodeKey } from '../keys/key-wraps.ts';
import { detailColumns, noDetails } from '../users/account-details.ts';
import { lockUser, updateUser, type UserRow } from '../users/user-store.ts';
import { shareCodeColumns } from './share-code.ts';

export interface SealingDeps {
  readonly shareCodeKey: RotatingKey;
  /** Seals the rows of all other tables. Passed in by `app.ts`, like `publishRecord`. */
  readonly sealRows: (tx: Tx, owner: Owner) => Promise<void>;
  readonly publishRecord: (tx: Tx, owner: Owner) => Promise<void>;
}

/**
 * Gives the account a data key, wraps it under the login code and seals every row. The transaction
 * must have locked the account. The caller ends the sessions that have no key.
 */
export async function sealAccount(
  tx: Tx,
  deps: SealingDeps,
  user: UserRow,
  loginCode: string,
): Promise<Owner> {
  const owner = { userId: user.id, dataKey: newKey() };
  const { share_code: shareCode, age_range: ageRange, gender } = user;
  const details = { ...noDetails, shareCode, ageRange, gender };
  await requireKeyInUse(tx, deps.shareCodeKey.id);
  await addWrap(tx, owner, loginCodeKey(loginCode));
  await updateUser(tx, user.id, {
    ...detailColumns(owner, details, user.sealed_version + 1),
    ...shareCodeColumns(deps.shareCodeKey, shareCode),
  });
  await deps.sealRows(tx, owner);
  await deps.publishRecord(tx, owner);
  return owner;
}

/**
 * Locks the account of a caller who has no key, because a sign-in by login code may seal it at the
 * same time: a row that the caller inserts in clear afterwards could not be read again. Returns
 * false if the account has been sealed or deleted. A caller with a key needs no lock. Call it
 * before the transaction locks anything else.
 */
export async function lockUnlessSealed(tx: Tx, { userId, dataKey }: Owner): Promise<boolean> {
  if (dataKey) return true;
  const user = await lockUser(tx, userId);
  return user?.sealed === null;
}
