import { useEffect } from 'react';
import { product } from '../../../domain/product.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { HeroRadar } from './hero-radar.tsx';
import './landing.css';
import { StartButton } from './start-button.tsx';
import { useStart } from './use-start.ts';

const features = [
  [
    'Anonymous & Private',
    'No name, no number, no e-mail. A code is your account; we cannot read it back, and you can erase everything in one step.',
  ],
  [
    'Comparable Profiles',
    'See where the two of you meet and what each could give the other, with a plain word on how certain that is.',
  ],
  [
    'Shareable Profile Images',
    'Square pictures for dating apps and social media, drawn on your own device. You choose what they show.',
  ],
] as const;

const steps = [
  [
    'Take Assessment',
    '48 core questions, then 15-25 chosen for you. 10-15 minutes, saved after every answer.',
  ],
  [
    'Get Your Profile',
    'Visual charts of ten dimensions and six polarities, each with its margin, and personalised insights in words, AI-generated where you allow it.',
  ],
  [
    'Compare & Share',
    'With one person or with many, by a code that you can take back at any time.',
  ],
] as const;

export const LandingLinks = () => (
  <TextLink to={paths.login()} className="text-muted hover:text-text">
    Login
  </TextLink>
);

export function LandingScreen() {
  const { isCreating, start } = useStart();
  useEffect(() => record('$pageview', { $current_url: 'landing' }), []);
  return (
    <>
      <HeaderLinks>
        <LandingLinks />
      </HeaderLinks>
      <section className="hero grid items-center gap-x-16 gap-y-12 pt-6 pb-16 lg:grid-cols-[1.2fr_0.8fr] lg:pt-12 lg:pb-24">
        <div>
          <p className="text-step--1 tracking-wide text-muted">
            <TextLink to={paths.methodology()}>Science-Backed • Privacy-First</TextLink>
          </p>
          <h1 className="mt-5 text-step-4 leading-[1.08]">
            Discover Your <em className="whitespace-nowrap">{product.acronym}</em> Profile
          </h1>
          <p className="mt-6 max-w-xl text-step-1 leading-normal text-muted">
            Two quiet stages of questions, a profile that says how sure it is, and a way to compare
            it with someone you trust.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <StartButton isCreating={isCreating} onStart={start}>
              Start Your Assessment
            </StartButton>
            <p className="basis-full text-step--1 text-muted sm:basis-auto">
              For adults (18+) only
            </p>
          </div>
          <p className="mt-3">
            <TextLink to={paths.login()}>Already taken the survey? Login here</TextLink>
          </p>
        </div>
        <HeroRadar />
      </section>

      <section
        aria-label="What you get"
        className="grid gap-x-14 gap-y-8 border-t border-line pt-8 md:grid-cols-3"
      >
        {features.map(([title, text]) => (
          <div key={title}>
            <h2 className="text-step-1">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        ))}
      </section>

      <section aria-labelledby="how" className="pt-20 sm:pt-28">
        <h2 id="how">How It Works</h2>
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

      <section className="mt-16 flex flex-col items-start gap-7 border-t border-line pt-14 pb-20 sm:mt-24 lg:flex-row lg:items-center lg:justify-between">
        <h2 className="max-w-xl text-step-3">
          Fifteen minutes with nobody looking over your shoulder.
        </h2>
        <StartButton isCreating={isCreating} onStart={start}>
          Start Assessment
        </StartButton>
      </section>

      <footer className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-8 text-step--1 text-muted">
        <p>
          For adults (18+) only. Interests, not a diagnosis: nothing here is advice, and nothing
          obliges anyone to anything.
        </p>
        <p className="flex gap-x-6">
          <TextLink to={paths.privacy()}>Privacy</TextLink>
          <TextLink to={paths.methodology()}>Methodology</TextLink>
        </p>
      </footer>
    </>
  );
}
