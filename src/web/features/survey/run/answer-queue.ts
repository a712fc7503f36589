/** Sends pending answers one at a time, oldest first (product decisions C5, G3). */

import { errorStatus, isUnreachable } from '../../../platform/api/error.ts';
import {
  withOffline,
  withSaved,
  withSaveFailed,
  type PendingAnswer,
} from '../state/survey-state.ts';
import { withRetry } from './retry.ts';
import { followStatus } from './set-b.ts';
import type { Visit } from './visit.ts';

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
    update((survey) => withSaveFailed(survey, answer));
    // A conflict means that another tab has changed the survey. Load its present state.
    if (errorStatus(error) === 409) void followStatus(visit, false);
  }
  return true;
}

export interface AnswerQueue {
  /** Sends until no answer is pending. Does nothing if it is already sending. */
  readonly flush: () => Promise<void>;
}

export function createAnswerQueue(visit: Visit): AnswerQueue {
  const { world, store, update } = visit;
  const nextAnswer = () => store.getState().pending[0];
  let isSending = false;
  return {
    async flush() {
      if (isSending) return;
      isSending = true;
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
    },
  };
}
