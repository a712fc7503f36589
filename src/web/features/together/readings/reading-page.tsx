import { type ComponentType, lazy, Suspense } from 'react';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { OverNotice } from '../parts/over-notice.tsx';
import { readingKind, type ReadingKind } from '../view-model/readings.ts';
import type { Pair } from '../view-model/replies.ts';
import { InvitedNotice, ReplacedNotice, WaitingNotice } from './state-notices.tsx';
import * as words from './words.ts';

const DecisionPage = lazy(() => import('../deciding/decision-page.tsx'));
const ResultPage = lazy(() => import('../result/result-page.tsx'));

interface Props {
  readonly pair: Pair;
}

const pages: Readonly<Record<ReadingKind, ComponentType<Props>>> = {
  invited: InvitedNotice,
  replaced: ReplacedNotice,
  deciding: DecisionPage,
  waiting: WaitingNotice,
  shown: ResultPage,
  over: OverNotice,
};

/** One reading in its present state. */
export function ReadingPage({ pair }: Props) {
  const Page = pages[readingKind(pair)];
  return (
    <Suspense fallback={<LoadingScreen title={words.loading} />}>
      <Page pair={pair} />
    </Suspense>
  );
}
