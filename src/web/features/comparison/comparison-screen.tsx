import type { ReactNode } from 'react';
import { describeOutage } from '../../platform/api/format-error.ts';
import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { BackToProfile } from '../../platform/navigation/back-to-profile.tsx';
import { fromComparison } from '../../platform/navigation/navigation-state.ts';
import { paths, sharingHash } from '../../platform/navigation/paths.ts';
import { Redirect } from '../../platform/navigation/redirect.tsx';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { useSession } from '../../platform/session/session.ts';
import { backToProfile, login, notAuthenticated, switchSharingOn } from '../../platform/words.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { viewPairSubject } from './comparison-reply.ts';
import { viewGuide } from './conversation/guide.ts';
import { DimensionRows } from './dimension-rows.tsx';
import { viewMap } from './map/map-view.ts';
import { ThemeMap } from './map/theme-map.tsx';
import { NamingNote } from './naming-note.tsx';
import { PairPage } from './pair-page.tsx';
import { KeepComparison } from './people/keep-comparison.tsx';
import { SendBack } from './people/send-back.tsx';
import { viewActivityGroups } from './shared-activities-view.ts';
import { DreamScenarios, SharedActivities } from './shared-activities.tsx';
import { viewThemeRows } from './theme-rows.ts';
import { useComparison, type ComparisonPhase } from './use-comparison.ts';
import { type LoadedComparison, useNamingWait } from './use-naming-wait.ts';
import { ComparisonFigures, Verdict } from './verdict.tsx';
import * as words from './words.ts';

export default function ComparisonScreen() {
  const { state, askAgain } = useComparison();
  if (state.phase === 'loading') return <LoadingScreen title={words.title} text={words.loading} />;
  if (state.phase === 'no-profile') return <Redirect to={paths.publicProfile(state.linkedCode)} />;
  if (state.phase === 'shown')
    return (
      <ShownComparison
        {...state}
        askAgain={askAgain}
        sendBack={<SendBack shareCode={state.ownCode} origin={window.location.origin} />}
      >
        <KeepComparison shareCode={state.otherCode} />
      </ShownComparison>
    );
  return <ComparisonNotice detail={null} error={null} {...state} />;
}

type NoticePhase = Exclude<ComparisonPhase['phase'], 'loading' | 'no-profile' | 'shown'>;

/** The text of each error, some with a hint. */
const texts = {
  'not-authenticated': { text: notAuthenticated, hint: words.notAuthenticatedHint },
  missing: { text: words.missing, hint: words.missingHint },
  failed: { text: words.failed, hint: null },
  empty: { text: words.empty, hint: words.emptyHint },
} as const satisfies Record<NoticePhase, { readonly text: string; readonly hint: string | null }>;

interface Props {
  readonly phase: NoticePhase;
  /** The server's message, shown instead of the hint. */
  readonly detail: string | null;
  readonly error: unknown;
  /** The code in the URL, for a visitor who is not logged in. */
  readonly linkedCode?: string | null;
}

export function ComparisonNotice({ phase, detail, error, linkedCode = null }: Props) {
  const { text, hint } = texts[phase];
  const more = detail ?? hint;
  const isSharingOff = useSession(({ user }) => user !== null && user.shareCode === null);
  const actions = (
    <>
      {linkedCode === null ? (
        <ButtonLink to={paths.profile()}>{backToProfile}</ButtonLink>
      ) : (
        <ButtonLink to={paths.publicProfile(linkedCode)}>{words.seeTheirThemes}</ButtonLink>
      )}
      {phase === 'missing' && isSharingOff && (
        <TextLink to={paths.editProfile() + sharingHash}>{switchSharingOn}</TextLink>
      )}
      {phase === 'not-authenticated' && <TextLink to={paths.login()}>{login}</TextLink>}
    </>
  );
  if (describeOutage(error) !== null) return <FailedNotice title={words.title} error={error} />;
  return (
    <Notice title={words.title} actions={actions}>
      <p role="alert" className="text-text">
        {text}
      </p>
      {more && <p>{more}</p>}
      <RequestIdNote error={error} />
    </Notice>
  );
}

interface ShownProps extends LoadedComparison {
  /** The other person's share code, unless there is no server. */
  readonly otherCode?: string;
  /** What the visitor can do with the comparison: first, and at the end of the page. */
  readonly sendBack?: ReactNode;
  /** False if only the comparison is left. */
  readonly hasProfile?: boolean;
  readonly children?: ReactNode;
}

export function ShownComparison({
  otherCode,
  sendBack,
  hasProfile = true,
  children,
  ...shown
}: ShownProps) {
  const { comparison } = shown;
  const { naming, seconds, announcement } = useNamingWait(shown);
  const groups = viewActivityGroups(comparison);
  const map = viewMap(comparison);
  const guide = viewGuide(map, groups, comparison.detail.meetingThemes[0]);
  return (
    <>
      <HeaderLinks>{hasProfile && <BackToProfile />}</HeaderLinks>
      <PairPage
        verdict={
          <>
            <Verdict comparison={comparison} />
            <ThemeMap map={map} />
          </>
        }
        guide={guide}
        actions={sendBack}
        lists={
          <>
            <DreamScenarios scenarios={comparison.dreamScenarios} />
            <SharedActivities groups={groups} />
            <NamingNote naming={naming} seconds={seconds} announcement={announcement}>
              {otherCode !== undefined && (
                <TextLink
                  to={paths.together()}
                  state={fromComparison(otherCode)}
                  className="text-step--1 print:hidden"
                >
                  {words.seeMore}
                </TextLink>
              )}
            </NamingNote>
            <DimensionRows rows={viewThemeRows(comparison)} />
          </>
        }
        pair={viewPairSubject(
          { ...comparison, levelRange: comparison.detail.levelRange },
          groups.map(({ title }) => title),
        )}
      >
        {children}
        <ComparisonFigures comparison={comparison} />
      </PairPage>
    </>
  );
}
