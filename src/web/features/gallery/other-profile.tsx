import { ComparisonBanner } from '../sharing/public-profile/comparison-banner.tsx';
import { readPublicThemes } from '../sharing/public-profile/public-theme-readings.ts';
import { PublicThemes } from '../sharing/public-profile/public-themes.tsx';
import { VisitorActions } from '../sharing/public-profile/visitor-actions.tsx';
import { Family, State } from './family.tsx';
import { dimensions } from './invented.ts';

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
