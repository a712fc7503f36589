import { Button } from '../../../ui/components/button.tsx';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { saveTexts } from '../../../ui/forms/save-status.ts';
import { formatTime } from '../../../ui/language/dates.ts';
import { type OwnAnswer, saveStatus, useAnswers } from '../../own-answers/own-answers.ts';
import { EndButton } from '../ending/end-button.tsx';
import { About } from '../parts/about.tsx';
import { FailureLine } from '../parts/failure-line.tsx';
import { FailedNotice } from '../parts/notices.tsx';
import { describeOwnSide } from '../view-model/own-side.ts';
import type { Pair } from '../view-model/replies.ts';
import { BreadthMeter } from './breadth-meter.tsx';
import { OwnList } from './own-list.tsx';
import { type Decision, useDecision } from './use-decision.ts';
import * as words from './words.ts';

/** The yes, with what it would show of each of the two people. */
export default function DecisionPage({ pair }: { readonly pair: Pair }) {
  const answers = useAnswers();
  if (answers.phase === 'shown') return <Decide pair={pair} answers={answers.answers} />;
  if (answers.phase === 'loading') return <LoadingScreen title={words.loadingAnswers} />;
  return <FailedNotice error={answers.phase === 'failed' ? answers.error : null} />;
}

interface Props {
  readonly pair: Pair;
  readonly answers: readonly OwnAnswer[];
}

export function Decide({ pair, answers }: Props) {
  const decision = useDecision(pair, answers);
  const { limits, side } = decision;
  return (
    <article className="pb-20">
      <h1 className="pt-6 sm:pt-10">{words.title}</h1>
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
