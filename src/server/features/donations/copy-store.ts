/** The rows of donated copies, and of copies that wait for the next batch. */

import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { PendingDonationsTable } from '../../platform/db/instrument-tables.ts';
import type { CopyRow } from './copy-content.ts';

export type PendingRow = Selectable<PendingDonationsTable>;

const maxRowsPerInsert = 100;

/** Stores a waiting copy in place of an earlier one. */
export async function replacePending(tx: Tx, row: PendingRow): Promise<void> {
  await tx.deleteFrom('pending_donations').where('tag', '=', row.tag).execute();
  await tx.insertInto('pending_donations').values(row).execute();
}

/**
 * Deletes the waiting copy first: a job that runs at the same time then finds nothing to move, or
 * has moved the copy before the second statement looks for it.
 */
export async function deleteCopies(tx: Tx, tag: Uint8Array): Promise<void> {
  await tx.deleteFrom('pending_donations').where('tag', '=', tag).execute();
  await tx.deleteFrom('donations').where('tag', '=', tag).execute();
}

/** Prefers a waiting copy, which is later. */
export async function findCopy(tx: Tx, tag: Uint8Array): Promise<CopyRow | undefined> {
  for (const table of ['pending_donations', 'donations'] as const) {
    const row = await tx
      .selectFrom(table)
      .select(['id', 'tag', 'week', 'edition', 'sealed', 'study'])
      .where('tag', '=', tag)
      .executeTakeFirst();
    if (row) return row;
  }
  return undefined;
}

/** Returns the number of waiting copies and the day of the oldest, "" if there are none. */
export async function countPending(tx: Tx): Promise<{ count: number; since: string }> {
  const { count, since } = await tx
    .selectFrom('pending_donations')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.min('waiting_since').as('since'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since: since ?? '' };
}

export async function lockPending(tx: Tx): Promise<PendingRow[]> {
  return tx.selectFrom('pending_donations').selectAll().orderBy('id').forUpdate().execute();
}

/** Inserts the copies in the given order, in place of earlier ones. */
export async function moveCopies(tx: Tx, rows: readonly PendingRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRowsPerInsert) {
    const some = rows.slice(start, start + maxRowsPerInsert);
    const tags = some.map(({ tag }) => tag);
    await tx.deleteFrom('pending_donations').where('tag', 'in', tags).execute();
    await tx.deleteFrom('donations').where('tag', 'in', tags).execute();
    await tx
      .insertInto('donations')
      .values(some.map(({ waiting_since: _since, ...row }) => row))
      .execute();
  }
}
