/**
 * The rows of what a person shows: the public record of an account, and its links. A record is
 * encrypted under a key that only a holder of the share code can derive. The database holds a hash
 * of the code, which leads to the record but cannot open it.
 */

import { hkdfSync } from 'node:crypto';
import type { Selectable } from 'kysely';
import { batchSize, countUpdated, findsAny } from '../../platform/batch.ts';
import { keyBytes, randomVersion, seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import * as lookups from '../../platform/db/lookups.ts';
import type { LinksTable } from '../../platform/db/tables.ts';
import { updateUser, type UserRow } from '../accounts/accounts.ts';

export type LinkRow = Selectable<LinksTable>;

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
 * the code under each master key, the current one first.
 */
export async function openPublicRecord(tx: Tx, hashes: readonly Uint8Array[], shareCode: string) {
  const userId = await lookups.findByHash(tx, hashes);
  if (userId === undefined) return undefined;
  const row = await tx
    .selectFrom('users')
    .select(['id', 'public_record', 'record_version', 'share_code_hash'])
    .where('id', '=', userId)
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
export async function replaceShareCodeHash(
  tx: Tx,
  { userId, hash }: ListedCode,
  columns: Pick<UserRow, 'share_code_hash' | 'share_code_key_id'>,
): Promise<void> {
  const replacing = tx
    .updateTable('users')
    .set(columns)
    .where('id', '=', userId)
    .where('share_code_hash', '=', hash);
  if ((await countUpdated(replacing)) === 0) return;
  await lookups.deleteLookup(tx, hash, userId);
  await lookups.insertLookup(tx, columns.share_code_hash, userId);
}

/** `now` is in milliseconds. */
export const hasEnded = ({ expires_at }: Pick<LinkRow, 'expires_at'>, now: number): boolean =>
  expires_at !== null && expires_at <= now;

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tx.insertInto('links').values(row).execute();
  await lookups.insertLookup(tx, row.token_hash, row.user_id);
}

export const selectLinks = (tx: Tx, userId: string): Promise<LinkRow[]> =>
  tx.selectFrom('links').selectAll().where('user_id', '=', userId).execute();

/** `now` is in milliseconds. */
export const hasOpenLinks = (tx: Tx, userId: string, now: number): Promise<boolean> =>
  findsAny(
    tx
      .selectFrom('links')
      .select('id')
      .where('user_id', '=', userId)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .limit(1),
  );

/** Locks the rows until the commit: the hourly job erases records at the same time. */
export const lockLinks = (tx: Tx, userId: string): Promise<LinkRow[]> =>
  tx
    .selectFrom('links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Returns undefined if there is no such link or it belongs to another account. */
export const lockLink = (tx: Tx, userId: string, linkId: string): Promise<LinkRow | undefined> =>
  tx
    .selectFrom('links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', linkId)
    .forUpdate()
    .executeTakeFirst();

export async function findLinkByToken(tx: Tx, tokenHash: Uint8Array): Promise<LinkRow | undefined> {
  const userId = await lookups.findByHash(tx, [tokenHash]);
  if (userId === undefined) return undefined;
  return tx
    .selectFrom('links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** A link is found by its account and its own id. */
type LinkKey = Pick<LinkRow, 'user_id' | 'id'>;

export const updateLink = (
  tx: Tx,
  { user_id, id }: LinkKey,
  changes: Pick<LinkRow, 'sealed' | 'record' | 'version' | 'expires_at'>,
) =>
  tx
    .updateTable('links')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();

export async function deleteLink(tx: Tx, { user_id, id, token_hash }: LinkRow): Promise<void> {
  await tx.deleteFrom('links').where('user_id', '=', user_id).where('id', '=', id).execute();
  await lookups.deleteLookup(tx, token_hash, user_id);
}

/** Links that ended at `time` (milliseconds) or before. */
const selectEnded = (tx: Tx, time: number) =>
  tx.selectFrom('links').select(['user_id', 'id']).where('expires_at', '<=', time);

/** Erases what links showed that have ended. `now` is in milliseconds. */
export function eraseEndedRecords(tx: Tx, now: number): Promise<number> {
  const due = selectEnded(tx, now).where('record', 'is not', null).limit(batchSize);
  return countUpdated(
    tx
      .updateTable('links')
      .set({ record: null })
      .where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'id'), 'in', due.$asTuple('user_id', 'id')),
      ),
  );
}

export async function deleteLinksEndedUntil(tx: Tx, time: number): Promise<number> {
  const due = selectEnded(tx, time).limit(batchSize);
  const deleted = await tx
    .deleteFrom('links')
    .where(({ eb, refTuple }) => eb(refTuple('user_id', 'id'), 'in', due.$asTuple('user_id', 'id')))
    .returning('token_hash')
    .execute();
  const hashes = deleted.map(({ token_hash }) => token_hash);
  await lookups.deleteLookups(tx, hashes);
  return deleted.length;
}
