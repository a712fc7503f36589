/** The survey in every state that the stage bar can show. */

import { setACount } from '../../../../domain/survey.ts';
import {
  type Attempt,
  emptySurvey,
  type Survey,
  withAttempt,
  withItems,
  withOffline,
  withPendingAnswer,
  withSaveFailed,
} from '../../survey/survey-state.ts';

export const questionText =
  'Agreeing on an evening in which one person decides and the other follows.';

const buildItems = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${letter}${String(index + 1).padStart(2, '0')}`,
    text: questionText,
  }));

const buildAttempt = (answered: number, changes: Partial<Attempt> = {}): Attempt => ({
  attemptId: 'gallery',
  state: 'A_ACTIVE',
  setAItems: buildItems('A', setACount).map(({ id }) => id),
  responses: buildItems('A', answered).map(({ id }) => ({ itemId: id, value: 4 })),
  setAProgress: { answered, total: setACount },
  ...changes,
});

/** Creates a survey with the given number of answers. `changes` apply to its attempt. */
export const surveyWith = (answered: number, changes?: Partial<Attempt>): Survey =>
  withAttempt(
    withItems(emptySurvey, {
      setAItems: buildItems('A', setACount),
      setBItems: changes ? buildItems('B', 20) : [],
    }),
    buildAttempt(answered, changes),
  );

const buildAnswer = (itemId: string) => ({ itemId, value: 5 }) as const;

/** Answers to the core questions and to the first ones of Set B. */
const answered = (setBCount: number) =>
  [...buildItems('A', setACount), ...buildItems('B', setBCount)].map(({ id }) => ({
    itemId: id,
    value: 4,
  }));

const setB: Partial<Attempt> = {
  state: 'B_ACTIVE',
  setBItems: buildItems('B', 20).map(({ id }) => id),
  setBProgress: { answered: 0, total: 20 },
};

export const surveyStates: readonly (readonly [name: string, survey: Survey])[] = [
  ['nothing answered, 0 %', surveyWith(0)],
  ['being saved, 40 %', withPendingAnswer(surveyWith(27), buildAnswer('A28'), true)],
  ['saved', { ...surveyWith(30), saveStatus: 'saved' }],
  ['taken back', withSaveFailed(surveyWith(30), buildAnswer('A31'))],
  [
    'one waits without a connection',
    withOffline(withPendingAnswer(surveyWith(30), buildAnswer('A31'), true)),
  ],
  [
    'three wait',
    withOffline(
      ['A31', 'A32', 'A33'].reduce(
        (survey, id) => withPendingAnswer(withOffline(survey), buildAnswer(id), true),
        surveyWith(30),
      ),
    ),
  ],
  ['second stage', surveyWith(setACount, setB)],
  [
    'a round of ten',
    {
      ...surveyWith(setACount, {
        state: 'ROUND_ACTIVE',
        responses: answered(4),
      }),
      setBItems: buildItems('B', 10),
      saveStatus: 'saved',
    },
  ],
  [
    'all answered, 100 %',
    {
      ...surveyWith(setACount, {
        ...setB,
        state: 'FINISHED',
        responses: answered(20),
      }),
      saveStatus: 'saved',
    },
  ],
];
