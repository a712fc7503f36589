/** Parameter sets and their uses. Each set has a checksum, so that a changed one is refused. */

import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { parseParameterSet, serialiseParameterSet, type ParameterSet } from 'spark-psychometrics';
import type { Tx } from '../../platform/db/database.ts';
import type {
  ParameterSetsTable,
  ParameterUsesTable,
} from '../../platform/db/instrument-tables.ts';

export type SetRow = Selectable<ParameterSetsTable>;
export type UseRow = Selectable<ParameterUsesTable>;

export async function upsertSet(tx: Tx, row: SetRow): Promise<void> {
  await tx
    .insertInto('parameter_sets')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doUpdateSet(row))
    .execute();
}

export const findSet = (tx: Tx, version: string): Promise<SetRow | undefined> =>
  tx.selectFrom('parameter_sets').selectAll().where('version', '=', version).executeTakeFirst();

export const selectSets = (tx: Tx): Promise<SetRow[]> =>
  tx
    .selectFrom('parameter_sets')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('version', 'desc')
    .execute();

/** Undefined before the first switch. */
export const findLatestUse = (tx: Tx): Promise<UseRow | undefined> =>
  tx.selectFrom('parameter_uses').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

/** Returns the latest use first. */
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

/** The message names the set and is a sentence for the operator. */
export class DamagedSet extends Error {}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The version begins with the day. */
export const toRow = (set: ParameterSet): SetRow => ({
  version: set.version,
  day: set.version.slice(0, 10),
  people: set.people,
  content: serialiseParameterSet(set),
});

/** Throws a `DamagedSet` if the row was changed from outside. */
export function readRow({ content, ...row }: SetRow): ParameterSet {
  const { set } = parseParameterSet(content, sha256);
  if (set?.version !== row.version || set.people !== row.people)
    throw new DamagedSet(`The parameter set ${row.version} is damaged and is not used.`);
  return set;
}

/** Returns null if the row was changed from outside. */
export function tryToReadRow(row: SetRow): ParameterSet | null {
  try {
    return readRow(row);
  } catch (error) {
    if (error instanceof DamagedSet) return null;
    throw error;
  }
}
