import { product } from '../../../domain/product.ts';
import { factorNames, factors, factorThemes, themeFacts } from '../../../domain/themes.ts';
import { paths, donationHash } from '../../platform/navigation/paths.ts';
import { Redirect } from '../../platform/navigation/redirect.tsx';
import { site } from '../../platform/site.ts';
import { help, stayOnThisPage } from '../../platform/words.ts';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { Spinner } from '../../ui/components/spinner.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { formatSeries } from '../../ui/language/numbers.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { useProcessing } from './use-processing.ts';
import * as words from './words.ts';

/** The small print says in what sense the method is 'validated' (A4). */
const Methodology = () => (
  <section aria-labelledby="methodology" className="max-w-md">
    <h2 id="methodology" className="text-step-1 leading-snug">
      {words.methodTitle(product.methodology)}
    </h2>
    <p className="mt-2 text-step--1 text-muted">
      <small className="text-[1em]">{words.earlyVersion}</small>{' '}
      <TextLink to={paths.methodology()}>{words.howItWorks}</TextLink>
    </p>
    <p className="mt-6">{words.factorsIntro}</p>
    <dl className="mt-3">
      {factors.map((factor) => (
        <div
          key={factor}
          className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-3"
        >
          <dt className="basis-38">{factorNames[factor]}</dt>
          <dd className="flex-1 basis-40 text-step--1 text-muted">
            {formatSeries(factorThemes[factor].map((theme) => themeFacts[theme].phrase))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const strokes = { done: 'M11 20.5l6 6 12-13', failed: 'M20 11v12M20 28.5v.5' } as const;
const tones = { done: 'text-good', failed: 'text-poor' } as const;

/** Screen readers ignore the sign, because the title beside it says the same. */
export function ProgressSign({ phase }: { readonly phase: 'waiting' | keyof typeof strokes }) {
  if (phase === 'waiting') return <Spinner className="size-14" />;
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={`size-14 ${tones[phase]}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="20" cy="20" r="17" />
      <path d={strokes[phase]} />
    </svg>
  );
}

export default function ProcessingScreen() {
  const processing = useProcessing();
  if (processing.phase === 'not-needed') return <Redirect to={paths.profile()} />;
  const isWaiting = processing.phase === 'waiting';
  return (
    <div className="my-auto grid gap-14 py-12 lg:grid-cols-[1.1fr_0.9fr] lg:items-center lg:gap-20">
      <section className="flex flex-col items-start gap-6">
        <ProgressSign phase={processing.phase} />
        <h1 className="text-step-4 max-[18rem]:text-step-3">{processing.title}</h1>
        <StatusLine
          tone={processing.phase === 'failed' ? 'poor' : 'plain'}
          className="text-step-1 leading-relaxed"
        >
          {processing.message}
        </StatusLine>
        {isWaiting && site.donations && <DonationOffer />}
        {isWaiting && !processing.isStaying && (
          <div className="flex flex-col items-start gap-1">
            <p className="text-step--1 text-muted">{words.thisPageMoves}</p>
            <Button look="quiet" className="-ms-1" onClick={processing.stay}>
              {stayOnThisPage}
            </Button>
          </div>
        )}
        {isWaiting && processing.isStaying && (
          <ButtonLink look="secondary" to={paths.profile()}>
            {words.goToYourProfile}
          </ButtonLink>
        )}
        <TextLink to={paths.help()} className="text-step--1">
          {help}
        </TextLink>
      </section>
      <Methodology />
    </div>
  );
}

/** Offers donation once, here, because the profile has no room for it. */
const DonationOffer = () => (
  <p className="max-w-md text-step--1 text-muted">
    {renderTags(words.mayDonate, {
      a: <TextLink to={`${paths.editProfile()}${donationHash}`} />,
    })}
  </p>
);
