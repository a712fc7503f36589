/** Editing the texts of the questions. */

import { sql } from 'kysely';
import type { Reply, Input } from '../../../contract/endpoints.ts';
import type { Theme } from '../../../domain/themes.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AdminCaller } from '../../platform/http/handlers.ts';
import { notFound, stale } from '../../platform/refusal.ts';
import { recordChange } from './audit.ts';
import type { AdminServices } from './authentication.ts';

/** Returns the editions of the item bank with their numbers of questions, the oldest first. */
export const listEditions = ({ bankInUse }: AdminServices): Reply<'listEditions'> =>
  [...bankInUse().editions.values()].map(({ layout: { number, setA, pool } }) => ({
    number,
    core: setA.length,
    pool: pool.length,
  }));

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

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectEditable>['executeTakeFirstOrThrow']>>;

type ItemEdit = Input<'updateAdminItem'>['body'] & { readonly id: string };

const presentItem = (row: ItemRow): Reply<'updateAdminItem'> => ({
  ...row,
  category: row.category as Theme, // as: the item bank contains no other value
});

/** Reads the item and blocks other edits of it until the commit. */
async function lockItem(tx: Tx, id: string): Promise<ItemRow> {
  const row = await selectEditable(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound(`There is no item ${id}.`);
  return row;
}

/** Changes a locked item. A text that was never edited still comes from the item bank. */
const updateTexts = (tx: Tx, { id, version }: ItemRow, { text, shortDescription }: ItemEdit) =>
  tx
    .updateTable('items')
    .set({
      ...(text !== undefined && { edited_text: text }),
      ...(shortDescription !== undefined && { edited_short_description: shortDescription }),
      edit_version: version + 1,
    })
    .where('id', '=', id)
    .execute();

/** Refuses an edit of an older version of the item, with the current texts. */
async function saveItem(tx: Tx, deps: AdminServices, { keyName }: AdminCaller, edit: ItemEdit) {
  const row = await lockItem(tx, edit.id);
  if (edit.version !== undefined && edit.version !== row.version) throw stale([presentItem(row)]);
  await updateTexts(tx, row, edit);
  for (const field of ['text', 'shortDescription'] as const) {
    const before = row[field];
    const change = { target: edit.id, field, before, after: edit[field] ?? before };
    await recordChange(tx, deps, keyName, change);
  }
}

export async function listItems(
  { db }: AdminServices,
  form: Input<'listAdminItems'>['query']['formSlug'],
): Promise<Reply<'listAdminItems'>> {
  const rows = await db.read((tx) =>
    selectEditable(tx).where('form', '=', form).orderBy('id').execute(),
  );
  return rows.map(presentItem);
}

export async function updateItem(deps: AdminServices, caller: AdminCaller, edit: ItemEdit) {
  return deps.db.write(async (tx) => {
    await saveItem(tx, deps, caller, edit);
    return presentItem(await lockItem(tx, edit.id));
  });
}

/** Saves all edits or none. */
export async function updateItems(
  deps: AdminServices,
  caller: AdminCaller,
  edits: readonly ItemEdit[],
): Promise<Reply<'updateAdminItems'>> {
  const inLockOrder = edits.toSorted((a, b) => a.id.localeCompare(b.id)); // prevents deadlocks
  await deps.db.write(async (tx) => {
    for (const edit of inLockOrder) await saveItem(tx, deps, caller, edit);
  });
  return { updated: edits.length };
}
