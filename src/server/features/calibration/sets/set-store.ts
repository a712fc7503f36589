/** The rows of parameter sets and of their uses. */

import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ParameterSetsTable, ParameterUsesTable } from '../../../platform/db/site-tables.ts';

export type SetRow = Selectable<ParameterSetsTable>;
export type UseRow = Selectable<ParameterUsesTable>;

/** Stores a set in place of a row of its name. */
export async function upsertSet(tx: Tx, row: SetRow): Promise<void> {
  await tx
    .insertInto('parameter_sets')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doUpdateSet(row))
    .execute();
}

export const findSet = (tx: Tx, version: string): Promise<SetRow | undefined> =>
  tx.selectFrom('parameter_sets').selectAll().where('version', '=', version).executeTakeFirst();

/** Returns all sets, the newest first. */
export const selectSets = (tx: Tx): Promise<SetRow[]> =>
  tx
    .selectFrom('parameter_sets')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('version', 'desc')
    .execute();

/** Returns the use that counts at present, or undefined before the first switch. */
export const findLatestUse = (tx: Tx): Promise<UseRow | undefined> =>
  tx.selectFrom('parameter_uses').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

/** Returns all uses, the latest first. */
export const selectUses = (tx: Tx): Promise<UseRow[]> =>
  tx.selectFrom('parameter_uses').selectAll().orderBy('number', 'desc').execute();

/** Returns false if another program has inserted this number first. */
export async function insertUse(tx: Tx, row: UseRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('parameter_uses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
