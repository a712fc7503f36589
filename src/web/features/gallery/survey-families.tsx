import { useState } from 'react';
import { defaultScaleLabels, setACount } from '../../../domain/survey.ts';
import Interstitial from '../survey/interstitial.tsx';
import { QuestionCard } from '../survey/question.tsx';
import { StageBar, SurveyHeader } from '../survey/survey-bars.tsx';
import { createSurveyRun } from '../survey/survey-run.ts';
import type { Survey } from '../survey/survey-state.ts';
import { RunProvider } from '../survey/use-survey.ts';
import { Family, State } from './family.tsx';
import { questionText, surveyStates, surveyWith } from './invented/survey-states.ts';
import '../survey/survey.css';

/** Keeps the survey in the given state, because its calls to the server never resolve. */
function FrozenSurvey({
  survey,
  children,
}: {
  readonly survey: Survey;
  readonly children: React.ReactNode;
}) {
  const [run] = useState(() => {
    const never = () => new Promise<never>(() => {});
    const run = createSurveyRun({
      call: never,
      wait: never,
      now: () => 0,
      isOnline: () => true,
      waitForConnection: never,
      isSignedIn: () => true,
      hasConsented: () => true,
      onLoadFailed: () => {},
      onSaved: () => {},
      onFinished: () => {},
    });
    run.store.setState(survey, true);
    return { ...run, goOn: () => {} };
  });
  return <RunProvider value={run}>{children}</RunProvider>;
}

const openThemes = [
  { name: 'Sadism & Masochism', reason: 'Giving and receiving are close.' },
  { name: 'Ethical Non-Monogamy', reason: 'This could still go either way.' },
  { name: 'Exhibitionism & Voyeurism', reason: 'Showing and watching are close.' },
];

export function Between() {
  const [, secondStage = surveyWith(0)] =
    surveyStates.find(([name]) => name === 'second stage') ?? [];
  return (
    <Family title="Survey: between the sets, and a question with its reason">
      <FrozenSurvey survey={{ ...surveyWith(setACount), state: 'SELECT_B' }}>
        <State name="Set B is chosen">
          <Interstitial />
        </State>
      </FrozenSurvey>
      <FrozenSurvey survey={{ ...secondStage, openThemes, isBetween: true }}>
        <State name="what is open">
          <Interstitial />
        </State>
        <State name="a question of Set B">
          <ol className="questions">
            <QuestionCard
              item={{
                id: 'G09',
                text: questionText,
                reason: 'Giving and receiving are close.',
              }}
              value={null}
              state="open"
              number={1}
              total={20}
              labels={defaultScaleLabels}
            />
          </ol>
        </State>
      </FrozenSurvey>
    </Family>
  );
}

const cards = [
  ['open', 'open', null],
  ['answered', 'answered', 6],
  ['waits for those before it', 'locked', null],
] as const;

export const Cards = () => (
  <Family title="Survey: header, cards">
    <FrozenSurvey survey={surveyWith(0)}>
      <SurveyHeader labels={defaultScaleLabels} mask={[false, () => {}]} />
      {cards.map(([name, state, value], index) => (
        <State key={name} name={name}>
          <ol className="questions">
            <QuestionCard
              item={{ id: `G0${index + 1}`, text: questionText }}
              value={value}
              state={state}
              number={index + 1}
              total={setACount}
              labels={defaultScaleLabels}
            />
          </ol>
        </State>
      ))}
    </FrozenSurvey>
  </Family>
);

export const Stages = () => (
  <Family title="Survey: stages, progress, what became of an answer">
    {surveyStates.map(([name, survey]) => (
      <State key={name} name={name}>
        <FrozenSurvey survey={survey}>
          <StageBar />
        </FrozenSurvey>
      </State>
    ))}
  </Family>
);
