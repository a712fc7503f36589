/** Loading and resuming an attempt (spec §4). */

import { consentVersion } from '../../../../domain/survey.ts';
import { errorStatus } from '../../../platform/api/error.ts';
import { withAttempt, withFailure } from '../state/survey-state.ts';
import { selectView } from '../state/survey-view.ts';
import { loadItems } from './load-items.ts';
import { enterSetB } from './set-b.ts';
import type { Visit } from './visit.ts';

const consent = { adult: true, version: consentVersion } as const;

/** Starts or resumes the attempt. The call can safely be repeated (product decisions C2). */
async function startAttempt({ world, update }: Visit, isConsented: boolean): Promise<void> {
  try {
    const attempt = await world.call('startSurvey', { body: isConsented ? { consent } : {} });
    update((survey) => withAttempt(survey, attempt));
  } catch (error) {
    if (isConsented || errorStatus(error) !== 400) throw error;
    // The server requires the consent first. Show the survey behind the welcome dialog, which asks
    // for the consent.
    update((survey) => ({ ...survey, phase: 'loaded' }));
  }
}

function failLoading({ world, update }: Visit, failure: unknown): void {
  update((survey) => withFailure(survey, failure));
  if (errorStatus(failure) !== 401) world.onLoadFailed();
}

export async function loadSurvey(visit: Visit): Promise<void> {
  const { world, store } = visit;
  try {
    await Promise.all([startAttempt(visit, world.hasConsented()), loadItems(visit)]);
  } catch (error) {
    failLoading(visit, error);
    return;
  }
  const survey = store.getState();
  if (survey.state === 'FINISHED') world.onFinished(false);
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
