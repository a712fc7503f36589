import { useState } from 'react';
import type { FormSlug } from '../../../../domain/survey.ts';
import { themeFacts } from '../../../../domain/themes.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { AdminAccess } from '../access/use-admin-key.ts';
import { groupByTheme, isModified, searchItems } from '../edits/edits.ts';
import { ItemFields } from './item-fields.tsx';
import { useItemEditor } from './use-item-editor.ts';
import { useOpenThemes } from './use-open-themes.ts';
import * as words from './words.ts';

interface Props {
  readonly form: FormSlug;
  readonly access: AdminAccess;
}

/**
 * Lists the items of one form by theme, the two of a complementary pair side by side. Modified
 * items are marked and can be saved one by one or all at once (spec §2).
 */
export function ItemEditor({ form, access }: Props) {
  const { items, edits, modified, message, isLoading, edit, discard, saveOne, saveAll } =
    useItemEditor(form, access);
  const [query, setQuery] = useState('');
  const { isOpen, toggle } = useOpenThemes(modified);
  const found = searchItems(items, query);
  const isSearching = query.trim() !== '';
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-ground py-2">
        <StatusLine tone={message?.tone ?? 'plain'}>
          {isLoading ? words.loading : (message?.text ?? '')}
        </StatusLine>
        <Button disabled={modified.length === 0} onClick={() => void saveAll()}>
          {words.saveAllChanges(modified.length)}
        </Button>
      </div>
      <search className="block max-w-xl pb-6">
        <Field
          type="search"
          label={words.search}
          hint={isSearching ? words.questionsFound(found.length, items.length) : words.searchHint}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      {groupByTheme(found).map(([theme, group]) => (
        <details key={theme} className="border-t border-line" open={isSearching || isOpen(theme)}>
          <summary
            className="flex min-h-14 cursor-pointer items-center font-display text-step-1"
            onClick={(event) => {
              event.preventDefault();
              toggle(theme);
            }}
          >
            {words.themeItems(themeFacts[theme].name, group.length)}
          </summary>
          <ul className="grid gap-x-8 pb-6 lg:grid-cols-2">
            {group.map((item) => (
              <ItemFields
                key={item.id}
                item={item}
                edited={isModified(item, edits[item.id]) ? edits[item.id] : undefined}
                onEdit={(changes) => edit(item, changes)}
                onDiscard={() => discard(item)}
                onSave={() => void saveOne(item)}
              />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
