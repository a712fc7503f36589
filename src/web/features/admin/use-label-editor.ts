import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorStatus } from '../../platform/api/error.ts';
import { modifiedLabels, type LabelEdits } from './edits.ts';
import { describeSaveFailure, useSaveMessage } from './save-message.ts';
import { callAdmin } from './use-admin-key.ts';
import type { AdminAccess } from './use-admin-key.ts';

export function useLabelEditor({ adminKey, onRefused }: AdminAccess) {
  const queryKey = ['admin-labels'] as const;
  const queries = useQueryClient();
  const [edits, setEdits] = useState<LabelEdits>({});
  const [message, setMessage] = useSaveMessage();
  const loaded = useQuery({
    queryKey,
    queryFn: () => callAdmin('listAdminLabels', { adminKey }),
    staleTime: 0,
  });
  const labels = loaded.data ?? [];
  const modified = modifiedLabels(labels, edits);

  const save = async () => {
    try {
      await callAdmin('updateAdminLabels', { adminKey, body: { labels: modified } });
      setEdits({});
      setMessage({ tone: 'good', text: 'Scale labels updated successfully' });
    } catch (error) {
      if (errorStatus(error) === 401) onRefused();
      setMessage({ tone: 'poor', text: describeSaveFailure(error, 'Failed to save scale labels') });
    }
    await queries.invalidateQueries({ queryKey });
  };

  return {
    labels,
    edits,
    modified,
    message,
    edit: (value: number, label: string) => setEdits((all) => ({ ...all, [value]: label })),
    cancel: () => setEdits({}),
    save,
  };
}
