import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormSlug } from '../../../domain/survey.ts';
import { errorStatus } from '../../platform/api/error.ts';
import {
  applyEdit,
  buildItemUpdate,
  modifiedItems,
  withoutEdits,
  type AdminItem,
  type ItemEdit,
  type ItemEdits,
} from './edits.ts';
import { describeSaveFailure, useSaveMessage, type Message } from './save-message.ts';
import { callAdmin } from './use-admin-key.ts';
import type { AdminAccess } from './use-admin-key.ts';

const loadFailure: Message = { tone: 'poor', text: 'Failed to load survey items' };

export function useItemEditor(form: FormSlug, { adminKey, onRefused }: AdminAccess) {
  const queryKey = ['admin-items', form] as const;
  const queries = useQueryClient();
  const [edits, setEdits] = useState<ItemEdits>({});
  const [message, setMessage] = useSaveMessage();
  const loaded = useQuery({
    queryKey,
    queryFn: () => callAdmin('listAdminItems', { adminKey, query: { formSlug: form } }),
    staleTime: 0,
  });
  const items = loaded.data ?? [];
  useEffect(() => {
    if (errorStatus(loaded.error) === 401) onRefused();
  }, [loaded.error, onRefused]);

  const save = async (chosen: readonly AdminItem[], successText: string) => {
    const updates = chosen.flatMap((item) => {
      const edit = edits[item.id];
      return edit ? [buildItemUpdate(item, edit)] : [];
    });
    const [first] = updates;
    try {
      if (updates.length === 1 && first)
        await callAdmin('updateAdminItem', { adminKey, params: { id: first.id }, body: first });
      else await callAdmin('updateAdminItems', { adminKey, body: { items: updates } });
      setEdits((all) => withoutEdits(all, chosen));
      setMessage({ tone: 'good', text: successText });
    } catch (error) {
      if (errorStatus(error) === 401) onRefused();
      setMessage({ tone: 'poor', text: describeSaveFailure(error, 'Failed to save changes') });
    }
    await queries.invalidateQueries({ queryKey });
  };

  const modified = modifiedItems(items, edits);
  return {
    items,
    edits,
    modified,
    message: loaded.isError ? loadFailure : message,
    isLoading: loaded.isPending,
    edit: (item: AdminItem, changes: Partial<ItemEdit>) =>
      setEdits((all) => applyEdit(all, item, changes)),
    saveOne: (item: AdminItem) => save([item], `Item ${item.id} saved successfully`),
    saveAll: () => save(modified, `${modified.length} items saved successfully`),
  };
}
