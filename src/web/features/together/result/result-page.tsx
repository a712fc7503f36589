import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { formatDay } from '../../../ui/language/dates.ts';
import {
  ActivityGroups,
  ConversationGuide,
  Fit,
  PairPicture,
} from '../../comparison/comparison.ts';
import { ConsentNote } from '../../safety/safety.tsx';
import { EndButton } from '../ending/end-button.tsx';
import { FailedNotice } from '../parts/notices.tsx';
import { OverNotice } from '../parts/over-notice.tsx';
import type { Pair, SharedReading } from '../view-model/replies.ts';
import { readResult } from '../view-model/result.ts';
import { CommonGround } from './common-ground.tsx';
import { useResult } from './use-result.ts';
import * as words from './words.ts';

export default function ResultPage({ pair }: { readonly pair: Pair }) {
  const state = useResult(pair.pairId);
  if (state.phase === 'loading') return <LoadingScreen title={words.loading} />;
  if (state.phase === 'over') return <OverNotice />;
  if (state.phase === 'failed') return <FailedNotice error={state.error} />;
  return <ShownResult pair={pair} result={state.result} />;
}

interface Props {
  readonly pair: Pick<Pair, 'pairId' | 'endsAt'>;
  readonly result: SharedReading;
}

/** Its parts stand directly under `main`, so that the guide can be printed by itself. */
export function ShownResult({ pair, result }: Props) {
  const reading = readResult(result);
  return (
    <>
      <Fit title={words.sharedReading} fit={result} between={reading.between}>
        <p className="mt-5 max-w-2xl text-step-1 leading-relaxed text-pretty">{reading.lead}</p>
        {reading.ground.length > 0 && <CommonGround ground={reading.ground} />}
      </Fit>
      {reading.groups.length > 0 && (
        <section aria-labelledby="interests" className="pt-16">
          <h2 id="interests">{words.bothWantTitle}</h2>
          <p className="mt-3 max-w-2xl text-muted">{words.bothWantHint}</p>
          <ActivityGroups groups={reading.groups} />
        </section>
      )}
      <ConversationGuide groups={reading.groups} />
      <PairPicture pair={reading.pair} />
      <Keeping pair={pair} result={result} />
      <ConsentNote />
    </>
  );
}

const Keeping = ({ pair, result }: Props) => (
  <section
    aria-labelledby="keeping"
    className="mt-16 flex max-w-3xl flex-col items-start gap-4 rounded-card bg-raised px-5 py-6 sm:px-8 print:hidden"
  >
    <h2 id="keeping" className="text-step-1">
      {words.keptTitle}
    </h2>
    <p className="text-pretty">
      {words.kept(formatDay(result.revealedDay), formatDay(pair.endsAt))}
    </p>
    <EndButton pair={pair} kind="shown" look="secondary" />
  </section>
);
