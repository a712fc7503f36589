import { useEffect } from 'react';
import { record } from '../../platform/analytics/analytics.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import './landing.css';
import { StartButton } from './start-button.tsx';
import { useStart } from './use-start.ts';

const benefits = [
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

export const LandingLinks = () => (
  <TextLink to={paths.login()} className="text-muted hover:text-text">
    Login
  </TextLink>
);

export function LandingScreen() {
  const start = useStart();
  useEffect(() => record('$pageview', { $current_url: 'landing' }), []);
  return (
    <>
      <HeaderLinks>
        <LandingLinks />
      </HeaderLinks>
      <Hero start={start} />

      <section
        aria-label="What you get"
        className="grid gap-x-14 gap-y-8 border-t border-line pt-8 md:grid-cols-3"
      >
        {benefits.map(([title, text]) => (
          <div key={title}>
            <h2 className="text-step-1">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        ))}
      </section>

      <HowItWorks />

      <section className="mt-16 flex flex-col items-start gap-7 border-t border-line pt-14 pb-20 sm:mt-24 lg:flex-row lg:items-center lg:justify-between">
        <h2 className="max-w-xl text-step-3">
          Fifteen minutes with nobody looking over your shoulder.
        </h2>
        <StartButton start={start}>Start Assessment</StartButton>
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
