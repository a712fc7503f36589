import { sql } from 'kysely';
import { formSlugs, type FormSlug } from '../../../domain/survey.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface ItemRow {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  readonly shortDescription: string;
  readonly compareTo: string;
  readonly version: number;
  readonly form: string;
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
      'form',
      sql<string>`coalesce(edited_text, text)`.as('text'),
      sql<string>`coalesce(edited_short_description, short_description)`.as('shortDescription'),
    ]);

/**
 * Returns the questions of a form. Those that only rounds ask, and the retired ones, stand in the
 * list of the pool.
 */
export async function selectItems(tx: Tx, form: FormSlug): Promise<ItemRow[]> {
  const others = formSlugs.filter((slug) => slug !== 'pool-80');
  const rows = selectEditable(tx).orderBy('id');
  return (
    form === 'pool-80' ? rows.where('form', 'not in', others) : rows.where('form', '=', form)
  ).execute();
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
