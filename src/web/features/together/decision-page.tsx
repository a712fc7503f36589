import { useState, type ReactNode } from 'react';
import { themeFacts } from '../../../domain/themes.ts';
import { type Breadth, breadths, maxTicks } from '../../../domain/together.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { loadingAnswers } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { FoldedRow } from '../../ui/components/fold.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { saveColors, saveTexts } from '../../ui/forms/save-status.ts';
import { formatTime } from '../../ui/language/dates.ts';
import { ProofPrompt, withProof } from '../accounts/accounts.ts';
import {
  type OwnAnswer,
  useLimits,
  isMarked,
  saveStatus,
  useAnswers,
} from '../own-answers/own-answers.ts';
import { About } from './about.tsx';
import { viewOwnSide, type OwnRow, describeOwnSide } from './decision-view.ts';
import { EndButton } from './end-button.tsx';
import { FailureLine, FailedNotice } from './notices.tsx';
import type { Pair } from './reading-view.ts';
import { callTogether, reloadPairs } from './use-pairs.ts';
import * as words from './words.ts';

/** Shows on four steps how many high answers the other person gave. */
function BreadthMeter({ breadth }: { readonly breadth: Breadth }) {
  const { sentence, meaning } = words.breadths[breadth];
  const rank = breadths.indexOf(breadth);
  return (
    <>
      <ol aria-hidden="true" className="mt-4 grid max-w-xl grid-cols-4 gap-x-1.5">
        {breadths.map((each, index) => (
          <li key={each}>
            <span
              className={`block h-2 rounded-xs border border-transparent ${index <= rank ? 'bg-accent forced-colors:bg-[CanvasText]' : 'bg-line forced-colors:border-[CanvasText]'}`}
            />
            <span
              className={`mt-1.5 block text-step--1 ${index === rank ? 'font-medium' : 'text-muted'}`}
            >
              {words.breadths[each].name}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-2xl text-step-1 leading-relaxed">{sentence}</p>
      <p className="mt-1 max-w-2xl text-muted">{meaning}</p>
    </>
  );
}

/** Shows what the visitor's yes would reveal, and the button for it. */
function useDecision({ pairId, attemptId }: Pair, answers: readonly OwnAnswer[]) {
  const limits = useLimits(answers);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(() => new Set());
  const side = viewOwnSide(answers, limits.marks, ticks);
  const { isBusy, failure, perform } = useAction(words.yesNotSaved);
  /** The reading could still include an answer whose limit is not saved yet. */
  const isSavingLimits = limits.marks.pending.length > 0;

  const tick = (itemId: string, isTicked: boolean) =>
    setTicks((before) =>
      isTicked ? new Set([...before, itemId]) : new Set([...before].filter((id) => id !== itemId)),
    );
  const sayYes = () =>
    perform(async () => {
      const body = { pairId, attemptId, ticks: [...side.ticked] };
      await withProof(() => callTogether('sayYes', { body }));
      await reloadPairs();
    });

  return { limits, side, tick, isBusy, isSavingLimits, failure, sayYes };
}

type Decision = ReturnType<typeof useDecision>;

type OwnListProps = Pick<Decision, 'limits' | 'side' | 'tick'>;

/** Lists own answers of at least 4, each with a mark for a hard limit. A 4 can be ticked. */
const OwnList = (props: OwnListProps) => (
  <FoldedRow
    title={<span className="font-medium">{words.answersTitle}</span>}
    note={formatTicked(props.side)}
    className="mt-5 border-y border-line"
  >
    <dl className="grid max-w-3xl gap-y-2 pb-4 text-step--1 leading-relaxed text-muted">
      <Explained name={words.hardLimit}>{words.hardLimitHint}</Explained>
      <Explained name={words.tick}>{words.tickHint(maxTicks)}</Explained>
    </dl>
    {props.side.groups.map(({ theme, entries }) => (
      <FoldedRow
        key={theme}
        title={themeFacts[theme].name}
        note={formatAppearing(entries)}
        className="border-t border-line"
      >
        <ul className="pb-4">
          {entries.map((row) => (
            <Row key={row.answer.itemId} row={row} {...props} />
          ))}
        </ul>
      </FoldedRow>
    ))}
  </FoldedRow>
);

const formatTicked = ({ ticked }: OwnListProps['side']): string =>
  ticked.length === 0 ? '' : words.ofTicked(ticked.length, maxTicks);

const formatAppearing = (rows: readonly OwnRow[]): string => {
  const count = rows.filter(({ isOpen, isTicked }) => isOpen || isTicked).length;
  return count === 0 ? words.noneInTheme : words.someInTheme(count);
};

const Explained = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="inline text-text">{name}</dt> <dd className="inline">{children}</dd>
  </div>
);

function Row({
  row,
  limits: { marks, choose },
  side,
  tick,
}: OwnListProps & { readonly row: OwnRow }) {
  const { itemId, question, value, label } = row.answer;
  const status = saveStatus(marks, itemId);
  const isLimit = isMarked(marks, itemId);
  return (
    <li className="grid gap-x-8 border-t border-line py-2 md:grid-cols-[1fr_8rem_11rem] md:items-center">
      <p
        id={`${itemId}-own`}
        className={`leading-snug ${row.isLeftOut || isLimit ? 'text-muted' : ''}`}
      >
        {question}
        <span className="block text-step--1 text-muted">
          <span className="me-0.5 tabular-nums">{value}</span>{' '}
          {row.isLeftOut ? words.otherSideLimited : label}
        </span>
      </p>
      <div className="col-span-full flex flex-wrap gap-x-6 md:contents">
        <Mark
          name={`${itemId}-off`}
          question={`${itemId}-own`}
          isChecked={isLimit}
          onChange={(checked) => choose({ itemId, isLimit: checked })}
        >
          {words.hardLimit}
          {status !== 'idle' && (
            <span aria-hidden="true" className={`block leading-tight ${saveColors[status]}`}>
              {saveTexts[status]}
            </span>
          )}
        </Mark>
        {row.canTick && (
          <Mark
            name={`${itemId}-tick`}
            question={`${itemId}-own`}
            isChecked={row.isTicked}
            isDisabled={!row.isTicked && !side.canTickMore}
            onChange={(checked) => tick(itemId, checked)}
          >
            {words.tick}
          </Mark>
        )}
      </div>
    </li>
  );
}

interface MarkProps {
  readonly name: string;
  /** The id of the question, which is part of the accessible name. */
  readonly question: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

const Mark = ({ name, question, isChecked, isDisabled = false, onChange, children }: MarkProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-x-3 text-step--1 has-disabled:cursor-not-allowed has-disabled:text-muted">
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      aria-labelledby={`${name} ${question}`}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0 accent-(--accent)"
    />
    <span id={name} className="leading-tight">
      {children}
    </span>
  </label>
);

/** Asks for the yes, and explains what it would show about both people. */
export default function DecisionPage({ pair }: { readonly pair: Pair }) {
  const answers = useAnswers();
  if (answers.phase === 'shown') return <Decide pair={pair} answers={answers.answers} />;
  if (answers.phase === 'loading') return <LoadingScreen title={loadingAnswers} />;
  return <FailedNotice error={answers.phase === 'failed' ? answers.error : null} />;
}

interface Props {
  readonly pair: Pair;
  readonly answers: readonly OwnAnswer[];
}

function Decide({ pair, answers }: Props) {
  const decision = useDecision(pair, answers);
  const { limits, side } = decision;
  return (
    <article className="pb-20">
      <ProofPrompt />
      <h1 className="pt-6 sm:pt-10">{words.decisionTitle}</h1>
      <p className="max-w-2xl pt-5 text-step-1 leading-relaxed">
        {words.nothingBeforeBoth(formatTime(pair.endsAt, { hasWeekday: true }))}
      </p>
      <div className="grid gap-x-16 lg:grid-cols-[1fr_21rem] lg:items-start">
        <div className="min-w-0">
          {pair.otherBreadth !== null && (
            <section aria-labelledby="breadth" className="pt-12">
              <h2 id="breadth">{words.breadthTitle}</h2>
              <BreadthMeter breadth={pair.otherBreadth} />
            </section>
          )}
          <section aria-labelledby="own-side" className="py-12">
            <h2 id="own-side">{words.yoursTitle}</h2>
            <p className="mt-3 max-w-2xl text-pretty">{describeOwnSide(side)}</p>
            <OwnList {...decision} />
          </section>
          <About />
        </div>
        <Answer pair={pair} {...decision} />
      </div>
      <StatusLine className="sr-only">
        {saveTexts[saveStatus(limits.marks, limits.marks.lastItemId)]}
      </StatusLine>
    </article>
  );
}

type AnswerProps = Pick<Props, 'pair'> &
  Pick<Decision, 'isBusy' | 'isSavingLimits' | 'failure' | 'sayYes'>;

const Answer = ({ pair, isBusy, isSavingLimits, failure, sayYes }: AnswerProps) => (
  <section
    aria-label={words.yourAnswer}
    className="mt-12 flex max-w-3xl flex-col gap-5 rounded-card bg-raised px-5 py-6 sm:px-8 lg:sticky lg:top-6 lg:px-6"
  >
    <p className="text-pretty">{words.takingBack}</p>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button disabled={isBusy || isSavingLimits} onClick={() => void sayYes()}>
        {isBusy ? words.savingYourYes : words.sayYes}
      </Button>
      <EndButton pair={pair} kind="deciding" look="secondary" />
    </div>
    <FailureLine text={failure} />
  </section>
);
