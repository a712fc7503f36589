import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import type { AdminAccess } from './use-admin-key.ts';
import { useLabelEditor } from './use-label-editor.ts';

/** Edits the labels of the scale values 1 to 7 (spec §2 admin). */
export function LabelEditor({ access }: { readonly access: AdminAccess }) {
  const { labels, edits, modified, message, edit, cancel, save } = useLabelEditor(access);
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {labels.map(({ value, label }) => (
        <Field
          key={value}
          label={`Label for ${value}`}
          hint={
            modified.some((label) => label.value === value) ? (
              <span className="text-accent">Modified</span>
            ) : undefined
          }
          value={edits[value] ?? label}
          maxLength={60}
          onChange={(event) => edit(value, event.target.value)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={modified.length === 0} onClick={() => void save()}>
          Save Labels ({modified.length})
        </Button>
        <Button look="quiet" disabled={modified.length === 0} onClick={cancel}>
          Cancel
        </Button>
      </div>
      <StatusLine tone={message?.tone ?? 'plain'}>{message?.text ?? ''}</StatusLine>
    </div>
  );
}
