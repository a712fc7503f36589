/** Loading and resuming an attempt (spec §4). */

import { consentVersion } from '../../../../domain/survey.ts';
import { damageDetail, errorStatus } from '../../../platform/api/error.ts';
import { withAttempt, withFailure, type Attempt } from '../state/survey-state.ts';
import { selectView } from '../state/survey-view.ts';
import { loadItems } from './load-items.ts';
import { requestDelaysMs, withRetry } from './retry.ts';
import { enterSetB } from './set-b.ts';
import type { Visit } from './visit.ts';

const consent = { adult: true, version: consentVersion } as const;

/** The server replied, but without an attempt or without its questions. */
class AttemptMissing extends Error {}

const isAttempt = (reply: Partial<Attempt> | null): boolean =>
  typeof reply?.attemptId === 'string' && Array.isArray(reply.responses);

/** Starts or resumes the attempt. The call can safely be repeated (product decisions C2). */
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

/** Shows 'Failed to load survey' for a missing attempt; other failures lead away (spec §8). */
function failLoading({ world, update }: Visit, failure: unknown): void {
  update((survey) => withFailure(survey, failure));
  const isShownHere = failure instanceof AttemptMissing || damageDetail(failure) !== null;
  if (!isShownHere && errorStatus(failure) !== 401) world.onLoadFailed();
}

export async function loadSurvey(visit: Visit): Promise<void> {
  const { world, store } = visit;
  try {
    await Promise.all([startAttempt(visit, world.hasConsented()), loadQuestions(visit)]);
  } catch (error) {
    failLoading(visit, error);
    return;
  }
  const survey = store.getState();
  if (survey.state === 'FINISHED') world.onFinished(false, survey);
  else if (selectView(survey) === 'selecting') await enterSetB(visit);
}

/** Starts the attempt with the consent that 'Begin Survey' gives (product decisions B12). */
export async function beginSurvey(visit: Visit): Promise<void> {
  try {
    await startAttempt(visit, true);
  } catch (error) {
    failLoading(visit, error);
  }
}
