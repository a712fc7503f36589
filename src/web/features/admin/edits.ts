/** Edits that are not saved yet, and what to send of them (spec §2 admin, §4 admin items; decisions F2). Pure. */

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

/** The changed fields of one item, with the version they were made from, so that nobody's change is overwritten unseen. */
export function changesOf(
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

/** 'DS' → its items, in the order in which the categories first appear. */
export function byCategory(items: readonly AdminItem[]): [string, AdminItem[]][] {
  return [...Map.groupBy(items, ({ category }) => category)];
}
