import { useLocation } from 'react-router';
import { sealingClaim } from '../../../domain/readings/sealing-claim.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Example } from './example.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import './landing.css';
import { StartButton } from './start-button.tsx';
import { useStart } from './use-start.ts';
import * as words from './words.ts';

export const LandingLinks = () => (
  <TextLink to={paths.login()} className="text-muted hover:text-text max-sm:hidden">
    {words.login}
  </TextLink>
);

export default function LandingScreen() {
  const start = useStart();
  const notice: unknown = useLocation().state?.notice;
  return (
    <>
      <HeaderLinks>
        <LandingLinks />
      </HeaderLinks>
      {typeof notice === 'string' && <output className="pt-4 text-good">{notice}</output>}
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

      <footer className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-8 text-step--1 text-muted">
        <p>{words.footer}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink to={paths.privacy()}>{words.privacy}</TextLink>
          <TextLink to={paths.statistics()}>{words.statistics}</TextLink>
          <TextLink to={paths.methodology()}>{words.methodology}</TextLink>
        </p>
      </footer>
    </>
  );
}
