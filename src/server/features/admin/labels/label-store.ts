import type { Tx } from '../../../platform/db/database.ts';

export interface LabelRow {
  readonly value: number;
  readonly label: string;
  readonly version: number;
}

const selectEditable = (tx: Tx) =>
  tx
    .selectFrom('scale_labels')
    .select(['value', 'label', 'edit_version as version'])
    .orderBy('value');

export async function selectLabels(tx: Tx): Promise<LabelRow[]> {
  return selectEditable(tx).execute();
}

/** Blocks other edits of the labels until the commit. */
export async function lockLabels(tx: Tx): Promise<LabelRow[]> {
  return selectEditable(tx).forNoKeyUpdate().execute();
}

/** Writes nothing and returns false when the label has a newer version than `row`. */
export async function updateLabel(tx: Tx, row: LabelRow, label: string): Promise<boolean> {
  const result = await tx
    .updateTable('scale_labels')
    .set({ label, edit_version: row.version + 1 })
    .where('value', '=', row.value)
    .where('edit_version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
