import type { Database } from '../database.ts';

/**
 * Commits a change of one row. The value differs each time, because writing the same bytes again
 * changes no page, and then a full disk accepts it.
 */
export async function checkWriting(db: Database, now: () => number): Promise<void> {
  await db.writeStatement((tx) =>
    tx
      .insertInto('write_checks')
      .values({ id: 1, checked_at: now() })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => ({ checked_at: row.ref('excluded.checked_at') })),
      )
      .execute(),
  );
}
