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

interface EditedTexts {
  readonly text?: string | undefined;
  readonly shortDescription?: string | undefined;
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

/** Reads the item and blocks other edits of it until the commit. */
export async function lockItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  return selectEditable(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * Stores the edited texts of a locked item. A text that the edit omits stays as it is. If it was
 * never edited, it still comes from the item bank.
 */
export async function updateItem(
  tx: Tx,
  { id, version }: ItemRow,
  { text, shortDescription }: EditedTexts,
): Promise<void> {
  await tx
    .updateTable('items')
    .set({
      ...(text !== undefined && { edited_text: text }),
      ...(shortDescription !== undefined && { edited_short_description: shortDescription }),
      edit_version: version + 1,
    })
    .where('id', '=', id)
    .execute();
}
