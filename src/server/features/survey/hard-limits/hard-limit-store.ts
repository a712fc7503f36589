import type { Tx } from '../../../platform/db/database.ts';

const split = (itemIds: string): string[] => (itemIds === '' ? [] : itemIds.split(','));

/** Returns the ids of the questions that the user marked, and locks their row until the commit. */
export async function lockHardLimits(tx: Tx, userId: string): Promise<string[]> {
  // Inserting an empty row also locks the first mark against a concurrent one.
  const { item_ids } = await tx
    .insertInto('hard_limits')
    .values({ user_id: userId, item_ids: '' })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ ref }) => ({ item_ids: ref('hard_limits.item_ids') })),
    )
    .returning('item_ids')
    .executeTakeFirstOrThrow();
  return split(item_ids);
}

/** Replaces the user's hard limits. Deletes the row if there are none. */
export async function replaceHardLimits(
  tx: Tx,
  userId: string,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0)
    await tx.deleteFrom('hard_limits').where('user_id', '=', userId).execute();
  else
    await tx
      .updateTable('hard_limits')
      .set({ item_ids: itemIds.toSorted().join(',') })
      .where('user_id', '=', userId)
      .execute();
}

/** Returns the ids of the questions that at least one of the users marked. */
export async function selectHardLimits(tx: Tx, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('hard_limits')
    .select('item_ids')
    .where('user_id', 'in', userIds)
    .execute();
  return rows.flatMap((row) => split(row.item_ids));
}
