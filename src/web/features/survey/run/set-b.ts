/** Follows the status of the attempt from Set A to Set B (spec §4; product decisions C3). */

import {
  withAttempt,
  withFailure,
  withItems,
  type Items,
  type Survey,
} from '../state/survey-state.ts';
import { selectView } from '../state/survey-view.ts';
import { fetchItems } from './load-items.ts';
import { withRetry } from './retry.ts';
import type { Visit } from './visit.ts';

/**
 * The placeholder between the sets is shown for at least this time, so that it can be read (product
 * decisions C3). It also lets the scrolling to the last question end, which would otherwise move
 * Set B away from its first question.
 */
const minSelectingMs = 1_800;

/**
 * Shows Set B, at first as the page between the sets. If Set B is on the screen already, because
 * two answers were followed at once, it stays as it is.
 */
const withSetB = (survey: Survey, items: Items): Survey => ({
  ...withItems(survey, items),
  isBetween:
    survey.isBetween || (selectView(survey) === 'selecting' && (items.openThemes ?? []).length > 0),
});

/** Loads Set B after the end of Set A, while the screen shows the placeholder. */
export async function enterSetB(visit: Visit): Promise<void> {
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
    update((survey) => withSetB(survey, items));
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
  if (survey.state === 'FINISHED') world.onFinished(true, survey);
  else if (hasReachedSetB || selectView(survey) === 'selecting') await enterSetB(visit);
}
