import { useQueryClient } from '@tanstack/react-query';
import { errorStatus } from '../../platform/api/error.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useEdits, describeSaveFailure, loadFailure, useSaveMessage } from './edits-store.ts';
import { modifiedLabels, withVersions, type AdminLabel } from './edits.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from './use-admin-key.ts';
import * as words from './words.ts';

const noLabels: readonly AdminLabel[] = [];

function useLabelEditor(access: AdminAccess) {
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

/** Edits the labels of the scale values 1 to 7 (spec §2 admin). */
export function LabelEditor({ access }: { readonly access: AdminAccess }) {
  const { labels, edits, modified, message, isLoading, edit, cancel, save } =
    useLabelEditor(access);
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {labels.map((stored) => (
        <Field
          key={stored.value}
          label={words.labelFor(stored.value)}
          hint={
            modified.some(({ value }) => value === stored.value) ? (
              <span className="text-accent">{words.modified}</span>
            ) : undefined
          }
          value={edits[stored.value]?.label ?? stored.label}
          maxLength={60}
          onChange={(event) => edit(stored, event.target.value)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={modified.length === 0} onClick={() => void save()}>
          {words.saveLabels(modified.length)}
        </Button>
        <Button look="quiet" disabled={modified.length === 0} onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
      <StatusLine tone={message?.tone ?? 'plain'}>
        {isLoading ? words.loading : (message?.text ?? '')}
      </StatusLine>
    </div>
  );
}
