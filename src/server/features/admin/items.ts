/** Editing the texts of the questions (spec §6, F2). */

import type { Reply, Input } from '../../../contract/endpoints.ts';
import type { Theme } from '../../../domain/themes.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AdminCaller } from '../../platform/http/handlers.ts';
import { notFound, stale } from '../../platform/refusal.ts';
import { recordChange } from './audit.ts';
import type { AdminDeps } from './authentication.ts';
import * as store from './item-store.ts';

/** Returns the editions of the item bank with their numbers of questions, the oldest first (C9). */
export const listEditions = ({ bank }: AdminDeps): Reply<'listEditions'> =>
  [...bank.editions.values()].map(({ layout: { number, setA, pool } }) => ({
    number,
    core: setA.length,
    pool: pool.length,
  }));

type ItemEdit = Input<'updateAdminItem'>['body'] & { readonly id: string };

const statuses: Readonly<Record<string, Reply<'updateAdminItem'>['status']>> = {
  retired: 'retired',
  'explore-40': 'rounds',
};

const presentItem = ({ form, ...row }: store.ItemRow): Reply<'updateAdminItem'> => ({
  ...row,
  status: statuses[form] ?? 'asked',
  category: row.category as Theme, // as: the item bank contains no other value
});

async function lockItem(tx: Tx, id: string): Promise<store.ItemRow> {
  const row = await store.lockItem(tx, id);
  if (!row) throw notFound(`There is no item ${id}.`);
  return row;
}

/** Refuses an edit of an older version of the item, with the current texts. */
async function saveItem(tx: Tx, deps: AdminDeps, { keyName }: AdminCaller, edit: ItemEdit) {
  const row = await lockItem(tx, edit.id);
  if (edit.version !== undefined && edit.version !== row.version) throw stale([presentItem(row)]);
  await store.updateItem(tx, row, edit);
  for (const field of ['text', 'shortDescription'] as const) {
    const before = row[field];
    const change = { target: edit.id, field, before, after: edit[field] ?? before };
    await recordChange(tx, deps, keyName, change);
  }
}

export async function listItems(
  { db }: AdminDeps,
  form: Input<'listAdminItems'>['query']['formSlug'],
): Promise<Reply<'listAdminItems'>> {
  return (await db.read((tx) => store.selectItems(tx, form))).map(presentItem);
}

export async function updateItem(
  deps: AdminDeps,
  caller: AdminCaller,
  edit: ItemEdit,
): Promise<Reply<'updateAdminItem'>> {
  return deps.db.write(async (tx) => {
    await saveItem(tx, deps, caller, edit);
    return presentItem(await lockItem(tx, edit.id));
  });
}

/** Saves all edits or none. */
export async function updateItems(
  deps: AdminDeps,
  caller: AdminCaller,
  edits: readonly ItemEdit[],
): Promise<Reply<'updateAdminItems'>> {
  const inLockOrder = edits.toSorted((a, b) => a.id.localeCompare(b.id)); // prevents deadlocks
  await deps.db.write(async (tx) => {
    for (const edit of inLockOrder) await saveItem(tx, deps, caller, edit);
  });
  return { updated: edits.length };
}
