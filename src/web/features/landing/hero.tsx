import { product } from '../../../domain/product.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { TextLink } from '../../ui/components/text-link.tsx';
import { HeroRadar } from './hero-radar.tsx';
import { StartButton } from './start-button.tsx';
import type { Start } from './use-start.ts';

export function Hero({ start }: { readonly start: Start }) {
  return (
    <section className="hero grid items-center gap-x-16 gap-y-12 pt-6 pb-16 lg:grid-cols-[1.2fr_0.8fr] lg:pt-12 lg:pb-24">
      <div>
        <p className="text-step--1 tracking-wide text-muted">
          <TextLink to={paths.methodology()}>Science-Backed • Privacy-First</TextLink>
        </p>
        <h1 className="mt-5 text-step-4 leading-[1.08]">
          Discover Your <em className="whitespace-nowrap">{product.acronym}</em> Profile
        </h1>
        <p className="mt-6 max-w-xl text-step-1 leading-normal text-muted">
          Two quiet stages of questions, a profile that says how sure it is, and a way to compare it
          with someone you trust.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <StartButton start={start}>Start Your Assessment</StartButton>
          <p className="basis-full text-step--1 text-muted sm:basis-auto">For adults (18+) only</p>
        </div>
        <p className="mt-3">
          <TextLink to={paths.login()}>Already taken the survey? Login here</TextLink>
        </p>
      </div>
      <HeroRadar />
    </section>
  );
}
