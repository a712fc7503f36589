import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type LinkLevel,
  linkLevels,
  maxLinkLabelLength,
} from '../../../../domain/readings/links.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { Button } from '../../../ui/components/button.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Option } from '../../../ui/forms/options.tsx';
import { levelTexts } from '../parts/levels.ts';
import { type OwnLink, previewLink, useLinkActions } from '../parts/use-links.ts';
import { type Draft, emptyDraft, endTexts, missingText, toChoice, toRequest } from './draft.ts';
import { InterestPicker } from './interest-picker.tsx';
import * as words from './words.ts';

interface Props {
  readonly onMade: (link: OwnLink) => void;
  readonly onCancel: () => void;
}

export function NewLinkForm({ onMade, onCancel }: Props) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const { create } = useLinkActions();
  const { isBusy, failure, perform } = useAction(words.linkNotMade);
  const [missing, setMissing] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(missingText(draft) ?? '');
    if (missingText(draft) !== null) return;
    await perform(async () => onMade(await create(toRequest(draft))));
  };
  return (
    <form
      aria-labelledby="new-link"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="my-6 flex flex-col gap-8 rounded-card bg-raised px-5 py-6 sm:px-8 sm:py-8"
    >
      <h2 id="new-link" ref={heading} tabIndex={-1} className="outline-none">
        {words.newLink}
      </h2>
      <LevelChoice draft={draft} onChange={setDraft} />
      <EndAndLabel draft={draft} onChange={setDraft} />
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.makingLink : words.makeLink}
          </Button>
          {missingText(draft) === null && <Preview draft={draft} />}
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
        <StatusLine tone="poor" className="empty:absolute">
          {missing || failure}
        </StatusLine>
      </div>
    </form>
  );
}

const Preview = ({ draft }: { readonly draft: Draft }) => (
  <LazyDialog
    load={() => import('../opened/preview-dialog.tsx')}
    dialog={{ open: () => previewLink(toChoice(draft)) }}
  >
    {words.seeWhatItShows}
  </LazyDialog>
);

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function LevelChoice({ draft, onChange }: PartProps) {
  const option = (level: LinkLevel) => (
    <Option
      key={level}
      type="radio"
      group="level"
      label={levelTexts[level].name}
      hint={levelTexts[level].shows}
      isChosen={draft.level === level}
      onChoose={() => onChange({ ...draft, level })}
    />
  );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <fieldset>
        <legend className="font-medium">{words.whatItShows}</legend>
        <div className="mt-1">{linkLevels.map(option)}</div>
      </fieldset>
      {draft.level === 'chosen' && <InterestPicker draft={draft} onChange={onChange} />}
    </div>
  );
}

const EndAndLabel = ({ draft, onChange }: PartProps) => (
  <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
    <fieldset>
      <legend className="font-medium">{words.whenItEnds}</legend>
      <div className="mt-1 flex flex-wrap gap-x-8">
        {endTexts.map(([days, text]) => (
          <Option
            key={text}
            type="radio"
            group="end"
            label={text}
            isChosen={draft.days === days}
            onChoose={() => onChange({ ...draft, days })}
          />
        ))}
      </div>
    </fieldset>
    <Field
      label={words.label}
      hint={words.labelHint}
      value={draft.label}
      maxLength={maxLinkLabelLength}
      autoComplete="off"
      onChange={(event) => onChange({ ...draft, label: event.target.value })}
    />
  </div>
);
