/** Sends pending answers one at a time, oldest first. */

import type { StoreApi } from 'zustand/vanilla';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { errorStatus, isUnreachable } from '../../platform/api/error.ts';
import {
  type Survey,
  withItems,
  type Items,
  withAttempt,
  withFailure,
  withOffline,
  withSaved,
  withSaveFailed,
  withOutcome,
  type PendingAnswer,
} from './survey-state.ts';
import { selectView } from './survey-view.ts';

/** The delay before the silent retry of a failed request. */
export const requestDelaysMs: readonly number[] = [400];

/** The delays before the two silent retries of a failed save. */
const saveDelaysMs: readonly number[] = [400, 1200];

/** Whether the network or the server failed, so that a retry may succeed. */
const isTransient = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status === null || status >= 500 || status === 429;
};

/** Makes a call, and repeats it after each of the delays as long as a repetition may help. */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  wait: (milliseconds: number) => Promise<void>,
  delaysMs: readonly number[] = saveDelaysMs,
): Promise<T> {
  for (const delayMs of delaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await wait(delayMs);
    }
  }
  return attempt();
}

/** What a run needs from the browser and the screen. Tests pass their own implementation. */
export interface RunWorld {
  readonly call: CallFunction;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Resolves when the connection is back, or after a delay that grows with `failedAttempts`. */
  readonly waitForConnection: (failedAttempts: number) => Promise<void>;
  /** Whether the visitor is still logged in. After a logout, pending answers must not be sent. */
  readonly isSignedIn: () => boolean;
  /** Whether 'Begin Survey' was pressed here before; if so, `startSurvey` sends the consent. */
  readonly hasConsented: () => boolean;
  /** Called when loading fails, except on a 401, which the API client handles. */
  readonly onLoadFailed: (error: unknown) => void;
  readonly onSaved: (survey: Survey) => void;
  /** Called when an answer is taken back because the server did not take it. */
  readonly onSaveFailed: (error: unknown) => void;
  /** `isByAnswer` tells an attempt finished in this visit from one that already was. */
  readonly onFinished: (isByAnswer: boolean, survey: Survey) => void;
}

export interface Visit {
  readonly world: RunWorld;
  readonly store: StoreApi<Survey>;
  readonly update: (change: (survey: Survey) => Survey) => void;
}

/** The reply of a broken server or proxy may have no items. */
async function fetchItems({ world }: Visit): Promise<Items> {
  const items: Partial<Items> | null = await world.call('surveyItems');
  return { setAItems: [], setBItems: [], ...items };
}

export async function loadItems(visit: Visit): Promise<void> {
  const items = await fetchItems(visit);
  visit.update((survey) => withItems(survey, items));
}

/**
 * The placeholder is shown for at least this time, so that it can be read. It also
 * lets the scrolling to the last question end, which would otherwise move Set B away from its first
 * question.
 */
const minSelectingMs = 1_800;

/** Loads Set B after the end of Set A, while the screen shows the placeholder. */
export async function loadSetB(visit: Visit): Promise<void> {
  const { world, store, update } = visit;
  try {
    if (store.getState().state === 'SELECT_B') {
      const attempt = await withRetry(() => world.call('completeSetA', { body: {} }), world.wait);
      update((survey) => withAttempt(survey, attempt));
    }
    const [items] = await Promise.all([
      withRetry(() => fetchItems(visit), world.wait),
      world.wait(minSelectingMs),
    ]);
    update((survey) => withItems(survey, items));
    if (selectView(store.getState()) === 'selecting') update((survey) => withFailure(survey));
  } catch (error) {
    // All answers are saved, and the screen offers to try again.
    update((survey) => withFailure(survey, error));
  }
}

/** Moves on to Set B or to the end after an answer was saved or refused. */
async function followStatus(visit: Visit, isComplete: boolean): Promise<void> {
  const { world, store, update } = visit;
  const stateBefore = store.getState().state;
  try {
    const attempt = await withRetry(() => world.call('surveyStatus'), world.wait);
    update((survey) => withAttempt(survey, attempt));
  } catch {
    // While Set B loads, loadSetB reports a failure. After a refusal the next save retries.
  }
  if (isComplete) update((survey) => ({ ...survey, state: 'FINISHED' }));
  const survey = store.getState();
  const hasReachedSetB = survey.state === 'B_ACTIVE' && stateBefore !== 'B_ACTIVE';
  if (survey.state === 'FINISHED') world.onFinished(true, survey);
  else if (hasReachedSetB || selectView(survey) === 'selecting') await loadSetB(visit);
}

/** Retries only while online. While offline, the queue itself waits for the connection. */
function sendAnswer({ world, store }: Visit, answer: PendingAnswer) {
  const { attemptId } = store.getState();
  const body = attemptId === null ? answer : { ...answer, attemptId };
  const send = () => world.call('saveResponse', { body });
  return world.isOnline() ? withRetry(send, world.wait) : send();
}

/** Returns false if the server could not be reached, so that the answer stays pending. */
async function saveAnswer(visit: Visit, answer: PendingAnswer): Promise<boolean> {
  const { world, store, update } = visit;
  try {
    const { surveyComplete } = await sendAnswer(visit, answer);
    update((survey) => withSaved(survey, answer));
    world.onSaved(store.getState());
    void followStatus(visit, surveyComplete);
  } catch (error) {
    if (isUnreachable(error)) return false;
    world.onSaveFailed(error);
    update((survey) => withSaveFailed(survey, answer));
    // Another tab may have changed the survey, or only the reply was lost.
    void followStatus(visit, false).then(() => update((survey) => withOutcome(survey, answer)));
  }
  return true;
}

/** Returns a function that sends until no answer is pending, unless it is already sending. */
export function createAnswerQueue(visit: Visit): () => Promise<void> {
  const { world, store, update } = visit;
  const nextAnswer = () => store.getState().pending[0];
  let isSending = false;
  return async () => {
    if (isSending) return;
    isSending = true;
    // Lets the browser draw the answer first: the request takes half the time of a press.
    await world.wait(0);
    let failedAttempts = 0;
    for (let answer = nextAnswer(); answer && world.isSignedIn(); answer = nextAnswer()) {
      if (await saveAnswer(visit, answer)) {
        failedAttempts = 0;
        continue;
      }
      update(withOffline);
      failedAttempts += 1;
      await world.waitForConnection(failedAttempts);
    }
    isSending = false;
  };
}
