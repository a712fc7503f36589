import { useState } from 'react';
import type { QuestionList } from '../../../domain/survey.ts';
import type { Theme } from '../../../domain/themes.ts';
import { useEdits, useSaving } from './edits-store.ts';
import {
  afterSave,
  applyEdit,
  buildItemUpdate,
  modifiedItems,
  withoutEdits,
  withVersions,
  type AdminItem,
  type ItemChanges,
  type ItemUpdate,
} from './edits.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from './use-admin-key.ts';
import * as words from './words.ts';

const noItems: readonly AdminItem[] = [];

/** These two send updates and return the text to show afterwards. */
async function sendOne(adminKey: string, update: ItemUpdate): Promise<string> {
  const { id } = update;
  await callAdmin('updateAdminItem', { adminKey, params: { id }, body: update });
  return words.itemSaved(id);
}
async function sendAll(adminKey: string, updates: readonly ItemUpdate[]): Promise<string> {
  const [only, another] = updates;
  if (only && !another) return sendOne(adminKey, only);
  const body = { items: [...updates] };
  const { updated } = await callAdmin('updateAdminItems', { adminKey, body });
  return words.itemsSaved(updated);
}

export function useItemEditor(form: QuestionList, access: AdminAccess) {
  const { adminKey } = access;
  const queryKey = ['admin-items', form] as const;
  const [edits, setEdits] = useEdits('items');
  const [message, saveEdits] = useSaving<AdminItem>(access, queryKey);
  const loaded = useAdminQuery(
    queryKey,
    () => callAdmin('listAdminItems', { adminKey, query: { formSlug: form } }),
    access,
  );
  const items = loaded.data ?? noItems;

  const updateOf = (item: AdminItem) => {
    const edit = edits[item.id];
    return edit ? [buildItemUpdate(item, edit)] : [];
  };

  const save = (chosen: readonly AdminItem[], send: () => Promise<string>) => {
    const saved = chosen.map((before) => ({ before, sent: edits[before.id] }));
    return saveEdits({
      send,
      onSaved: (stored) => setEdits((all) => afterSave(all, saved, stored)),
      onConflict: (current) => {
        const versions = new Map(current.map(({ id, version }) => [id, version]));
        setEdits((all) => withVersions(all, versions));
      },
      failureText: words.failedToSaveChanges,
    });
  };

  const modified = modifiedItems(items, edits);
  return {
    items,
    edits,
    modified,
    status: { loaded, message, failureText: words.failedToLoadSurveyItems },
    edit: (item: AdminItem, changes: ItemChanges) =>
      setEdits((all) => applyEdit(all, item, changes)),
    discard: (item: AdminItem) => setEdits((all) => withoutEdits(all, [item.id])),
    saveOne: (item: AdminItem) => {
      const [update] = updateOf(item);
      return update && save([item], () => sendOne(adminKey, update));
    },
    saveAll: () => save(modified, () => sendAll(adminKey, modified.flatMap(updateOf))),
  };
}

/** Sections with unsaved edits start open. A save must not close them. */
export function useOpenThemes(modified: readonly AdminItem[]) {
  const [opened, setOpened] = useState<ReadonlyMap<Theme, boolean>>(new Map());
  const unseen = modified.filter(({ category }) => !opened.has(category));
  if (unseen.length > 0)
    setOpened(new Map([...opened, ...unseen.map(({ category }) => [category, true] as const)]));
  return {
    isOpen: (theme: Theme) => opened.get(theme) === true,
    toggle: (theme: Theme) => setOpened(new Map([...opened, [theme, opened.get(theme) !== true]])),
  };
}
