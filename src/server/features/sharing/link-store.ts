/** The rows of links. */

import { countDeleted, countUpdated, findsAny, takeBatch } from '../../platform/batch.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LinkRow } from './link-content.ts';

/** `now` is in milliseconds. */
export const hasEnded = ({ expires_at }: Pick<LinkRow, 'expires_at'>, now: number): boolean =>
  expires_at !== null && expires_at <= now;

export const insertLink = (tx: Tx, row: LinkRow) => tx.insertInto('links').values(row).execute();

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

export const findLinkByToken = (tx: Tx, tokenHash: Uint8Array): Promise<LinkRow | undefined> =>
  tx.selectFrom('links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

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

export const deleteLink = (tx: Tx, { user_id, id }: LinkKey) =>
  tx.deleteFrom('links').where('user_id', '=', user_id).where('id', '=', id).execute();

/** Links that ended at `time` (milliseconds) or before. */
const selectEnded = (tx: Tx, time: number) =>
  tx.selectFrom('links').select(['user_id', 'id']).where('expires_at', '<=', time);

/** Erases what links showed that have ended. `now` is in milliseconds. */
export function eraseEndedRecords(tx: Tx, now: number): Promise<number> {
  const due = takeBatch(selectEnded(tx, now).where('record', 'is not', null));
  return countUpdated(
    tx
      .updateTable('links')
      .set({ record: null })
      .where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'id'), 'in', due.$asTuple('user_id', 'id')),
      ),
  );
}

export function deleteLinksEndedUntil(tx: Tx, time: number): Promise<number> {
  const due = takeBatch(selectEnded(tx, time));
  return countDeleted(
    tx
      .deleteFrom('links')
      .where(({ eb, refTuple }) =>
        eb(refTuple('user_id', 'id'), 'in', due.$asTuple('user_id', 'id')),
      ),
  );
}
