import { ArchetypesSection } from '../profile/sections/archetypes-section.tsx';
import { InterestAreas } from '../profile/sections/interest-areas.tsx';
import { PolarityProfile } from '../profile/sections/polarity-profile.tsx';
import { ProfileSummary } from '../profile/sections/profile-summary.tsx';
import { ThemeSection } from '../profile/sections/theme-section.tsx';
import { ComparisonBanner } from '../sharing/public-profile/comparison-banner.tsx';
import { readPublicThemes } from '../sharing/public-profile/public-theme-readings.ts';
import { PublicThemes } from '../sharing/public-profile/public-themes.tsx';
import { VisitorActions } from '../sharing/public-profile/visitor-actions.tsx';
import { Family, State } from './family.tsx';
import { dimensions, profileReading } from './invented-profile.ts';

/** Shows theme cards of each emphasis (high, medium and neutral), one of them marked 'TOP'. */
export function OwnThemes() {
  return (
    <Family title="Profile: radar, summary areas, dimension cards">
      <ThemeSection themes={profileReading.themes} factors={profileReading.factors} />
    </Family>
  );
}

export function OwnProfile() {
  return (
    <Family title="Profile: summary, polarities of both signs and around zero, interest areas">
      <ProfileSummary reading={profileReading} />
      <PolarityProfile polarities={profileReading.polarities} />
      <InterestAreas areas={profileReading.areas} />
      <State name="no area">
        <InterestAreas areas={[]} />
      </State>
    </Family>
  );
}

/** Shows archetypes with a pair of names, with a single title and without one. */
export function OwnArchetypes() {
  const { archetypes } = profileReading;
  if (archetypes === null) return null;
  return (
    <Family title="Profile: archetypes">
      <ArchetypesSection archetypes={archetypes} />
      <State name="no title">
        <ArchetypesSection archetypes={{ ...archetypes, title: null, titleLikes: null }} />
      </State>
    </Family>
  );
}

export function OtherProfile() {
  return (
    <Family title="Public profile">
      <ComparisonBanner />
      <PublicThemes themes={readPublicThemes({ dimensions })} />
      <State name="a visitor">
        <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" isVisitorLoggedIn={false} />
      </State>
      <State name="signed in">
        <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" isVisitorLoggedIn />
      </State>
    </Family>
  );
}
