import { paths } from '../../platform/navigation/paths.ts';
import { useFocusOnChange } from '../../platform/navigation/use-focus-on-change.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { InvitationPage } from './arriving/invitation-page.tsx';
import { FailedNotice, SignedOutNotice, UnfinishedNotice } from './parts/notices.tsx';
import { ReadingList } from './readings/reading-list.tsx';
import { ReadingPage } from './readings/reading-page.tsx';
import { useTogether, type TogetherPhase } from './use-together.ts';
import { readingKind } from './view-model/readings.ts';
import * as words from './words.ts';

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
            <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>
          </HeaderLinks>
          <ReadingList pairs={state.pairs} isUnusable={isUnusable} />
        </>
      );
    case 'reading':
      return (
        <>
          <HeaderLinks>
            <TextLink to={paths.together()}>{words.allSharedReadings}</TextLink>
          </HeaderLinks>
          <ReadingPage pair={state.pair} />
        </>
      );
  }
}
