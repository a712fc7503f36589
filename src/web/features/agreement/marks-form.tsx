import type { ReactNode } from 'react';
import {
  aftercareNeeds,
  maxAddedItems,
  sentences,
  stopSignals,
} from '../../../domain/agreement.ts';
import { themeFacts } from '../../../domain/themes.ts';
import { Button } from '../../ui/components/button.tsx';
import { FoldedRow } from '../../ui/components/fold.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Arrow } from '../../ui/components/signs.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Option } from '../../ui/forms/options.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ProofPrompt } from '../accounts/accounts.ts';
import { type OwnAnswer, useAnswers } from '../own-answers/own-answers.ts';
import { canAddMore, type InterestGroup, listMarked, marksFor, withToggled } from './marks-view.ts';
import { type FormProps, type Marking, useMarks } from './use-agreement.ts';
import * as words from './words.ts';

type PartProps = Pick<Marking, 'draft' | 'change'>;

type Interest = InterestGroup['activities'][number];

/** Who does it, where the two sides differ. The arrow runs from the reader or to the reader. */
function Direction({ isMutualComplementary, pole }: Interest) {
  if (isMutualComplementary)
    return <span className="text-step--1 text-muted"> {words.bothSides}</span>;
  return (
    pole !== null && (
      <span className="inline-flex items-center gap-1.5 text-step--1 whitespace-nowrap text-muted">
        <span aria-hidden="true" className={pole === 'positive' ? '' : 'rotate-180'}>
          <Arrow />
        </span>
        {words.doneBy[pole]}
      </span>
    )
  );
}

