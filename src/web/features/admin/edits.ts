/**
 * Unsaved edits of items and labels, and the updates to send for them (spec §2, §4, product
 * decisions F2).
 */

import type { Reply } from '../../../contract/endpoints.ts';

export type AdminItem = Reply<'listAdminItems'>[number];
export type AdminLabel = Reply<'listAdminLabels'>[number];

export interface ItemEdit {
  readonly text: string;
  readonly shortDescription: string;
}

export type ItemEdits = Readonly<Record<string, ItemEdit>>;
export type LabelEdits = Readonly<Record<number, string>>;

export const isModified = (item: AdminItem, edit: ItemEdit | undefined): edit is ItemEdit =>
  edit !== undefined &&
  (edit.text !== item.text || edit.shortDescription !== item.shortDescription);

/**
 * Builds the update for an edited item. It contains the version that the edit started from, so that
 * the server can refuse to overwrite a newer edit.
 */
export function buildItemUpdate(
  item: AdminItem,
  edit: ItemEdit,
): { id: string; version: number; text?: string; shortDescription?: string } {
  return {
    id: item.id,
    version: item.version,
    ...(edit.text !== item.text && { text: edit.text }),
    ...(edit.shortDescription !== item.shortDescription && {
      shortDescription: edit.shortDescription,
    }),
  };
}

export const applyEdit = (
  edits: ItemEdits,
  item: AdminItem,
  changes: Partial<ItemEdit>,
): ItemEdits => ({
  ...edits,
  [item.id]: {
    text: item.text,
    shortDescription: item.shortDescription,
    ...edits[item.id],
    ...changes,
  },
});

export const withoutEdits = (edits: ItemEdits, items: readonly AdminItem[]): ItemEdits =>
  Object.fromEntries(Object.entries(edits).filter(([id]) => !items.some((item) => item.id === id)));

export function modifiedItems(items: readonly AdminItem[], edits: ItemEdits): AdminItem[] {
  return items.filter((item) => isModified(item, edits[item.id]));
}

export const modifiedLabels = (
  labels: readonly AdminLabel[],
  edits: LabelEdits,
): { value: number; label: string; version: number }[] =>
  labels.flatMap(({ value, label, version }) => {
    const edit = edits[value];
    return edit === undefined || edit === label ? [] : [{ value, label: edit, version }];
  });

/** Groups the items by theme. The themes are in the order of their first items. */
export function groupByTheme(items: readonly AdminItem[]): [string, AdminItem[]][] {
  return [...Map.groupBy(items, ({ category }) => category)];
}
