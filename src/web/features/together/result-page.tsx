import { lazy, Suspense, useState } from 'react';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import {
  type Agreement,
  AgreementSection,
  loadingForm,
  MarksForm,
  useAnnouncement,
  useMarking,
} from '../agreement/agreement.ts';
import {
  ActivityGroups,
  Fit,
  HowFound,
  PairPage,
  viewReadingGuide,
} from '../comparison/comparison.ts';
import { EndButton } from './end-button.tsx';
import { FailedNotice, OverNotice } from './notices.tsx';
import type { Pair, SharedReading } from './reading-view.ts';
import { type GroundRow, viewResult } from './result-view.ts';
import { reloadResult, replaceResult, useResult } from './use-result.ts';
import * as words from './words.ts';

/** Only donors are asked. The page also works without it. */
const Helped = lazy(() => import('./helped.tsx').catch(() => ({ default: () => null })));

/** Themes with a shared interest of which no activity is named, each with a word for how much. */
const CommonGround = ({ ground }: { readonly ground: readonly GroundRow[] }) => (
  <ul className="mt-3 max-w-2xl">
    {ground.map(({ theme, title, strength }) => (
      <li
        key={theme}
        className="grid grid-cols-[2.25rem_1fr] items-center border-t border-line py-1.5 leading-snug sm:grid-cols-[2.25rem_1fr_auto] sm:gap-x-4"
      >
        <Circles isMuch={strength === 'much'} />
        <span>{title}</span>{' '}
        <span className="col-start-2 text-step--1 text-muted sm:col-start-3">
          {words.inCommon[strength]}
        </span>
      </li>
    ))}
  </ul>
);

/** Two circles that overlap by much or by little. */
const Circles = ({ isMuch }: { readonly isMuch: boolean }) => (
  <svg viewBox="0 0 30 16" aria-hidden="true" className="h-3.5" fill="none" strokeWidth="1.6">
    <circle cx={isMuch ? 12 : 9} cy="8" r="6.5" stroke="var(--fantasy)" />
    <circle cx={isMuch ? 18 : 21} cy="8" r="6.5" stroke="var(--accent)" />
  </svg>
);

export default function ResultPage({ pair }: { readonly pair: Pair }) {
  const state = useResult(pair.pairId);
  if (state.phase === 'loading') return <LoadingScreen title={words.loadingResult} />;
  if (state.phase === 'over') return <OverNotice />;
  if (state.phase === 'failed') return <FailedNotice error={state.error} />;
  return (
    <Reading pair={pair} result={state.result} agreement={state.agreement} helped={state.helped} />
  );
}

interface Props {
  readonly pair: Pick<Pair, 'pairId' | 'endsAt'>;
  readonly result: SharedReading;
  readonly agreement: Agreement;
  /** The donor's answer; null for visitors who do not donate. */
  readonly helped?: { readonly value: number | null } | null;
}

/** Shows the reading, or the form for marks instead. */
function Reading(props: Props) {
  const { pairId } = props.pair;
  const { isMarking } = useMarking();
  const [hasMarked, setHasMarked] = useState(false);
  if (isMarking && !hasMarked) setHasMarked(true);
  const announcement = useAnnouncement(props.agreement);
  return (
    <>
      {isMarking ? (
        <Suspense fallback={<LoadingScreen title={loadingForm} />}>
          <MarksForm
            pairId={pairId}
            agreement={props.agreement}
            groups={viewResult(props.result).groups}
            onReply={(reply) => replaceResult(pairId, reply)}
            onStale={() => reloadResult(pairId)}
          />
        </Suspense>
      ) : (
        <ShownResult {...props} comesFromForm={hasMarked} />
      )}
      <StatusLine className="sr-only print:hidden">{announcement}</StatusLine>
    </>
  );
}

function ShownResult({
  pair,
  result,
  agreement,
  helped = null,
  comesFromForm = false,
}: Props & { readonly comesFromForm?: boolean }) {
  const reading = viewResult(result);
  const guide = viewReadingGuide(
    reading.ground.map(({ theme }) => theme),
    reading.groups,
  );
  return (
    <PairPage
      verdict={
        <Fit title={words.sharedReading} fit={result}>
          <p className="mt-3 max-w-2xl leading-normal text-pretty sm:text-step-1">{reading.lead}</p>
          {reading.unnamed.length > 0 && <CommonGround ground={reading.unnamed} />}
        </Fit>
      }
      guide={guide}
      lists={
        <>
          {reading.groups.length > 0 && (
            <section aria-labelledby="interests" className="pt-5 sm:pt-10">
              <h2 id="interests" className="text-step-1">
                {words.bothWantTitle}
              </h2>
              <p className="mt-1 max-w-2xl text-muted">{words.bothWantHint}</p>
              <ActivityGroups groups={reading.named} />
            </section>
          )}
          <AgreementSection
            pairId={pair.pairId}
            agreement={agreement}
            onReply={(reply) => replaceResult(pair.pairId, reply)}
            comesFromForm={comesFromForm}
          />
        </>
      }
      pair={reading.pair}
    >
      {helped && (
        <Suspense>
          <Helped pairId={pair.pairId} value={helped.value} />
        </Suspense>
      )}
      <Keeping pair={pair} />
      <HowFound fit={result} />
    </PairPage>
  );
}

const Keeping = ({ pair }: Pick<Props, 'pair'>) => (
  <section
    aria-labelledby="keeping"
    className="mt-6 flex max-w-3xl flex-col items-start gap-2 rounded-card bg-raised px-4 py-4 sm:mt-12 sm:gap-4 sm:px-8 sm:py-6 print:hidden"
  >
    <h2 id="keeping" className="text-step-1">
      {words.keptTitle}
    </h2>
    <p className="text-pretty">{words.kept(formatDay(pair.endsAt))}</p>
    <EndButton pair={pair} kind="shown" look="secondary" />
  </section>
);
