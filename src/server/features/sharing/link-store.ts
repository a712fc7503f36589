/** The rows of links. */

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { LinkRow } from './link-content.ts';

/** Views are counted no further, because their owner sees only bands. */
const maxCountedViews = 10;

/** `now` is in milliseconds. */
export const hasEnded = ({ expires_at }: Pick<LinkRow, 'expires_at'>, now: number): boolean =>
  expires_at !== null && expires_at <= now;

export async function insertLink(tx: Tx, row: LinkRow): Promise<void> {
  await tx.insertInto('links').values(row).execute();
}

export async function selectLinks(tx: Tx, userId: string): Promise<LinkRow[]> {
  return tx.selectFrom('links').selectAll().where('user_id', '=', userId).execute();
}

/** Locks the rows until the commit: the hourly job erases records at the same time. */
export async function lockLinks(tx: Tx, userId: string): Promise<LinkRow[]> {
  return tx
    .selectFrom('links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns undefined if there is no such link or it belongs to another account. */
export async function lockLink(
  tx: Tx,
  userId: string,
  linkId: string,
): Promise<LinkRow | undefined> {
  return tx
    .selectFrom('links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', linkId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findLinkByToken(tx: Tx, tokenHash: Uint8Array): Promise<LinkRow | undefined> {
  return tx.selectFrom('links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** A link is found by its account and its own id. */
type LinkKey = Pick<LinkRow, 'user_id' | 'id'>;

export async function updateLink(
  tx: Tx,
  { user_id, id }: LinkKey,
  changes: Pick<LinkRow, 'sealed' | 'record' | 'version' | 'expires_at'>,
): Promise<void> {
  await tx
    .updateTable('links')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteLink(tx: Tx, { user_id, id }: LinkKey): Promise<void> {
  await tx.deleteFrom('links').where('user_id', '=', user_id).where('id', '=', id).execute();
}

export async function addView(tx: Tx, { user_id, id }: LinkKey): Promise<void> {
  await tx
    .updateTable('links')
    .set({ views: sql<number>`views + 1` })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('views', '<', maxCountedViews)
    .execute();
}

/** Erases what links showed that have ended. `now` is in milliseconds. */
export async function eraseEndedRecords(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('links')
    .set({ record: null })
    .where('expires_at', '<=', now)
    .where('record', 'is not', null)
    .execute();
}

/** Deletes links that ended at `time` (milliseconds) or before. */
export async function deleteLinksEndedUntil(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('links').where('expires_at', '<=', time).execute();
}
