import { useState } from 'react';
import { defaultScaleLabels, type ScaleValue } from '../../../domain/survey.ts';
import { StageBar } from '../survey/bars/stage-bar.tsx';
import '../survey/survey.css';
import { SurveyHeader } from '../survey/bars/survey-header.tsx';
import { QuestionCard } from '../survey/question/question-card.tsx';
import { createSurveyRun } from '../survey/run/survey-run.ts';
import {
  type Attempt,
  emptySurvey,
  type Survey,
  withAttempt,
  withItems,
  withOffline,
  withSaveFailed,
  withPendingAnswer,
} from '../survey/state/survey-state.ts';
import { RunProvider } from '../survey/survey-context.ts';
import { Family, State } from './family.tsx';

const items = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${letter}${String(index + 1).padStart(2, '0')}`,
    text: 'Agreeing on an evening in which one person decides and the other follows.',
  }));
const attempt = (answered: number, over: Partial<Attempt> = {}): Attempt => ({
  attemptId: 'gallery',
  state: 'A_ACTIVE',
  setAItems: items('A', 48).map(({ id }) => id),
  responses: items('A', answered).map(({ id }) => ({ itemId: id, value: 4 })),
  setAProgress: { answered, total: 48 },
  ...over,
});
const at = (answered: number, over?: Partial<Attempt>): Survey =>
  withAttempt(
    withItems(emptySurvey, { setAItems: items('A', 48), setBItems: over ? items('B', 20) : [] }),
    attempt(answered, over),
  );
const answer = (itemId: string, value: ScaleValue = 5) => ({ itemId, value });

const setB: Partial<Attempt> = {
  state: 'B_ACTIVE',
  setBItems: items('B', 20).map(({ id }) => id),
  setBProgress: { answered: 0, total: 20 },
};
const states: readonly (readonly [name: string, survey: Survey])[] = [
  ['nothing answered, 0 %', at(0)],
  ['being saved, 40 %', withPendingAnswer(at(27), answer('A28'), true)],
  ['saved', { ...at(30), saveStatus: 'saved' }],
  ['taken back', withSaveFailed(at(30), answer('A31'))],
  ['one waits without a connection', withOffline(withPendingAnswer(at(30), answer('A31'), true))],
  [
    'three wait',
    withOffline(
      ['A31', 'A32', 'A33'].reduce(
        (survey, id) => withPendingAnswer(withOffline(survey), answer(id), true),
        at(30),
      ),
    ),
  ],
  ['second stage', at(48, setB)],
  [
    'all answered, 100 %',
    {
      ...at(48, {
        ...setB,
        state: 'FINISHED',
        responses: [...items('A', 48), ...items('B', 20)].map(({ id }) => ({
          itemId: id,
          value: 4,
        })),
      }),
      saveStatus: 'saved',
    },
  ],
];

/** A run whose server never answers: what is drawn stays as it was given. */
function Frozen({
  survey,
  children,
}: {
  readonly survey: Survey;
  readonly children: React.ReactNode;
}) {
  const [run] = useState(() => {
    const never = () => new Promise<never>(() => {});
    const made = createSurveyRun({
      call: never,
      wait: never,
      isOnline: () => true,
      waitForConnection: never,
      isSignedIn: () => true,
      hasConsented: () => true,
      onLoadFailed: () => {},
      onSaved: () => {},
      onFinished: () => {},
    });
    made.store.setState(survey, true);
    return made;
  });
  return <RunProvider value={run}>{children}</RunProvider>;
}

const cards = [
  ['open', 'open', null],
  ['answered', 'answered', 6],
  ['waits for those before it', 'locked', null],
] as const;

export function Cards() {
  return (
    <Family title="Survey: header, cards">
      <Frozen survey={at(0)}>
        <SurveyHeader labels={defaultScaleLabels} />
        {cards.map(([name, state, value], index) => (
          <State key={name} name={name}>
            <ol className="questions">
              <QuestionCard
                item={{
                  id: `G0${index + 1}`,
                  text: 'Agreeing on an evening in which one person decides and the other follows.',
                }}
                value={value}
                state={state}
                number={index + 1}
                total={48}
                labels={defaultScaleLabels}
              />
            </ol>
          </State>
        ))}
      </Frozen>
    </Family>
  );
}

export function Stages() {
  return (
    <Family title="Survey: stages, progress, what became of an answer">
      {states.map(([name, survey]) => (
        <State key={name} name={name}>
          <Frozen survey={survey}>
            <StageBar />
          </Frozen>
        </State>
      ))}
    </Family>
  );
}
