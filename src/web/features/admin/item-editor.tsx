import type { FormSlug } from '../../../domain/survey.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { groupByTheme, isModified, type AdminItem, type ItemEdit } from './edits.ts';
import type { AdminAccess } from './use-admin-key.ts';
import { useItemEditor } from './use-item-editor.ts';

interface Props {
  readonly form: FormSlug;
  readonly access: AdminAccess;
}

/**
 * Lists the items of one form by theme. Modified items are marked and can be saved one by one or
 * all at once (spec §2).
 */
export function ItemEditor({ form, access }: Props) {
  const { items, edits, modified, message, isLoading, edit, saveOne, saveAll } = useItemEditor(
    form,
    access,
  );
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-ground py-2">
        <StatusLine tone={message?.tone ?? 'plain'}>
          {isLoading ? 'Loading...' : (message?.text ?? '')}
        </StatusLine>
        <Button disabled={modified.length === 0} onClick={() => void saveAll()}>
          Save All Changes ({modified.length})
        </Button>
      </div>
      {groupByTheme(items).map(([theme, group]) => (
        <details
          key={theme}
          className="border-t border-line"
          open={group.some((item) => isModified(item, edits[item.id])) || undefined}
        >
          <summary className="flex min-h-14 cursor-pointer items-center font-display text-step-1">
            {theme} ({group.length} items)
          </summary>
          <ul className="pb-6">
            {group.map((item) => (
              <ItemFields
                key={item.id}
                item={item}
                edited={edits[item.id]}
                onEdit={(changes) => edit(item, changes)}
                onSave={() => void saveOne(item)}
              />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

interface FieldsProps {
  readonly item: AdminItem;
  readonly edited: ItemEdit | undefined;
  readonly onEdit: (changes: Partial<ItemEdit>) => void;
  readonly onSave: () => void;
}

const statusTexts = {
  asked: null,
  waiting: ' · not asked yet',
  retired: ' · retired',
} as const satisfies Record<AdminItem['status'], string | null>;

function ItemFields({ item, edited, onEdit, onSave }: FieldsProps) {
  const isChanged = isModified(item, edited);
  return (
    <li
      className={`grid gap-4 border-s-2 py-5 ps-5 ${isChanged ? 'border-accent bg-surface' : 'border-transparent'}`}
      data-modified={isChanged || undefined}
    >
      <p className="text-step--1 text-muted">
        ID: {item.id} (pairs with {item.compareTo}){statusTexts[item.status]}
        {isChanged && <span className="ms-3 text-accent">Modified</span>}
      </p>
      <Field
        label="Question Text"
        value={edited?.text ?? item.text}
        maxLength={500}
        onChange={(event) => onEdit({ text: event.target.value })}
      />
      <Field
        label="Short Description (for profile display)"
        value={edited?.shortDescription ?? item.shortDescription}
        maxLength={120}
        onChange={(event) => onEdit({ shortDescription: event.target.value })}
      />
      {isChanged && (
        <Button look="secondary" className="justify-self-start" onClick={onSave}>
          Save
        </Button>
      )}
    </li>
  );
}
