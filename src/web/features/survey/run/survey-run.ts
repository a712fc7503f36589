/** One visit to the survey: loads it, saves answers and follows the attempt from Set A to Set B. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ScaleValue } from '../../../../domain/survey.ts';
import { canAnswer, selectAnswer } from '../state/question-order.ts';
import { emptySurvey, withPendingAnswer, type Survey } from '../state/survey-state.ts';
import { createAnswerQueue } from './answer-queue.ts';
import { beginSurvey, loadSurvey } from './load-survey.ts';
import { createReadingPause } from './reading-pause.ts';
import type { RunWorld, Visit } from './visit.ts';

export interface SurveyRun {
  readonly store: StoreApi<Survey>;
  readonly load: () => Promise<void>;
  readonly begin: () => Promise<void>;
  /** Leaves the page between the sets for Set B. */
  readonly goOn: () => void;
  /**
   * Returns false if the answer was not accepted: the question is locked or has only just opened,
   * or a save is in progress.
   */
  readonly answer: (itemId: string, value: ScaleValue, shouldAdvance: boolean) => boolean;
}

export function createSurveyRun(world: RunWorld): SurveyRun {
  const store = createStore<Survey>(() => emptySurvey);
  const visit: Visit = { world, store, update: (change) => store.setState(change, true) };
  const queue = createAnswerQueue(visit);
  const isUnread = createReadingPause(visit);
  return {
    store,
    load: () => loadSurvey(visit),
    begin: () => beginSurvey(visit),
    goOn: () => visit.update((survey) => ({ ...survey, isBetween: false })),
    answer(itemId, value, shouldAdvance) {
      const survey = store.getState();
      if (!canAnswer(survey, itemId) || isUnread(itemId)) return false;
      if (selectAnswer(survey, itemId) === value) return true;
      visit.update((current) => withPendingAnswer(current, { itemId, value }, shouldAdvance));
      void queue.flush();
      return true;
    },
  };
}
