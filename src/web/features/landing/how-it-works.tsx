import { site } from '../../platform/site/site.ts';
import * as words from './words.ts';

const steps = [
  [words.takeAssessment, words.takeAssessmentText],
  [
    words.getYourProfile,
    // The prerendered page gets the sentence about AI from the server (prerender.tsx).
    words.getYourProfileText + (site.insights ? ` ${words.aiInsights}` : ''),
  ],
  [words.compareAndShare, words.compareAndShareText],
] as const;

export const HowItWorks = () => (
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
