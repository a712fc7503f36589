import { lazy, Suspense } from 'react';
import { site } from '../../platform/site/site.ts';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { ConsentNote } from '../safety/safety.tsx';
import { SharingSection } from '../sharing/sharing.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { FailedNotice, NoResultsNotice, NotLoggedInNotice } from './profile-notices.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { ArchetypesSection } from './sections/archetypes-section.tsx';
import { InterestAreas } from './sections/interest-areas.tsx';
import { LimitsHint } from './sections/limits-hint.tsx';
import { PictureSection } from './sections/picture-section.tsx';
import { PolarityProfile } from './sections/polarity-profile.tsx';
import { ProfileSummary } from './sections/profile-summary.tsx';
import { ThemeSection } from './sections/theme-section.tsx';
import { useProfile, useProfileReading, type ProfilePhase } from './use-profile.ts';

const InsightSection = lazy(() => import('./insight/insight-section.tsx'));

export default function ProfileScreen() {
  const profile = useProfile();
  if (profile.phase === 'loading') return <LoadingScreen title="Loading profile..." />;
  if (profile.phase === 'not-logged-in') return <NotLoggedInNotice />;
  if (profile.phase === 'no-results') return <NoResultsNotice />;
  if (profile.phase === 'failed') return <FailedNotice error={profile.error} />;
  return <ShownProfile {...profile} />;
}

function ShownProfile({ profile, user }: Extract<ProfilePhase, { phase: 'shown' }>) {
  const reading = useProfileReading(profile);
  return (
    <>
      <ProfileLinks />
      <SavedNotice />
      <ProfileSummary reading={reading} />
      {/* An existing text stays readable after the operator has disabled AI texts. */}
      {(site.insights !== null || reading.insight !== null) && (
        <Suspense>
          <InsightSection userId={user.id} insight={reading.insight} />
        </Suspense>
      )}
      <ThemeSection themes={reading.themes} factors={reading.factors} />
      {reading.archetypes !== null && <ArchetypesSection archetypes={reading.archetypes} />}
      {reading.polarities.length > 0 && <PolarityProfile polarities={reading.polarities} />}
      <InterestAreas areas={reading.areas} />
      <PictureSection reading={reading} />
      <LimitsHint />
      <SharingSection shareCode={user.shareCode} />
      <ConsentNote />
    </>
  );
}
