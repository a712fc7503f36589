import { Suspense, useState } from 'react';
import { Button } from '../../../ui/components/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { QuestionPreview } from '../../survey/survey.ts';
import type { AdminItem, ItemChanges, ItemEdit } from '../edits/edits.ts';
import * as words from './words.ts';

interface Props {
  readonly item: AdminItem;
  /** The unsaved edit; undefined if the item is not modified. */
  readonly edited: ItemEdit | undefined;
  readonly onEdit: (changes: ItemChanges) => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

const statusTexts = {
  asked: null,
  rounds: words.inRoundsOnly,
  retired: words.retired,
} as const satisfies Record<AdminItem['status'], string | null>;

/** One item with its fields. An item without a counterpart takes the place of a pair. */
export function ItemFields({ item, edited, onEdit, onDiscard, onSave }: Props) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { text, shortDescription } = edited ?? item;
  const isPaired = item.compareTo !== item.id;
  return (
    <li
      className={`flex flex-col gap-4 border-s-2 px-5 py-5 ${isPaired ? '' : 'lg:col-span-2 lg:max-w-1/2'} ${edited ? 'border-accent bg-surface' : 'border-transparent'}`}
      data-modified={edited !== undefined || undefined}
    >
      <p className="text-step--1 text-muted">
        {words.idAndPair(item.id, item.compareTo)}
        {statusTexts[item.status]}
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
