import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { AdminAccess } from '../access/use-admin-key.ts';
import { useLabelEditor } from './use-label-editor.ts';
import * as words from './words.ts';

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
