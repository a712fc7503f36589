import { lazy, Suspense, useEffect } from 'react';
import { PendingArrival, preloadArrival } from '../../platform/arrival/pending-arrival.tsx';
import { SessionEndedNotice } from '../../platform/session/load-notices.tsx';
import { site } from '../../platform/site.ts';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { share } from '../../ui/words.ts';
import { hasPasskeys, PasskeyOffer } from '../accounts/accounts.ts';
import { DraftNote } from '../language/language.ts';
import {
  LoginCode,
  SaveCodeReminder,
  SendOwnLink,
  ShareDoor,
  SharingSection,
} from '../sharing/sharing.ts';
import { FiguresSection } from './figures-section.tsx';
import { FirstScreen } from './first-screen/first-screen.tsx';
import { PhoneBar } from './first-screen/phone-bar.tsx';
import { viewPictureSubject } from './first-screen/picture-subject.ts';
import { useReveal } from './first-screen/reveal.ts';
import { PolarityProfile } from './polarity-profile.tsx';
import {
  ProfileLinks,
  ProfileFailedNotice,
  NoResultsNotice,
  RandomNotice,
  RetakeNotice,
  SavedNotice,
} from './profile-notices.tsx';
import { InterestAreas, LimitsNote, OwnPages, ProfileSummary } from './profile-sections.tsx';
import { ThemeSection } from './themes/theme-section.tsx';
import { useProfile, useProfileReading, type ProfilePhase } from './use-profile.ts';
import * as words from './words.ts';

const InsightSection = lazy(() => import('./insights/insight-section.tsx'));

export default function ProfileScreen() {
  useEffect(preloadArrival, []);
  const profile = useProfile();
  if (profile.phase === 'loading') return <LoadingScreen title={words.loading} />;
  if (profile.phase === 'not-logged-in') return <SessionEndedNotice />;
  if (profile.phase === 'no-results') return <NoResultsNotice {...profile} />;
  if (profile.phase === 'failed') return <ProfileFailedNotice error={profile.error} />;
  return <ShownProfile {...profile} />;
}

/** The profile also works without this part, for example when its code fails to load. */
const Deeper = lazy(() => import('./deeper.tsx').catch(() => ({ default: () => null })));

function ShownProfile({ profile, user, progress }: Extract<ProfilePhase, { phase: 'shown' }>) {
  const reading = useProfileReading(profile);
  const reveal = useReveal();
  const door = { shareCode: user.shareCode, subject: viewPictureSubject(reading) };
  return (
    <>
      <ProfileLinks>
        <div className="share-in-header">
          <ShareDoor {...door}>{share}</ShareDoor>
        </div>
        <OwnPages hasEarlier={reading.hasEarlier} />
      </ProfileLinks>
      <SavedNotice />
      <RetakeNotice progress={progress} />
      {reading.isRandom && <RandomNotice />}
      {reading.isRescored && <p className="mb-6 max-w-3xl text-muted">{words.rescored}</p>}
      <FirstScreen reading={reading} reveal={reveal}>
        <SendOwnLink {...door} />
        <div className="divide-y divide-line border-y border-line empty:hidden print:hidden">
          <SaveCodeReminder />
          {reveal.isFirst && hasPasskeys() && (
            <Suspense>
              <PasskeyOffer />
            </Suspense>
          )}
        </div>
        {progress === undefined && !reveal.isFirst && (
          <Suspense>
            <Deeper user={user} hasEarlier={reading.hasEarlier} />
          </Suspense>
        )}
      </FirstScreen>
      <PendingArrival visitor={user} isRetaking={progress !== undefined} />
      <div>
        <ProfileSummary summary={reading.summary} />
        {/* An existing text stays readable after the operator has disabled AI texts. */}
        {(site.insights !== null || reading.insight !== null) && (
          <Suspense>
            <InsightSection userId={user.id} insight={reading.insight} />
          </Suspense>
        )}
        <ThemeSection themes={reading.themes} />
        <LoginCode offersPasskey={!reveal.isFirst} />
        <PolarityProfile polarities={reading.polarities} />
        <InterestAreas areas={reading.areas} />
        <FiguresSection reading={reading} />
        <SharingSection {...door} note={<LimitsNote />} />
        <DraftNote className="max-w-3xl pb-6" />
      </div>
      <PhoneBar {...door} />
    </>
  );
}
