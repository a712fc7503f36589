import { InterestAreas } from '../profile/sections/interest-areas.tsx';
import { PolarityProfile } from '../profile/sections/polarity-profile.tsx';
import { ProfileSummary } from '../profile/sections/profile-summary.tsx';
import { ThemeSection } from '../profile/sections/theme-section.tsx';
import { Family, State } from './family.tsx';
import { reading } from './invented.ts';

/** Cards: high, medium, neutral, TOP. */
export function OwnThemes() {
  return (
    <Family title="Profile: radar, summary areas, dimension cards">
      <ThemeSection themes={reading.themes} factors={reading.factors} />
    </Family>
  );
}

export function OwnReading() {
  return (
    <Family title="Profile: summary, polarities of both signs and around zero, interest areas">
      <ProfileSummary reading={reading} />
      <PolarityProfile polarities={reading.polarities} />
      <InterestAreas areas={reading.areas} />
      <State name="no area">
        <InterestAreas areas={[]} />
      </State>
    </Family>
  );
}
