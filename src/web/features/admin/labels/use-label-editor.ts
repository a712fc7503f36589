import { useQueryClient } from '@tanstack/react-query';
import { errorStatus } from '../../../platform/api/error.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from '../access/use-admin-key.ts';
import { useEdits } from '../edits/edits-store.ts';
import { modifiedLabels, withVersions, type AdminLabel } from '../edits/edits.ts';
import { describeSaveFailure, loadFailure, useSaveMessage } from '../edits/save-message.ts';
import * as words from './words.ts';

const noLabels: readonly AdminLabel[] = [];

export function useLabelEditor(access: AdminAccess) {
  const { adminKey, onRefused } = access;
  const queryKey = ['admin-labels'] as const;
  const queries = useQueryClient();
  const [edits, setEdits] = useEdits('labels');
  const [message, setMessage] = useSaveMessage();
  const loaded = useAdminQuery(queryKey, () => callAdmin('listAdminLabels', { adminKey }), access);
  const labels = loaded.data ?? noLabels;
  const modified = modifiedLabels(labels, edits);

  /** The next save may overwrite the labels that the message has quoted. */
  const rebase = (current: readonly AdminLabel[]) =>
    setEdits((all) =>
      withVersions(all, new Map(current.map((one) => [String(one.value), one.version]))),
    );

  const save = async () => {
    let isStale = false;
    try {
      await callAdmin('updateAdminLabels', { adminKey, body: { labels: modified } });
      setEdits(() => ({}));
      setMessage({ tone: 'good', text: words.scaleLabelsUpdated });
    } catch (error) {
      if (errorStatus(error) === 401) onRefused();
      isStale = errorStatus(error) === 409;
      setMessage({ tone: 'poor', text: describeSaveFailure(error, words.failedToSaveScaleLabels) });
    }
    await queries.invalidateQueries({ queryKey });
    if (isStale) rebase(queries.getQueryData<readonly AdminLabel[]>(queryKey) ?? noLabels);
  };

  return {
    labels,
    edits,
    modified,
    message: loaded.isError ? loadFailure : message,
    isLoading: loaded.isPending,
    edit: ({ value, version }: AdminLabel, label: string) =>
      setEdits((all) => ({ ...all, [value]: { version, ...all[value], label } })),
    cancel: () => setEdits(() => ({})),
    save,
  };
}
