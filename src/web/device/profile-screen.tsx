import { useNavigate } from 'react-router';
import Deeper from '../features/profile/deeper.tsx';
import { FiguresSection } from '../features/profile/figures-section.tsx';
import { FirstScreen } from '../features/profile/first-screen/first-screen.tsx';
import { useReveal } from '../features/profile/first-screen/reveal.ts';
import { PolarityProfile } from '../features/profile/polarity-profile.tsx';
import {
  InterestAreas,
  LimitsNote,
  OwnPages,
  ProfileSummary,
} from '../features/profile/profile-sections.tsx';
import { ThemeSection } from '../features/profile/themes/theme-section.tsx';
import {
  type ProfilePhase,
  useProfile,
  useProfileReading,
} from '../features/profile/use-profile.ts';
import { failed } from '../features/profile/words.ts';
import { paths } from '../platform/navigation/paths.ts';
import { FailedNotice, NothingYetNotice } from '../platform/session/load-notices.tsx';
import { Button, ButtonLink } from '../ui/components/button.tsx';
import { HeaderLinks } from '../ui/components/header-links.tsx';
import { LazyDialog } from '../ui/components/lazy-dialog.tsx';
import { LoadingScreen } from '../ui/components/loading-screen.tsx';
import { loading } from '../ui/words.ts';
import { forgetEverything, isPairOpen } from './pair.ts';
import { devicePaths } from './paths.ts';
import * as words from './words.ts';

export default function ProfileScreen() {
  const profile = useProfile();
  if (profile.phase === 'loading') return <LoadingScreen title={loading} />;
  if (profile.phase === 'failed')
    return <FailedNotice title={failed} error={profile.error} wayOut={null} />;
  if (profile.phase !== 'shown') return <NothingYetNotice title={words.title} />;
  return <ShownProfile {...profile} />;
}

/** Forgets everything, after a question. */
function WipeButton() {
  const navigate = useNavigate();
  const wipe = () => {
    if (!window.confirm(words.wipeSure)) return;
    forgetEverything();
    void navigate(paths.landing(), { replace: true });
  };
  return (
    <Button look="quiet" onClick={wipe}>
      {words.wipe}
    </Button>
  );
}

const Keep = ({ look }: { readonly look: 'quiet' | 'secondary' }) => (
  <LazyDialog look={look} load={() => import('./keep-dialog.tsx')} dialog={{}}>
    {words.keep}
  </LazyDialog>
);

function ShownProfile({ profile, user }: Extract<ProfilePhase, { phase: 'shown' }>) {
  const reading = useProfileReading(profile);
  const reveal = useReveal();
  return (
    <>
      <HeaderLinks>
        <WipeButton />
      </HeaderLinks>
      <FirstScreen reading={reading} reveal={reveal}>
        <p className="text-step--1 text-muted">{words.onlyHere}</p>
        <Keep look="secondary" />
        {!reveal.isFirst && <Deeper user={user} hasEarlier={false} />}
      </FirstScreen>
      <ProfileSummary summary={reading.summary} />
      <ThemeSection themes={reading.themes} />
      <PolarityProfile polarities={reading.polarities} />
      <InterestAreas areas={reading.areas} />
      <FiguresSection reading={reading} />
      <div className="mt-3 max-w-3xl print:hidden">
        <LimitsNote />
        <OwnPages hasEarlier={false} />
      </div>
      {isPairOpen() ? <GoOnTogether /> : <TwoPeople />}
    </>
  );
}

/** For the second of two people on one phone. */
const GoOnTogether = () => (
  <section className="mt-8 max-w-3xl border-t border-line pt-6 pb-12 print:hidden">
    <p className="text-muted">{words.decideHint}</p>
    <ButtonLink to={devicePaths.together} className="mt-3">
      {words.goOnTogether}
    </ButtonLink>
  </section>
);

const TwoPeople = () => (
  <section
    aria-labelledby="two"
    className="mt-8 max-w-3xl border-t border-line pt-6 pb-12 print:hidden"
  >
    <h2 id="two" className="text-step-1">
      {words.twoPeople}
    </h2>
    <p className="mt-3 text-muted">{words.cardsOffer}</p>
    <ButtonLink to={devicePaths.cards} look="secondary" className="mt-3">
      {words.cardsTitle}
    </ButtonLink>
    <p className="mt-6 text-muted">{words.togetherOffer}</p>
    <ButtonLink to={devicePaths.together} look="secondary" className="mt-3">
      {words.togetherTitle}
    </ButtonLink>
    <h2 className="mt-10 text-step-1">{words.moveTitle}</h2>
    <p className="mt-3 text-muted">{words.moveOffer}</p>
  </section>
);
