import { useLocation } from 'react-router';
import { acronymWords, sealingClaim } from '../../../domain/product-words.ts';
import { product } from '../../../domain/product.ts';
import { PendingPurpose } from '../../platform/arrival/pending-arrival.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { site } from '../../platform/site.ts';
import { didNotWork, login, startFailed } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { basePath } from '../../ui/language/locale.ts';
import { DraftNote, LanguageOffer } from '../language/language.ts';
import { Example } from './example.tsx';
import { SampleQuestion } from './sample-question.tsx';
import { type Start, useStart } from './use-start.ts';
import * as words from './words.ts';
import './landing.css';

interface Props {
  readonly start: Start;
  readonly children: string;
}

function StartButton({ start: { isCreating, start }, children }: Props) {
  return (
    <Button disabled={isCreating} onClick={() => void start()} className="px-8 py-4">
      {isCreating ? words.creatingAccount : children}
    </Button>
  );
}

/** Says why no account was made, after the redirect by which that ends. */
function StartFailure({ isHidden }: { readonly isHidden: boolean }) {
  const reason: unknown = useLocation().state?.startFailure;
  if (isHidden || typeof reason !== 'string') return null;
  return (
    <p role="alert" className="mt-3 max-w-xl text-poor">
      {startFailed} {reason || didNotWork}
    </p>
  );
}

function Hero({ start }: { readonly start: Start }) {
  return (
    <section className="hero grid grid-cols-1 gap-x-16 gap-y-5 pb-10 sm:gap-y-8 lg:grid-cols-[1.15fr_1fr] lg:pt-10 lg:pb-20">
      <div className="self-end">
        <p className="text-step--1 tracking-wide text-muted">
          <TextLink to={paths.methodology()}>{words.badge}</TextLink>
        </p>
        <h1 className="text-step-4 leading-[1.08] sm:mt-4">
          {words.discoverYour}{' '}
          <em dir="ltr" className="whitespace-nowrap">
            {product.acronym}
          </em>{' '}
          {words.profile}
        </h1>
        <p className="mt-4 max-w-xl text-step-1 leading-snug sm:mt-6">{words.tagline}</p>
        <p className="letters mt-2 text-muted">
          {acronymWords.map((word, index) => (
            <span key={word}>{index < 4 ? `${word}, ` : word}</span>
          ))}
        </p>
      </div>
      <div>
        <div className="flex flex-col gap-x-7 gap-y-3 sm:flex-row sm:flex-wrap sm:items-center">
          <StartButton start={start}>{words.startYourAssessment}</StartButton>
          <p className="text-center text-step--1 text-muted sm:text-start">
            {words.takeYourTime}
            <br />
            {words.adultsOnly}
          </p>
        </div>
        <StartFailure isHidden={start.isCreating} />
        <p className="mt-2 text-center sm:text-start">
          {/* Another document, which holds everything and cannot send anything. */}
          <a href={`${basePath}/device`} className="touch-link">
            {words.onDevice}
          </a>
          <br />
          <TextLink to={paths.login()}>{words.alreadyTaken}</TextLink>
        </p>
      </div>
      <SampleQuestion />
    </section>
  );
}

const steps = [
  [words.takeAssessment, words.takeAssessmentText],
  [
    words.getYourProfile,
    // The prerendered page gets the sentence about AI from the server (prerender.tsx).
    words.getYourProfileText + (site.insights ? ` ${words.aiInsights}` : ''),
  ],
  [words.compareAndShare, words.compareAndShareText],
] as const;

const HowItWorks = () => (
  <section aria-labelledby="how" className="pt-16 sm:pt-24">
    <h2 id="how">{words.howItWorks}</h2>
    <ol className="steps mt-6">
      {steps.map(([title, text]) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 gap-y-1 border-t border-line py-6 md:grid-cols-[4rem_16rem_1fr]"
        >
          <h3>{title}</h3>
          <p className="col-start-2 max-w-xl text-muted md:col-start-3">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

export const LandingLinks = () => (
  <TextLink to={paths.login()} className="text-muted hover:text-text max-sm:hidden">
    {login}
  </TextLink>
);

export default function LandingScreen() {
  const start = useStart();
  const notice: unknown = useLocation().state?.notice;
  const hasProfile = useSession(({ user }) => user?.surveyCompleted ?? false);
  return (
    <>
      <HeaderLinks>
        <LandingLinks />
      </HeaderLinks>
      {typeof notice === 'string' && <output className="pt-4 text-good">{notice}</output>}
      {!hasProfile && (
        <PendingPurpose className="mt-4 max-w-fit rounded-card bg-raised px-5 py-3" />
      )}
      <LanguageOffer />
      <Hero start={start} />
      <Example />

      <div className="grid gap-x-14 gap-y-8 border-t border-line pt-8 md:grid-cols-3">
        {words.benefits.map(([title, text]) => (
          <div key={title}>
            <h2 className="text-step-1">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        ))}
      </div>

      <HowItWorks />

      <section className="mt-12 flex flex-col items-start gap-7 border-t border-line pt-12 pb-16 sm:mt-20 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-xl">
          <h2 className="text-step-3">{words.readyWhenYouAre}</h2>
          <p className="mt-4 text-muted">{sealingClaim}</p>
        </div>
        <StartButton start={start}>{words.startAssessment}</StartButton>
      </section>

      <DraftNote className="max-w-3xl pb-8" />
    </>
  );
}
