import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface ItemRow {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  readonly shortDescription: string;
  readonly compareTo: string;
  readonly version: number;
}

const selectEditable = (tx: Tx) =>
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
  return selectEditable(tx).where('form', '=', form).orderBy('id').execute();
}

/** Reads the last committed version and blocks other edits of the item until the commit. */
export async function lockItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  return selectEditable(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Writes nothing and returns false when the item has a newer version than `row`. */
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
