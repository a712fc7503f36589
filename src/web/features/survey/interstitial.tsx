import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { SelectingPlaceholder } from './question.tsx';
import { selectView } from './survey-view.ts';
import './interstitial.css';
import { useRun, useSurvey } from './use-survey.ts';
import * as words from './words.ts';

/** The page leads on to Set B by itself unless the visitor stays (product decisions C3, G4). */
const goOnAfterMs = 20_000;

/** It does not say what is clear by now: that would prime the answers that follow. */
export default function Interstitial() {
  const isChosen = useSurvey((survey) => selectView(survey) === 'between');
  return isChosen ? <Chosen /> : <SelectingPlaceholder />;
}

function Chosen() {
  const openThemes = useSurvey((survey) => survey.openThemes);
  const count = useSurvey((survey) => survey.setBItems.length);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-labelledby="chosen" className="interstitial">
      <h2 id="chosen" ref={heading} tabIndex={-1}>
        {words.questionsAreChosen}
      </h2>
      <p>{words.themesStillOpen}</p>
      <ul>
        {openThemes.map(({ name, reason }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <p>{words.nextQuestions(count)}</p>
      <Onward />
    </section>
  );
}

function Onward() {
  const run = useRun();
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(run.goOn, goOnAfterMs);
    return () => clearTimeout(timer);
  }, [isStaying, run]);
  return (
    <>
      <div className="onward">
        <Button onClick={run.goOn}>{words.continueLabel}</Button>
        {!isStaying && (
          <Button look="quiet" onClick={() => setIsStaying(true)}>
            {words.stayOnThisPage}
          </Button>
        )}
      </div>
      <output>{isStaying ? words.stayingHere : words.questionsFollowSoon}</output>
    </>
  );
}
