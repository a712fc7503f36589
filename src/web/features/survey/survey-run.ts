/** One visit to the survey: loads it, saves answers and follows the attempt from Set A to Set B. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { consentVersion, type GivenValue } from '../../../domain/survey.ts';
import { damageDetail, errorStatus } from '../../platform/api/error.ts';
import {
  loadItems,
  requestDelaysMs,
  withRetry,
  loadSetB,
  type Visit,
  createAnswerQueue,
  type RunWorld,
} from './answer-queue.ts';
import {
  withAttempt,
  withFailure,
  type Attempt,
  emptySurvey,
  withPendingAnswer,
  type Survey,
} from './survey-state.ts';
import { selectView, selectOpenItemId, canAnswer, selectAnswer } from './survey-view.ts';

/** What 'Begin Survey' confirms: an age of at least 18, and this version of the consent. */
const consent = { adult: true, version: consentVersion } as const;

/** The server replied, but without an attempt or without its questions. */
class AttemptMissing extends Error {}

const isAttempt = (reply: Partial<Attempt> | null): boolean =>
  typeof reply?.attemptId === 'string' && Array.isArray(reply.responses);

/** Starts or resumes the attempt. The call can safely be repeated. */
async function startAttempt({ world, update }: Visit, isConsented: boolean): Promise<void> {
  const start = () => world.call('startSurvey', { body: isConsented ? { consent } : {} });
  try {
    const attempt = await withRetry(start, world.wait, requestDelaysMs);
    if (!isAttempt(attempt)) throw new AttemptMissing();
    update((survey) => withAttempt(survey, attempt));
  } catch (error) {
    if (isConsented || errorStatus(error) !== 400) throw error;
    // The server requires the consent first. Show the survey behind the welcome dialog, which asks
    // for the consent.
    update((survey) => ({ ...survey, phase: 'loaded' }));
  }
}

async function loadQuestions(visit: Visit): Promise<void> {
  await withRetry(() => loadItems(visit), visit.world.wait, requestDelaysMs);
  if (visit.store.getState().setAItems.length === 0) throw new AttemptMissing();
}

/** Shows 'Failed to load survey' for a missing attempt; other failures lead away. */
function failLoading({ world, update }: Visit, failure: unknown): void {
  update((survey) => withFailure(survey, failure));
  const isShownHere = failure instanceof AttemptMissing || damageDetail(failure) !== null;
  if (!isShownHere && errorStatus(failure) !== 401) world.onLoadFailed(failure);
}

async function loadSurvey(visit: Visit): Promise<void> {
  const { world, store } = visit;
  try {
    await Promise.all([startAttempt(visit, world.hasConsented()), loadQuestions(visit)]);
  } catch (error) {
    failLoading(visit, error);
    return;
  }
  const survey = store.getState();
  if (survey.state === 'FINISHED') world.onFinished(false, survey);
  else if (selectView(survey) === 'selecting') await loadSetB(visit);
}

/** Starts the attempt with the consent that 'Begin Survey' gives. */
async function beginSurvey(visit: Visit): Promise<void> {
  try {
    await startAttempt(visit, true);
  } catch (error) {
    failLoading(visit, error);
  }
}

/** A double tap must not answer the question that it opens, which cannot have been read yet. */
export const readingPauseMs = 350;

/** Returns a function that tells whether a tap opened a question less than `readingPauseMs` ago. */
function createReadingPause({ world, store }: Visit): (itemId: string) => boolean {
  let openedId: string | null = null;
  let openedAt = 0;
  store.subscribe((survey, before) => {
    const openId = selectOpenItemId(survey);
    const previousId = selectOpenItemId(before);
    if (openId === previousId) return;
    openedId = previousId === null ? null : openId;
    openedAt = world.now();
  });
  return (itemId) => itemId === openedId && world.now() - openedAt < readingPauseMs;
}

export interface SurveyRun {
  readonly store: StoreApi<Survey>;
  readonly load: () => Promise<void>;
  readonly begin: () => Promise<void>;
  /** Returns false for a question that is locked or has only just opened, and during a save. */
  readonly answer: (itemId: string, value: GivenValue, shouldAdvance: boolean) => boolean;
}

export function createSurveyRun(world: RunWorld): SurveyRun {
  const store = createStore<Survey>(() => emptySurvey);
  const visit: Visit = { world, store, update: (change) => store.setState(change, true) };
  const flush = createAnswerQueue(visit);
  const isUnread = createReadingPause(visit);
  return {
    store,
    load: () => loadSurvey(visit),
    begin: () => beginSurvey(visit),
    answer(itemId, value, shouldAdvance) {
      const survey = store.getState();
      if (selectAnswer(survey, itemId) === value) {
        if (shouldAdvance) visit.update((current) => ({ ...current, shouldAdvance }));
        return true;
      }
      if (!canAnswer(survey, itemId) || isUnread(itemId)) return false;
      visit.update((current) => withPendingAnswer(current, { itemId, value }, shouldAdvance));
      void flush();
      return true;
    },
  };
}
