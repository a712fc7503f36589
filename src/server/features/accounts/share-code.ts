/** Share codes: the database holds a keyed hash of each, and the code sealed for its owner. */

import { createHmac } from 'node:crypto';
import { bareCode, shareCodeLength } from '../../../domain/codes.ts';
import type { RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Tx } from '../../platform/db/database.ts';
import { openDetails } from './account-details.ts';
import { updateUser, type UserRow } from './account-store.ts';
import { requireKeyInUse } from './keys/instance-store.ts';
import { type RandomBytes, randomSymbols } from './keys/tokens.ts';

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
  { shareCodeKey }: { readonly shareCodeKey: RotatingKey },
  user: UserRow,
  dataKey: Uint8Array,
): Promise<void> {
  if (!user.share_code_hash || user.share_code_key_id === shareCodeKey.id) return;
  await requireKeyInUse(tx, shareCodeKey.id);
  const { shareCode } = openDetails(user, dataKey);
  await updateUser(tx, user.id, shareCodeColumns(shareCodeKey, shareCode));
}
