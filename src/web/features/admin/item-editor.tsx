import { Suspense, useState } from 'react';
import type { QuestionList } from '../../../domain/survey.ts';
import { themeFacts } from '../../../domain/themes.ts';
import { Button } from '../../ui/components/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { QuestionPreview } from '../survey/survey.ts';
import {
  type AdminItem,
  type ItemChanges,
  type ItemEdit,
  groupByTheme,
  isModified,
  searchItems,
} from './edits.ts';
import { LoadStatus } from './load-status.tsx';
import type { AdminAccess } from './use-admin-key.ts';
import { useItemEditor, useOpenThemes } from './use-item-editor.ts';
import * as words from './words.ts';

interface ItemFieldsProps {
  readonly item: AdminItem;
  /** The unsaved edit; undefined if the item is not modified. */
  readonly edited: ItemEdit | undefined;
  readonly onEdit: (changes: ItemChanges) => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** One item with its fields. An item without a counterpart takes the place of a pair. */
function ItemFields({ item, edited, onEdit, onDiscard, onSave }: ItemFieldsProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { text, shortDescription } = edited ?? item;
  const isPaired = item.compareTo !== item.id;
  return (
    <li
      className={`flex flex-col gap-4 border-s-2 px-5 py-5 ${isPaired ? '' : 'lg:col-span-2 lg:max-w-1/2'} ${edited ? 'border-accent bg-surface' : 'border-transparent'}`}
      data-modified={edited !== undefined || undefined}
    >
      <p className="text-step--1 text-muted">
        {words.idAndPair(item.id, item.compareTo)}{' '}
        {edited && <span className="ms-3 text-accent">{words.modified}</span>}
      </p>
      <Field
        label={words.questionText}
        value={text}
        maxLength={500}
        onChange={(event) => onEdit({ text: event.target.value })}
      />
      <Field
        label={words.shortDescription}
        value={shortDescription}
        maxLength={120}
        onChange={(event) => onEdit({ shortDescription: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {edited && (
          <>
            <Button look="secondary" onClick={onSave}>
              {words.save}
            </Button>
            <Button look="quiet" onClick={onDiscard}>
              {words.discard}
            </Button>
          </>
        )}
        <Button
          look="quiet"
          aria-expanded={isPreviewed}
          onClick={() => setIsPreviewed(!isPreviewed)}
        >
          {isPreviewed ? words.hideCard : words.previewCard}
        </Button>
      </div>
      {isPreviewed && (
        <Suspense fallback={null}>
          <QuestionPreview text={text} />
        </Suspense>
      )}
    </li>
  );
}

interface ItemEditorProps {
  readonly form: QuestionList;
  readonly access: AdminAccess;
}

/** Lists the items of a form by theme; modified ones can be saved singly or together. */
export function ItemEditor({ form, access }: ItemEditorProps) {
  const { items, edits, modified, status, edit, discard, saveOne, saveAll } = useItemEditor(
    form,
    access,
  );
  const [query, setQuery] = useState('');
  const { isOpen, toggle } = useOpenThemes(modified);
  const found = searchItems(items, query);
  const isSearching = query.trim() !== '';
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-ground py-2">
        <LoadStatus {...status} />
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

/** Shows the 80 questions of the pool, or a list of other questions. */
export function PoolEditor({ access }: Pick<ItemEditorProps, 'access'>) {
  const [form, setForm] = useState<QuestionList>('pool-80');
  return (
    <>
      <div className="max-w-xl pb-2">
        <Select
          label={words.questionList}
          options={words.poolLists}
          value={form}
          onChange={({ target }) => {
            const chosen = words.poolLists.find(([list]) => list === target.value);
            if (chosen) setForm(chosen[0]);
          }}
        />
      </div>
      <ItemEditor key={form} form={form} access={access} />
    </>
  );
}
