/** Unsaved edits, and the updates to send for them. Pure functions. */

import type { Reply } from '../../../contract/endpoints.ts';
import { themeFacts, type Theme } from '../../../domain/themes.ts';

export type AdminItem = Reply<'listAdminItems'>[number];
export type AdminLabel = Reply<'listAdminLabels'>[number];

interface Versioned {
  /** The version before the edit. The server refuses to overwrite a newer one. */
  readonly version: number;
}
export interface ItemEdit extends Versioned {
  readonly text: string;
  readonly shortDescription: string;
}
export type ItemChanges = Partial<Omit<ItemEdit, 'version'>>;
/** The changed texts of an item and the version that the edit started from. */
export type ItemUpdate = ItemChanges & Versioned & { readonly id: string };
export type ItemEdits = Readonly<Record<string, ItemEdit>>;
export type LabelEdits = Readonly<Record<number, Versioned & { readonly label: string }>>;

export const isModified = (item: AdminItem, edit: ItemEdit | undefined): edit is ItemEdit =>
  edit !== undefined &&
  (edit.text !== item.text || edit.shortDescription !== item.shortDescription);

export const buildItemUpdate = (
  item: AdminItem,
  { text, shortDescription, version }: ItemEdit,
): ItemUpdate => ({
  id: item.id,
  version,
  ...(text !== item.text && { text }),
  ...(shortDescription !== item.shortDescription && { shortDescription }),
});

/** Returns the edits with the changes of an item, and without those that restore its texts. */
export function applyEdit(edits: ItemEdits, item: AdminItem, changes: ItemChanges): ItemEdits {
  const { id, text, shortDescription, version } = item;
  const edit = { text, shortDescription, version, ...edits[id], ...changes };
  return isModified(item, edit) ? { ...edits, [id]: edit } : withoutEdits(edits, [id]);
}

/** Removes the edits with these keys. */
export const withoutEdits = <T>(
  edits: Readonly<Record<string, T>>,
  keys: readonly (string | number)[],
): Record<string, T> =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.map(String).includes(key)));

/** Returns the edits after a save. What was changed or undone meanwhile stays unsaved. */
export function afterSave(
  edits: ItemEdits,
  saved: readonly { readonly before: AdminItem; readonly sent: ItemEdit | undefined }[],
  stored: readonly AdminItem[],
): ItemEdits {
  return saved.reduce((all, { before, sent }) => {
    const item = stored.find(({ id }) => id === before.id);
    const edit = all[before.id] ?? before;
    const { text, shortDescription } = edit;
    return edit === sent || !item
      ? withoutEdits(all, [before.id])
      : applyEdit(withoutEdits(all, [before.id]), item, { text, shortDescription });
  }, edits);
}

/** Rebases the edits after the console has shown the newer texts. */
export const withVersions = <T extends Versioned>(
  edits: Readonly<Record<string, T>>,
  versions: ReadonlyMap<string, number>,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(edits).map(([key, edit]) => [
      key,
      { ...edit, version: versions.get(key) ?? edit.version },
    ]),
  );

export const modifiedItems = (items: readonly AdminItem[], edits: ItemEdits): AdminItem[] =>
  items.filter((item) => isModified(item, edits[item.id]));

export const modifiedLabels = (
  labels: readonly AdminLabel[],
  edits: LabelEdits,
): { value: number; label: string; version: number }[] =>
  labels.flatMap(({ value, label }) => {
    const edit = edits[value];
    return edit === undefined || edit.label === label ? [] : [{ value, ...edit }];
  });

/** Groups the items by the themes' first items; the two of a pair follow each other. */
export function groupByTheme(items: readonly AdminItem[]): [Theme, AdminItem[]][] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const listed = new Set<AdminItem>();
  for (const item of items) {
    listed.add(item);
    const partner = byId.get(item.compareTo);
    if (partner) listed.add(partner);
  }
  return [...Map.groupBy(listed, ({ category }) => category)];
}

/** Returns the items whose id, texts or theme contain the query, with their counterparts. */
export function searchItems(items: readonly AdminItem[], query: string): readonly AdminItem[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return items;
  const isFound = ({ id, text, shortDescription, category }: AdminItem) =>
    [id, text, shortDescription, themeFacts[category].name].some((part) =>
      part.toLowerCase().includes(wanted),
    );
  const found = new Set(items.filter(isFound).flatMap(({ id, compareTo }) => [id, compareTo]));
  return items.filter(({ id }) => found.has(id));
}
