import { useParams } from 'react-router';
import { withoutPunctuation } from '../../../../domain/codes.ts';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { ComparisonBanner } from './comparison-banner.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { readPublicThemes } from './public-theme-readings.ts';
import { PublicThemes } from './public-themes.tsx';
import { useKeptArrival, usePublicProfile } from './use-public-profile.ts';
import { VisitorActions } from './visitor-actions.tsx';
import * as words from './words.ts';

export default function PublicProfileScreen() {
  const { shareCode = '' } = useParams();
  const state = usePublicProfile(withoutPunctuation(shareCode));
  useKeptArrival(state.phase === 'shown' ? state.profile.shareCode : null);
  if (state.phase === 'loading') return <LoadingScreen title={words.loadingProfile} />;
  if (state.phase === 'failed') return <NotFoundNotice detail={state.detail} error={state.error} />;
  const { profile, isVisitorLoggedIn } = state;
  return (
    <>
      <h1 className="pt-6 text-step-1 leading-tight sm:text-step-2 [overflow-wrap:anywhere] tabular-nums sm:pt-10">
        {words.shareCode(profile.shareCode)}
      </h1>
      {!isVisitorLoggedIn && <ComparisonBanner />}
      <PublicThemes themes={readPublicThemes(profile)} />
      <VisitorActions shareCode={profile.shareCode} isVisitorLoggedIn={isVisitorLoggedIn} />
    </>
  );
}
