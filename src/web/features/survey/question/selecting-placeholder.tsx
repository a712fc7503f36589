import { useEffect } from 'react';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { useRun, useSurvey } from '../context/survey-context.ts';
import * as words from './words.ts';

/** The placeholder while Set B is chosen (spec §2). */
export const SelectingPlaceholder = () => (
  <LoadingScreen isPrompt title={words.selectingQuestions} text={words.analyzingResponses} />
);

/** Takes the place of the page between the sets if its code could not be loaded. */
export function SkippedInterstitial() {
  const run = useRun();
  const isBetween = useSurvey((survey) => survey.isBetween);
  useEffect(() => {
    if (isBetween) run.goOn();
  }, [isBetween, run]);
  return <SelectingPlaceholder />;
}
