import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useEdits, useSaving } from './edits-store.ts';
import { modifiedLabels, withVersions, type AdminLabel } from './edits.ts';
import { LoadStatus } from './load-status.tsx';
import { callAdmin, useAdminQuery, type AdminAccess } from './use-admin-key.ts';
import * as words from './words.ts';

const noLabels: readonly AdminLabel[] = [];

function useLabelEditor(access: AdminAccess) {
  const { adminKey } = access;
  const queryKey = ['admin-labels'] as const;
  const [edits, setEdits] = useEdits('labels');
  const [message, saveEdits] = useSaving<AdminLabel>(access, queryKey);
  const loaded = useAdminQuery(queryKey, () => callAdmin('listAdminLabels', { adminKey }), access);
  const labels = loaded.data ?? noLabels;
  const modified = modifiedLabels(labels, edits);

  const save = () =>
    saveEdits({
      send: async () => {
        await callAdmin('updateAdminLabels', { adminKey, body: { labels: modified } });
        return words.scaleLabelsUpdated;
      },
      onSaved: () => setEdits(() => ({})),
      onConflict: (current) => {
        const versions = new Map(current.map(({ value, version }) => [String(value), version]));
        setEdits((all) => withVersions(all, versions));
      },
      failureText: words.failedToSaveScaleLabels,
    });

  return {
    labels,
    edits,
    modified,
    status: { loaded, message, failureText: words.failedToLoadScaleLabels },
    edit: ({ value, version }: AdminLabel, label: string) =>
      setEdits((all) => ({ ...all, [value]: { version, ...all[value], label } })),
    cancel: () => setEdits(() => ({})),
    save,
  };
}

/** Edits the labels of the scale values 1 to 7. */
export function LabelEditor({ access }: { readonly access: AdminAccess }) {
  const { labels, edits, modified, status, edit, cancel, save } = useLabelEditor(access);
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
      <LoadStatus {...status} />
    </div>
  );
}
