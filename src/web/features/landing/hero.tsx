import { product } from '../../../domain/product.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { TextLink } from '../../ui/components/text-link.tsx';
import { SampleQuestion } from './sample-question.tsx';
import { StartButton } from './start-button.tsx';
import type { Start } from './use-start.ts';
import * as words from './words.ts';

export function Hero({ start }: { readonly start: Start }) {
  return (
    <section className="hero grid gap-x-16 gap-y-5 pb-10 sm:gap-y-8 lg:grid-cols-[1.15fr_1fr] lg:pt-10 lg:pb-20">
      <div className="self-end">
        <p className="text-step--1 tracking-wide text-muted">
          <TextLink to={paths.methodology()}>{words.badge}</TextLink>
        </p>
        <h1 className="text-step-4 leading-[1.08] sm:mt-4">
          {words.discoverYour} <em className="whitespace-nowrap">{product.acronym}</em>{' '}
          {words.profile}
        </h1>
        <p className="mt-4 max-w-xl text-step-1 leading-snug sm:mt-6">{words.tagline}</p>
        <p className="letters mt-2 text-muted">
          {product.acronymWords.map((word, index) => (
            <span key={word}>{index < 4 ? `${word}, ` : word}</span>
          ))}
        </p>
      </div>
      <SampleQuestion />
      <div>
        <div className="flex flex-col gap-x-7 gap-y-3 sm:flex-row sm:flex-wrap sm:items-center">
          <StartButton start={start}>{words.startYourAssessment}</StartButton>
          <p className="text-center text-step--1 text-muted sm:text-start">
            {words.takeYourTime}
            <br />
            {words.adultsOnly}
          </p>
        </div>
        <p className="mt-2 text-center sm:text-start">
          <TextLink to={paths.login()}>{words.alreadyTaken}</TextLink>
        </p>
      </div>
    </section>
  );
}
