import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { BackToProfile } from '../../platform/navigation/back-to-profile.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useFocusOnChange } from '../../platform/navigation/use-focus-on-change.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatTime } from '../../ui/language/dates.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { EndButton } from './end-button.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { OverNotice, FailedNotice, SignedOutNotice, UnfinishedNotice } from './notices.tsx';
import { ReadingList } from './reading-list.tsx';
import { type Pair, readingKind, type ReadingKind } from './reading-view.ts';
import { useTogether, type TogetherPhase } from './use-together.ts';
import * as words from './words.ts';

/** The buttons on the pages of readings that wait or cannot go on. */
const Actions = (ending: ComponentProps<typeof EndButton>) => (
  <>
    <ButtonLink to={paths.together()}>{words.allSharedReadings}</ButtonLink>
    <EndButton {...ending} />
  </>
);

/** Says nothing about what the other person has done. */
export const WaitingNotice = ({ pair }: Props) => (
  <Notice title={words.waitingTitle} actions={<Actions pair={pair} kind="waiting" />}>
    <p>
      {renderTags(words.waiting(formatTime(pair.endsAt, { hasWeekday: true })), {
        span: <span className="text-text" />,
      })}
    </p>
    <p>{words.waitingExplained}</p>
  </Notice>
);

export const InvitedNotice = ({ pair }: Props) => (
  <Notice title={words.invitedTitle} actions={<Actions pair={pair} kind="invited" />}>
    <p>
      {renderTags(words.invited(formatTime(pair.endsAt, { hasWeekday: true })), {
        span: <span className="text-text" />,
      })}
    </p>
  </Notice>
);

export const ReplacedNotice = ({ pair }: Props) => (
  <Notice title={words.replacedTitle} actions={<Actions pair={pair} kind="replaced" />}>
    <p>{words.replaced}</p>
  </Notice>
);

const DecisionPage = lazy(() => import('./decision-page.tsx'));
const ResultPage = lazy(() => import('./result-page.tsx'));

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
function ReadingPage({ pair }: Props) {
  const Page = pages[readingKind(pair)];
  return (
    <Suspense fallback={<LoadingScreen title={words.loadingResult} />}>
      <Page pair={pair} />
    </Suspense>
  );
}

/** Names the view, so that the focus moves when it changes; null while the page loads. */
function nameView(state: TogetherPhase): string | null {
  if (state.phase === 'loading') return null;
  return state.phase === 'reading'
    ? `${state.pair.pairId} ${readingKind(state.pair)}`
    : state.phase;
}

export default function TogetherScreen() {
  const together = useTogether();
  const { state, isUnusable } = together;
  useFocusOnChange(nameView(state));
  switch (state.phase) {
    case 'loading':
      return <LoadingScreen title={words.loading} />;
    case 'signed-out':
      return <SignedOutNotice isUnusable={isUnusable} />;
    case 'unfinished':
      return <UnfinishedNotice isUnusable={isUnusable} />;
    case 'failed':
      return <FailedNotice error={state.error} />;
    case 'invitation':
      return (
        <InvitationPage
          token={state.token}
          step={state.step}
          knownIds={together.knownIds}
          onJoined={(pairId) => {
            together.setAside(false);
            void together.open(pairId);
          }}
          onRefused={() => together.setAside(true)}
          onPutAside={() => together.setAside(false)}
        />
      );
    case 'list':
      return (
        <>
          <HeaderLinks>
            <BackToProfile />
          </HeaderLinks>
          <ReadingList
            pairs={state.pairs}
            isUnusable={isUnusable}
            comparedWith={together.comparedWith}
          />
        </>
      );
    case 'reading':
      return (
        <>
          <HeaderLinks>
            {together.comparedWith !== null && (
              <TextLink to={paths.compare(together.comparedWith)}>
                {words.backToComparison}
              </TextLink>
            )}
            <TextLink to={paths.together()}>{words.allSharedReadings}</TextLink>
          </HeaderLinks>
          <ReadingPage pair={state.pair} />
        </>
      );
  }
}
