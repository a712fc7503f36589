/** Follows the status of the attempt from Set A to Set B (spec §4; product decisions C3). */

import { withAttempt, withFailure } from '../state/survey-state.ts';
import { selectView } from '../state/survey-view.ts';
import { loadItems } from './load-items.ts';
import { withRetry } from './retry.ts';
import type { Visit } from './visit.ts';

/**
 * The placeholder between the sets is shown for at least this time, so that it can be read (product
 * decisions C3).
 */
const minSelectingMs = 900;

/** Loads Set B after the end of Set A, while the screen shows the placeholder. */
export async function enterSetB(visit: Visit): Promise<void> {
  const { world, store, update } = visit;
  try {
    if (store.getState().state === 'SELECT_B') {
      const attempt = await withRetry(() => world.call('completeSetA', { body: {} }), world.wait);
      update((survey) => withAttempt(survey, attempt));
    }
    await Promise.all([withRetry(() => loadItems(visit), world.wait), world.wait(minSelectingMs)]);
    if (selectView(store.getState()) === 'selecting') update((survey) => withFailure(survey));
  } catch (error) {
    // All answers are saved, and the screen offers to try again.
    update((survey) => withFailure(survey, error));
  }
}

/**
 * Reads the status after an answer was saved or was refused with a 409, and moves on to Set B or to
 * the end (spec §4).
 */
export async function followStatus(visit: Visit, isComplete: boolean): Promise<void> {
  const { world, store, update } = visit;
  const stateBefore = store.getState().state;
  try {
    const attempt = await withRetry(() => world.call('surveyStatus'), world.wait);
    update((survey) => withAttempt(survey, attempt));
  } catch {
    // A failure matters only between the sets, where enterSetB reports it.
  }
  if (isComplete) update((survey) => ({ ...survey, state: 'FINISHED' }));
  const survey = store.getState();
  const hasReachedSetB = survey.state === 'B_ACTIVE' && stateBefore !== 'B_ACTIVE';
  if (survey.state === 'FINISHED') world.onFinished(true);
  else if (hasReachedSetB || selectView(survey) === 'selecting') await enterSetB(visit);
}
