/**
 * Public records, each encrypted under a key that only a holder of the share code can derive. The
 * database holds a hash of the code, which leads to the record but cannot open it.
 */

import { hkdfSync } from 'node:crypto';
import { keyBytes, randomVersion, seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import { updateUser, type UserRow } from '../accounts/accounts.ts';

/** `shareCode` is normalised. It has 100 random bits, so that no slow hash is needed. */
const keyOfShareCode = (shareCode: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', shareCode, '', 'spark:public-record:v1', keyBytes));

const nameRecord = (userId: string, version: number) => ({
  table: 'users.public_record',
  id: userId,
  version,
});

/** Stores the record of an account; null erases it. */
export async function updateRecord(
  tx: Tx,
  userId: string,
  record: { readonly shareCode: string; readonly bytes: Uint8Array } | null,
): Promise<void> {
  const version = randomVersion();
  const sealed =
    record && seal(keyOfShareCode(record.shareCode), nameRecord(userId, version), record.bytes);
  await updateUser(tx, userId, { public_record: sealed, record_version: version });
}

/** Under which hash an account lists its share code. */
export interface ListedCode {
  readonly userId: string;
  readonly hash: Uint8Array;
}

/**
 * Returns the record that the share code opens; undefined if there is none. `hashes` are those of
 * the code under each master key: one query finds it while another node moves it.
 */
export async function openRecord(tx: Tx, hashes: readonly Uint8Array[], shareCode: string) {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'public_record', 'record_version', 'share_code_hash'])
    .where('share_code_hash', 'in', hashes)
    .executeTakeFirst();
  if (!row?.public_record || !row.share_code_hash) return undefined;
  const name = nameRecord(row.id, row.record_version);
  return {
    bytes: unseal(keyOfShareCode(shareCode), name, row.public_record),
    listed: { userId: row.id, hash: row.share_code_hash },
  };
}

/** Does nothing if the share code was renewed or switched off since the hash was read. */
export const replaceShareCodeHash = (
  tx: Tx,
  { userId, hash }: ListedCode,
  columns: Pick<UserRow, 'share_code_hash' | 'share_code_key_id'>,
) =>
  tx
    .updateTable('users')
    .set(columns)
    .where('id', '=', userId)
    .where('share_code_hash', '=', hash)
    .execute();
