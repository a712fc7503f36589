import { useEffect, useRef, useState } from 'react';
import { stayOnThisPage } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { SelectingPlaceholder } from './question.tsx';
import { selectView } from './survey-view.ts';
import { useRun, useSurvey } from './use-survey.ts';
import * as words from './words.ts';

/** The page leads on to Set B by itself unless the visitor stays. */
const closesAfterMs = 20_000;

/** It does not reveal results so far, which would prime the next answers. */
export default function Interstitial() {
  const isChosen = useSurvey((survey) => selectView(survey) === 'interstitial');
  return isChosen ? <Chosen /> : <SelectingPlaceholder />;
}

/** A phone has room for it between the two bars, so that 'Continue' is in view. */
const text = 'text-muted max-[30rem]:text-step--1 max-[30rem]:leading-normal';

function Chosen() {
  const openThemes = useSurvey((survey) => survey.openThemes);
  const count = useSurvey((survey) => survey.setBItems.length);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      aria-labelledby="chosen"
      className="m-auto flex max-w-[38rem] flex-col items-start gap-5 py-10 max-[30rem]:gap-3 max-[30rem]:py-4"
    >
      <h2
        id="chosen"
        aria-describedby="soon"
        ref={heading}
        tabIndex={-1}
        className="text-step-3 focus:outline-none max-[30rem]:text-step-2"
      >
        {words.questionsAreChosen}
      </h2>
      <p className={text}>{words.themesStillOpen}</p>
      <ul className="w-full border-b border-line">
        {openThemes.map(({ name, reason }) => (
          <li
            key={name}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3 max-[30rem]:flex-col max-[30rem]:py-2"
          >
            <strong className="font-medium">{name}</strong>
            <span className={text}>{reason}</span>
          </li>
        ))}
      </ul>
      <p className={text}>{words.nextQuestions(count)}</p>
      <Onward />
    </section>
  );
}

function Onward() {
  const run = useRun();
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(run.closeInterstitial, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isStaying, run]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Button onClick={run.closeInterstitial}>{words.continueLabel}</Button>
        {!isStaying && (
          <Button look="quiet" onClick={() => setIsStaying(true)}>
            {stayOnThisPage}
          </Button>
        )}
      </div>
      <output id="soon" className="text-step--1 text-muted">
        {isStaying ? words.stayingHere : words.questionsFollowSoon}
      </output>
    </>
  );
}
