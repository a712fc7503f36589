import { PublicDimensions } from '../sharing/public-profile/public-dimensions.tsx';
import { ComparisonBanner, VisitorActions } from '../sharing/public-profile/visitor-actions.tsx';
import { Family, State } from './family.tsx';
import { dimensions } from './invented.ts';

export function OtherProfile() {
  return (
    <Family title="Public profile">
      <ComparisonBanner />
      <PublicDimensions dimensions={dimensions} />
      <State name="a visitor">
        <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" isVisitorLoggedIn={false} />
      </State>
      <State name="signed in">
        <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" isVisitorLoggedIn />
      </State>
    </Family>
  );
}
