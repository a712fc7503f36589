import { useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { record } from '../../platform/analytics/analytics.ts';
import { firstSight, sharpened } from '../../platform/navigation/first-sight.ts';
import { loadFailure } from '../../platform/navigation/load-failure.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { isLeaving } from '../../platform/quick-exit/leave.ts';
import { call } from '../../platform/session/call.ts';
import { isLoggedIn, session, updateUser } from '../../platform/session/session.ts';
import { waitForConnection } from './run/connection.ts';
import { createSurveyRun, type SurveyRun } from './run/survey-run.ts';
import { selectProgress } from './state/progress.ts';
import type { Survey } from './state/survey-state.ts';
import { selectStageText } from './state/survey-view.ts';
import { findEntryRedirect } from './survey-entry.ts';
import { hasSeenWelcome } from './welcome/welcome-flag.ts';

/** The delay between the end of the survey and the redirect to /profile (spec §4, §9). */
const finishedDelayMs = 500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function recordProgress(survey: Survey) {
  record('survey_progress', {
    section: selectStageText(survey),
    progress_percentage: selectProgress(survey).percent,
  });
}

/** Imports what the survey itself does not need, and the profile does. */
async function forgetFetched(): Promise<void> {
  const { queryClient } = await import('../../platform/session/query-client.ts');
  queryClient.clear();
}

/**
 * Marks the survey as completed and opens the profile after a moment (spec §4), with a navigation
 * state that tells the profile why. What was fetched before the last answer no longer holds.
 */
async function finish(navigate: NavigateFunction, state: unknown) {
  const { user } = session.getState();
  if (user !== null) updateUser({ ...user, surveyCompleted: true });
  await Promise.all([wait(finishedDelayMs), forgetFetched().catch(() => {})]);
  void navigate(paths.profile(), { state });
}

function createRun(navigate: NavigateFunction): SurveyRun {
  return createSurveyRun({
    call,
    wait,
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    waitForConnection,
    isSignedIn: () => isLoggedIn(session.getState()),
    hasConsented: hasSeenWelcome,
    onSaved: recordProgress,
    onLoadFailed: () => {
      record('error_occurred', { error_type: 'load_failed', context: 'survey' });
      void navigate(paths.unauthenticated(), { state: loadFailure });
    },
    onFinished: (isByAnswer, { secondsSinceStart, isRound }) => {
      if (isByAnswer && !isRound && secondsSinceStart !== null)
        record('survey_completed', {
          completion_time_minutes: Math.round(secondsSinceStart / 60),
        });
      void finish(navigate, isByAnswer ? (isRound ? sharpened : firstSight) : null);
    },
  });
}

/** Asks before the tab is closed if an answer is pending, because it would be lost. */
function confirmUnloadWhilePending({ store }: SurveyRun): () => void {
  const confirmUnload = (event: BeforeUnloadEvent) => {
    if (store.getState().pending.length > 0 && !isLeaving()) event.preventDefault();
  };
  window.addEventListener('beforeunload', confirmUnload);
  return () => window.removeEventListener('beforeunload', confirmUnload);
}

/** Creates the run of this visit. Loads the survey, or redirects a visitor who may not take it. */
export function useSurveyRun(): SurveyRun {
  const navigate = useNavigate();
  const [run] = useState(() => createRun(navigate));
  useEffect(() => confirmUnloadWhilePending(run), [run]);
  useEffect(() => {
    let isUnmounted = false;
    const enter = async () => {
      const redirect = await findEntryRedirect();
      if (isUnmounted) return;
      if (redirect === null) await run.load();
      else await navigate(redirect, { replace: true });
    };
    void enter();
    return () => {
      isUnmounted = true;
    };
  }, [run, navigate]);
  return run;
}
