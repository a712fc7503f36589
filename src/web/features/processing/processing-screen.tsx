import { Navigate } from 'react-router';
import { donationHash, paths } from '../../platform/navigation/paths.ts';
import { site } from '../../platform/site/site.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { Methodology } from './methodology.tsx';
import { ProgressSign } from './progress-sign.tsx';
import { useProcessing } from './use-processing.ts';
import * as words from './words.ts';

export default function ProcessingScreen() {
  const processing = useProcessing();
  if (processing.phase === 'not-needed') return <Navigate to={paths.profile()} replace />;
  const isWaiting = processing.phase === 'waiting';
  return (
    <div className="my-auto grid gap-14 py-12 lg:grid-cols-[1.1fr_0.9fr] lg:items-center lg:gap-20">
      <section className="flex flex-col items-start gap-6">
        <ProgressSign phase={processing.phase} />
        <h1 className="text-step-4">{processing.title}</h1>
        <StatusLine
          tone={processing.phase === 'failed' ? 'poor' : 'plain'}
          className="text-step-1 leading-relaxed"
        >
          {processing.message}
        </StatusLine>
        {isWaiting && <p className="max-w-md text-muted">{words.whatComesNext}</p>}
        {isWaiting && site.donations && <DonationOffer />}
        {isWaiting && !processing.isStaying && (
          <div className="flex flex-col items-start gap-1">
            <p className="text-step--1 text-muted">{words.thisPageMoves}</p>
            <Button look="quiet" className="-ms-1" onClick={processing.stay}>
              {words.stayOnThisPage}
            </Button>
          </div>
        )}
        {isWaiting && processing.isStaying && (
          <ButtonLink look="secondary" to={paths.profile()}>
            {words.goToYourProfile}
          </ButtonLink>
        )}
      </section>
      <Methodology />
    </div>
  );
}

/** Offers it here, once, because the profile has no room for it. */
const DonationOffer = () => (
  <p className="max-w-md text-step--1 text-muted">
    {renderTags(words.mayDonate, {
      a: <TextLink to={`${paths.editProfile()}${donationHash}`} />,
    })}
  </p>
);
