/**
 * Share codes, which open a public record. The database holds only a keyed hash of each, beside the
 * code sealed under its owner's key. The owner can replace the code or switch sharing off (B2).
 */

import { createHmac } from 'node:crypto';
import type { Reply } from '../../../contract/endpoints.ts';
import { bareCode, shareCodeLength } from '../../../domain/codes.ts';
import type { RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { openDetails, updateDetails } from './account-details.ts';
import { updateUser, type UserRow } from './account-store.ts';
import { requireKeyInUse } from './keys/instance-store.ts';
import { type RandomBytes, randomSymbols } from './keys/tokens.ts';
import { lockCaller } from './sessions/refresh.ts';
import { presentUser } from './user.ts';

export interface ShareCodeDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly shareCodeKey: RotatingKey;
  /**
   * Writes the public record of a person from the answers, as part of the transaction. Passed in by
   * `app.ts`, because the features that know the answers import this one.
   */
  readonly publishRecord: (tx: Tx, owner: Owner) => Promise<void>;
}

/** Returns 20 random symbols, which carry 100 bits. */
export const newShareCode = (random: RandomBytes): string => randomSymbols(random, shareCodeLength);

/** Converts a typed share code to the form in which it is issued. */
export const normaliseShareCode = bareCode;

/** `code` is normalised. */
export const hashShareCode = (key: Uint8Array, code: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', key).update(`share:v1:${code}`).digest());

/** The columns of an account that is found by the code from now on; null switches sharing off. */
export const shareCodeColumns = (
  { current, id }: RotatingKey,
  code: string | null,
): Pick<UserRow, 'share_code_hash' | 'share_code_key_id'> => ({
  share_code_hash: code === null ? null : hashShareCode(current, code),
  share_code_key_id: id,
});

/** Lists the share code under the current master key, if it is not listed so yet. */
export async function moveShareCode(
  tx: Tx,
  { shareCodeKey }: Pick<ShareCodeDeps, 'shareCodeKey'>,
  user: UserRow,
  dataKey: Uint8Array,
): Promise<void> {
  if (!user.share_code_hash || user.share_code_key_id === shareCodeKey.id) return;
  await requireKeyInUse(tx, shareCodeKey.id);
  const { shareCode } = openDetails(user, dataKey);
  await updateUser(tx, user.id, shareCodeColumns(shareCodeKey, shareCode));
}

/** Replaces the share code. The record that the old code opened is erased. */
async function setShareCode(
  deps: ShareCodeDeps,
  caller: Caller,
  shareCode: string | null,
): Promise<Reply<'renewShareCode'>> {
  return deps.db.write(async (tx) => {
    const locked = await lockCaller(tx, caller);
    await requireKeyInUse(tx, deps.shareCodeKey.id);
    const user = await updateDetails(tx, locked, caller.dataKey, { shareCode });
    await updateUser(tx, caller.userId, {
      ...shareCodeColumns(deps.shareCodeKey, shareCode),
      public_record: null,
    });
    await deps.publishRecord(tx, caller);
    return presentUser(deps, user, caller.dataKey);
  });
}

/** Issues a new share code, which also switches sharing on again. The old code stops working. */
export const renewShareCode = (
  deps: ShareCodeDeps,
  caller: Caller,
): Promise<Reply<'renewShareCode'>> => setShareCode(deps, caller, newShareCode(deps.random));

export const switchSharingOff = (
  deps: ShareCodeDeps,
  caller: Caller,
): Promise<Reply<'switchSharingOff'>> => setShareCode(deps, caller, null);
