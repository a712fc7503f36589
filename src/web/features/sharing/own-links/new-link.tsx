import { useMemo, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  maxChosenItems,
  type LinkLevel,
  linkLevels,
  maxLinkLabelLength,
} from '../../../../domain/links.ts';
import { minHighAnswer } from '../../../../domain/survey.ts';
import { themeFacts } from '../../../../domain/themes.ts';
import { useAction } from '../../../platform/api/use-action.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { answersNotLoaded, loadingAnswers } from '../../../platform/words.ts';
import { Button } from '../../../ui/components/button.tsx';
import { Chevron } from '../../../ui/components/signs.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { TextLink } from '../../../ui/components/text-link.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Option } from '../../../ui/forms/options.tsx';
import { renderTags } from '../../../ui/language/tags.ts';
import { cancel } from '../../../ui/words.ts';
import { ProofPrompt, withProof } from '../../accounts/accounts.ts';
import { type OwnAnswer, useAnswers } from '../../own-answers/own-answers.ts';
import { PreviewButton } from '../link-buttons.tsx';
import * as words from '../words.ts';
import {
  type Draft,
  isFull,
  listCandidates,
  withTick,
  emptyDraft,
  endTexts,
  missingText,
  toChoice,
  toRequest,
} from './link-view.ts';
import { type OwnLink, previewLink, useLinkActions } from './use-links.ts';

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Ticking interests among the own answers, which are fetched when the picker opens. */
function InterestPicker(props: PartProps) {
  const answers = useAnswers();
  if (answers.phase === 'loading')
    return <output className="appear-late text-muted">{loadingAnswers}</output>;
  if (answers.phase === 'shown') return <Candidates {...props} answers={answers.answers} />;
  return (
    <p role="alert" className="text-poor">
      {answersNotLoaded}
    </p>
  );
}

function Candidates({ draft, onChange, answers }: PartProps & { answers: readonly OwnAnswer[] }) {
  const candidates = useMemo(() => listCandidates(answers), [answers]);
  if (candidates.length === 0)
    return (
      <p className="text-muted">
        {renderTags(words.nothingToName(minHighAnswer), { a: <TextLink to={paths.answers()} /> })}
      </p>
    );
  return (
    <fieldset className="border-s-2 border-accent ps-4 sm:ps-6">
      <legend className="float-start w-full text-step--1 text-muted">
        {words.interestsLegend(minHighAnswer)}
      </legend>
      <div className="clear-both pt-2">
        {candidates.map((each) => (
          <Theme key={each.theme} {...each} draft={draft} onChange={onChange} />
        ))}
      </div>
      <StatusLine className="min-h-7 pt-2 text-step--1">{describeCount(draft)}</StatusLine>
    </fieldset>
  );
}

function describeCount(draft: Draft): string {
  const count = words.tickedOfMax(draft.itemIds.length, maxChosenItems);
  return isFull(draft) ? words.tickLimitReached(count) : count;
}

/** One theme, folded, so that the list stays short on a phone. */
function Theme({
  theme,
  entries: answers,
  draft,
  onChange,
}: ReturnType<typeof listCandidates>[number] & PartProps) {
  const ticked = answers.filter(({ itemId }) => draft.itemIds.includes(itemId)).length;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 max-[18rem]:flex-wrap">
        {/* A summary in columns does not show the browser's triangle. */}
        <Chevron className="transition-[rotate] duration-(--quick) group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{themeFacts[theme].name}</span>{' '}
        <span
          className={`ms-auto text-step--1 tabular-nums ${ticked > 0 ? 'text-accent' : 'text-muted'}`}
        >
          {words.ofLabel(ticked, answers.length)} <span className="sr-only">{words.ticked}</span>
        </span>
      </summary>
      <div className="pb-3">
        {answers.map(({ itemId, question }) => {
          const isTicked = draft.itemIds.includes(itemId);
          return (
            <Option
              key={itemId}
              type="checkbox"
              label={question}
              isChosen={isTicked}
              isDisabled={!isTicked && isFull(draft)}
              onChoose={() => onChange(withTick(draft, itemId))}
            />
          );
        })}
      </div>
    </details>
  );
}

interface Props {
  readonly onMade: (link: OwnLink) => void;
  readonly onCancel: () => void;
}

export function NewLinkForm({ onMade, onCancel }: Props) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const { create } = useLinkActions();
  const { isBusy, failure, perform } = useAction();
  const [missing, setMissing] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(missingText(draft) ?? '');
    if (missingText(draft) !== null) return;
    await perform(async () => onMade(await withProof(() => create(toRequest(draft)))));
  };
  return (
    <>
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
            {missingText(draft) === null && (
              <PreviewButton look="secondary" open={() => previewLink(toChoice(draft))} />
            )}
            <Button look="quiet" onClick={onCancel}>
              {cancel}
            </Button>
          </div>
          <StatusLine tone="poor" className="empty:absolute">
            {missing || failure}
          </StatusLine>
        </div>
      </form>
      {/* Outside the form, which would get the dialog's submit event too. */}
      <ProofPrompt />
    </>
  );
}

function LevelChoice({ draft, onChange }: PartProps) {
  const option = (level: LinkLevel) => (
    <Option
      key={level}
      type="radio"
      group="level"
      label={words.levels[level].name}
      hint={words.levels[level].shows}
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
