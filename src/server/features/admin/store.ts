import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { AdminAuditTable } from '../../platform/db/tables.ts';

export interface ItemRow {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  readonly shortDescription: string;
  readonly compareTo: string;
  readonly version: number;
}

const editable = (tx: Tx) =>
  tx
    .selectFrom('items')
    .select([
      'id',
      'category',
      'compare_to as compareTo',
      'edit_version as version',
      sql<string>`coalesce(edited_text, text)`.as('text'),
      sql<string>`coalesce(edited_short_description, short_description)`.as('shortDescription'),
    ]);

export async function selectItems(tx: Tx, form: string): Promise<ItemRow[]> {
  return editable(tx).where('form', '=', form).orderBy('id').execute();
}

/** As the last commit left it; until this unit's commit nobody else changes it. */
export async function lockItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  return editable(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Provided nobody changed the item since `row` was read; returns whether it was written. */
export async function updateItem(
  tx: Tx,
  row: ItemRow,
  texts: { text: string; shortDescription: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('items')
    .set({
      edited_text: texts.text,
      edited_short_description: texts.shortDescription,
      edit_version: row.version + 1,
    })
    .where('id', '=', row.id)
    .where('edit_version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface LabelRow {
  readonly value: number;
  readonly label: string;
  readonly version: number;
}

const labels = (tx: Tx) =>
  tx
    .selectFrom('scale_labels')
    .select(['value', 'label', 'edit_version as version'])
    .orderBy('value');

export async function selectLabels(tx: Tx): Promise<LabelRow[]> {
  return labels(tx).execute();
}

export async function lockLabels(tx: Tx): Promise<LabelRow[]> {
  return labels(tx).forNoKeyUpdate().execute();
}

export async function updateLabel(tx: Tx, row: LabelRow, label: string): Promise<boolean> {
  const result = await tx
    .updateTable('scale_labels')
    .set({ label, edit_version: row.version + 1 })
    .where('value', '=', row.value)
    .where('edit_version', '=', row.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export type AuditRow = Selectable<AdminAuditTable>;

export async function insertAudit(tx: Tx, entry: Omit<AuditRow, 'id'>): Promise<void> {
  await tx.insertInto('admin_audit').values(entry).execute();
}

/** Newest first, older than `before`. */
export async function selectAudit(tx: Tx, before: number, limit: number): Promise<AuditRow[]> {
  return tx
    .selectFrom('admin_audit')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