function Thing({ interest, draft, change }: PartProps & { readonly interest: Interest }) {
  const { itemId, shortText } = interest;
  return (
    <fieldset className="border-t border-line">
      <legend className="float-start flex w-full flex-wrap items-center gap-x-3 pt-1 leading-snug">
        {shortText} <Direction {...interest} />
      </legend>
      <div className="clear-both flex flex-wrap gap-x-7">
        {marksFor(interest).map((mark) => (
          <Option
            key={mark}
            type="radio"
            group={itemId}
            label={words.marks[mark]}
            isChosen={draft.marks[itemId] === mark}
            onChoose={() => change({ marks: { ...draft.marks, [itemId]: mark } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ListProps extends PartProps {
  readonly interests: readonly Interest[];
}

const ThingList = ({ interests, ...part }: ListProps) =>
  interests.map((interest) => <Thing key={interest.itemId} interest={interest} {...part} />);

function Things({ groups, ...part }: PartProps & Pick<FormProps, 'groups'>) {
  const all = listMarked(groups);
  const imagined = all.filter(({ isImagined }) => isImagined);
  return (
    <section aria-labelledby="things">
      <h2 id="things" className="text-step-1">
        {words.bothWant}
      </h2>
      <p className="my-1 max-w-2xl text-muted">
        {all.length === 0 ? words.nothingBothWant : words.unmarked}
      </p>
      <ThingList interests={all.filter(({ isImagined }) => !isImagined)} {...part} />
      {imagined.length > 0 && (
        <h3 className="mt-3 mb-1 font-body text-step-0 font-semibold tracking-normal">
          {words.onlyToTalk}
        </h3>
      )}
      <ThingList interests={imagined} {...part} />
    </section>
  );
}

const Title = ({ children }: { readonly children: string }) => (
  <h2 className="font-body text-step-0 font-medium tracking-normal">{children}</h2>
);

/** Lists further questions that the visitor answered, folded by theme. */
const Added = ({ candidates, draft, change }: PartProps & Pick<Marking, 'candidates'>) => (
  <FoldedRow
    title={<Title>{words.add}</Title>}
    note={draft.added.length > 0 && words.added(draft.added.length, maxAddedItems)}
    className="border-y border-line"
  >
    <p className="max-w-2xl pb-3 text-step--1 text-muted">{words.addHint(maxAddedItems)}</p>
    <StatusLine className="text-step--1 not-empty:pb-3">
      {canAddMore(draft) ? '' : words.allAdded(maxAddedItems)}
    </StatusLine>
    {candidates.map(({ theme, entries }) => (
      <FoldedRow
        key={theme}
        title={themeFacts[theme].name}
        note={countAdded(entries, draft.added)}
        className="border-t border-line"
      >
        <div className="pb-3">
          {entries.map(({ itemId, question }) => (
            <Option
              key={itemId}
              type="checkbox"
              label={question}
              isChosen={draft.added.includes(itemId)}
              isDisabled={!draft.added.includes(itemId) && !canAddMore(draft)}
              onChoose={() => change({ added: withToggled(draft.added, itemId) })}
            />
          ))}
        </div>
      </FoldedRow>
    ))}
  </FoldedRow>
);

const countAdded = (entries: readonly OwnAnswer[], added: readonly string[]): string => {
  const count = entries.filter(({ itemId }) => added.includes(itemId)).length;
  return count === 0 ? '' : words.addedOfTheme(count);
};

const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 sm:gap-x-8">
    {children}
  </div>
);

const StopSignals = ({ draft, change }: PartProps) => (
  <fieldset>
    <legend>
      <Title>{words.stop}</Title>
    </legend>
    <Columns>
      {stopSignals.map((signal) => (
        <Option
          key={signal}
          type="checkbox"
          label={words.stopSignals[signal].name}
          hint={words.stopSignals[signal].how}
          isChosen={draft.stopSignals.includes(signal)}
          onChoose={() => change({ stopSignals: withToggled(draft.stopSignals, signal) })}
        />
      ))}
    </Columns>
  </fieldset>
);

const Afterwards = ({ draft, change }: PartProps) => (
  <FoldedRow
    title={<Title>{words.afterwards}</Title>}
    note={draft.aftercare.length > 0 && words.chosen(draft.aftercare.length)}
    className="border-y border-line"
  >
    <fieldset aria-label={words.afterwards}>
      <Columns>
        {aftercareNeeds.map((need) => (
          <Option
            key={need}
            type="checkbox"
            label={words.aftercare[need]}
            isChosen={draft.aftercare.includes(need)}
            onChoose={() => change({ aftercare: withToggled(draft.aftercare, need) })}
          />
        ))}
      </Columns>
    </fieldset>
  </FoldedRow>
);

const sentenceOptions = [
  ['', words.noSentence] as const,
  ...sentences.map((sentence) => [sentence, words.sentences[sentence]] as const),
];

const SentenceChoice = ({ draft, change }: PartProps) => (
  <div className="max-w-2xl">
    <Select
      label={words.sentence}
      options={sentenceOptions}
      value={draft.sentence ?? ''}
      onChange={({ target: { value } }) =>
        change({ sentence: sentences.find((each) => each === value) ?? null })
      }
    />
  </div>
);

const focus = (element: HTMLElement | null) => element?.focus();

/** Takes the focus when it opens, because the pressed button disappears. */
export default function MarksForm(props: FormProps) {
  const answers = useAnswers();
  if (answers.phase === 'loading') return <LoadingScreen title={words.loadingForm} />;
  return <ShownForm {...props} answers={answers.phase === 'shown' ? answers.answers : []} />;
}

/** `answers` is empty if loading failed. Nothing can be added then. */
export function ShownForm({
  answers,
  ...props
}: FormProps & { readonly answers: readonly OwnAnswer[] }) {
  const { candidates, isBusy, failure, send, close, ...part } = useMarks(props, answers);
  return (
    <article className="flex max-w-3xl flex-col gap-2 pb-2 sm:gap-9 sm:pb-20">
      <header>
        <h1 ref={focus} tabIndex={-1} className="outline-none sm:pt-10">
          {words.formTitle}
        </h1>
        <p className="max-w-2xl pt-1 leading-snug sm:pt-5 sm:leading-relaxed">{words.formIntro}</p>
      </header>
      <Things groups={props.groups} {...part} />
      {answers.length === 0 && (
        <p role="alert" className="text-muted">
          {words.answersNotLoaded}
        </p>
      )}
      {candidates.length > 0 && <Added candidates={candidates} {...part} />}
      <StopSignals {...part} />
      <Afterwards {...part} />
      <SentenceChoice {...part} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
        <Button disabled={isBusy} onClick={() => void send()}>
          {isBusy ? words.sending : words.send}
        </Button>
        <Button look="quiet" onClick={() => void close()}>
          {words.backToReading}
        </Button>
      </div>
      <p role="alert" className="text-poor empty:absolute">
        {failure}
      </p>
      <ProofPrompt />
    </article>
  );
}
