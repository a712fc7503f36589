import type { Tx } from '../../platform/db/database.ts';

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

/** Reads the labels and blocks other edits of them until the commit. */
export async function lockLabels(tx: Tx): Promise<LabelRow[]> {
  return selectEditable(tx).forNoKeyUpdate().execute();
}

/** Changes a locked label and raises its version. */
export async function updateLabel(
  tx: Tx,
  { value, version }: LabelRow,
  label: string,
): Promise<void> {
  await tx
    .updateTable('scale_labels')
    .set({ label, edit_version: version + 1 })
    .where('value', '=', value)
    .execute();
}
