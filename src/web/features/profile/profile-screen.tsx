import { lazy, Suspense, useEffect } from 'react';
import { PendingArrival, preloadArrival } from '../../platform/arrival/pending-arrival.tsx';
import { site } from '../../platform/site/site.ts';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { ConsentNote } from '../safety/safety.tsx';
import { SharingSection } from '../sharing/sharing.ts';
import { FirstScreen } from './first-screen/first-screen.tsx';
import { PhoneBar } from './first-screen/phone-bar.tsx';
import { useReveal } from './first-screen/reveal.ts';
import { useProfile, useProfileReading, type ProfilePhase } from './loading/use-profile.ts';
import { ProfileLinks } from './parts/profile-links.tsx';
import {
  ProfileFailedNotice,
  NoResultsNotice,
  NotLoggedInNotice,
  RetakeNotice,
} from './parts/profile-notices.tsx';
import { SavedNotice } from './parts/saved-notice.tsx';
import * as words from './parts/words.ts';
import { ArchetypesSection } from './sections/archetypes-section.tsx';
import { Contents, readMissing } from './sections/contents/contents.tsx';
import { HistoryHint } from './sections/history-hint.tsx';
import { InterestAreas } from './sections/interest-areas.tsx';
import { LimitsHint } from './sections/limits-hint.tsx';
import { PictureSection } from './sections/picture-section.tsx';
import { PolarityProfile } from './sections/polarities/polarity-profile.tsx';
import { ProfileSummary } from './sections/profile-summary.tsx';
import { ThemeSection } from './sections/theme-section.tsx';

const InsightSection = lazy(() => import('./insight/insight-section.tsx'));

export default function ProfileScreen() {
  useEffect(preloadArrival, []);
  const profile = useProfile();
  if (profile.phase === 'loading') return <LoadingScreen title={words.loading} />;
  if (profile.phase === 'not-logged-in') return <NotLoggedInNotice />;
  if (profile.phase === 'no-results') return <NoResultsNotice {...profile} />;
  if (profile.phase === 'failed') return <ProfileFailedNotice error={profile.error} />;
  return <ShownProfile {...profile} />;
}

/** A profile is complete without it, also if its code cannot be loaded. */
const Deeper = lazy(() => import('./deeper/deeper.tsx').catch(() => ({ default: () => null })));

const LazyDeeper = ({ userId }: { readonly userId: string }) => (
  <Suspense>
    <Deeper userId={userId} />
  </Suspense>
);

/** The id of all that follows the first screen. */
const restId = 'all';

function ShownProfile({ profile, user, progress }: Extract<ProfilePhase, { phase: 'shown' }>) {
  const reading = useProfileReading(profile);
  const reveal = useReveal();
  const { portrait } = reading;
  return (
    <>
      <ProfileLinks />
      <SavedNotice />
      <PendingArrival visitor={user} isRetaking={progress !== undefined} />
      <RetakeNotice progress={progress} />
      {portrait && (
        <FirstScreen
          portrait={portrait}
          reading={reading}
          reveal={reveal}
          restId={restId}
          deeper={progress === undefined && <LazyDeeper userId={user.id} />}
        />
      )}
      <div id={restId} className="scroll-mt-2">
        <ProfileSummary reading={reading} level={portrait ? 2 : 1} />
        {/* An existing text stays readable after the operator has disabled AI texts. */}
        {(site.insights !== null || reading.insight !== null) && (
          <Suspense>
            <InsightSection userId={user.id} insight={reading.insight} />
          </Suspense>
        )}
        <Contents without={readMissing(reading)} />
        <ThemeSection themes={reading.themes} factors={reading.factors} />
        {reading.archetypes !== null && <ArchetypesSection archetypes={reading.archetypes} />}
        {reading.polarities.length > 0 && <PolarityProfile polarities={reading.polarities} />}
        <InterestAreas areas={reading.areas} />
        <PictureSection reading={reading} />
        {reading.hasEarlier && <HistoryHint />}
        <LimitsHint />
        <SharingSection shareCode={user.shareCode} />
        <ConsentNote />
      </div>
      <PhoneBar reading={reading} />
    </>
  );
}
