import { sql } from 'kysely';
import { batchSize, countDeleted, findsAny } from '../../../platform/batch.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { DeletionsTable } from '../../../platform/db/tables.ts';

/** Adds entries. One that is listed already gets the later day, and counts once more. */
export const insertEntries = (tx: Tx, entries: readonly DeletionsTable[]) =>
  tx
    .insertInto('deletions')
    .values(entries)
    .onConflict((conflict) =>
      // `forgetDeletion` leaves an entry behind if its master key was not set at that time.
      conflict.column('user_hash').doUpdateSet(({ eb, ref }) => ({
        deleted_day: sql<string>`case when ${ref('excluded.deleted_day')} > ${ref('deletions.deleted_day')} then ${ref('excluded.deleted_day')} else ${ref('deletions.deleted_day')} end`,
        times: eb('deletions.times', '+', ref('excluded.times')),
      })),
    )
    .execute();

export const findEntry = (tx: Tx, hashes: readonly Uint8Array[]): Promise<boolean> =>
  findsAny(
    tx.selectFrom('deletions').select('deleted_day').where('user_hash', 'in', hashes).limit(1),
  );

export const deleteEntries = (tx: Tx, hashes: readonly Uint8Array[]) =>
  tx.deleteFrom('deletions').where('user_hash', 'in', hashes).execute();

/** Deletes the entries of earlier days than `day`. */
export function deleteEntriesBefore(tx: Tx, day: string): Promise<number> {
  const due = tx
    .selectFrom('deletions')
    .select('user_hash')
    .where('deleted_day', '<', day)
    .limit(batchSize);
  return countDeleted(tx.deleteFrom('deletions').where('user_hash', 'in', due));
}
