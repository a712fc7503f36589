import { createContext, useContext, useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { useStore } from 'zustand';
import { defaultScaleLabels } from '../../../domain/survey.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { isLeaving } from '../../platform/leave/leave.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { call, restoreSession } from '../../platform/session/call.ts';
import { isLoggedIn, session, updateUser } from '../../platform/session/session.ts';
import { progressOf, stageTextOf, type Survey } from './run/attempt.ts';
import { createSurveyRun, type SurveyRun } from './run/survey-run.ts';
import { hasSeenWelcome } from './welcome.ts';

/** From the finished survey to /profile (spec §4, §9). */
const finishedDelayMs = 500;

/** Between two attempts without a connection: doubled each time, up to the maximum. */
const firstReconnectDelayMs = 2_000;
const maxReconnectDelayMs = 15_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The browser tells when the connection is back, and is wrong at times: so every few seconds another try is made. */
const untilReachable = (tries: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(
      done,
      Math.min(maxReconnectDelayMs, firstReconnectDelayMs * 2 ** (tries - 1)),
    );
    window.addEventListener('online', done);
  });

/** The entry rules (spec §2): where a visitor goes who may not take the survey now; null lets in. */
async function refusedEntry(): Promise<string | null> {
  if (session.getState().user === null) {
    const isRestored = await restoreSession().catch(() => false);
    if (!isRestored) return paths.unauthenticated();
  }
  return session.getState().user?.surveyCompleted ? paths.profile() : null;
}

function recordProgress(survey: Survey) {
  record('survey_progress', {
    section: stageTextOf(survey),
    progress_percentage: progressOf(survey).percent,
  });
}

/** Marks the survey as done and leaves after a moment (spec §4, answering 3). */
async function finish(navigate: NavigateFunction) {
  const { user } = session.getState();
  if (user !== null) updateUser({ ...user, surveyCompleted: true });
  await wait(finishedDelayMs);
  void navigate(paths.profile());
}

function createRun(navigate: NavigateFunction): SurveyRun {
  const startedAt = Date.now();
  return createSurveyRun({
    call,
    wait,
    isOnline: () => navigator.onLine,
    untilReachable,
    isSignedIn: () => isLoggedIn(session.getState()),
    hasConsented: hasSeenWelcome,
    onSaved: recordProgress,
    onRefused: () => {
      record('error_occurred', { error_type: 'load_failed', context: 'survey' });
      void navigate(paths.unauthenticated());
    },
    onFinished: (isByAnswer) => {
      if (isByAnswer)
        record('survey_completed', {
          completion_time_minutes: Math.round((Date.now() - startedAt) / 60_000),
        });
      void finish(navigate);
    },
  });
}

/** Closing the tab would lose what waits: the browser asks first. */
function warnWhileWaiting({ store }: SurveyRun): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (store.getState().waiting.length > 0 && !isLeaving()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** The run of this visit, entered by its rules and loaded. */
export function useSurveyRun(): SurveyRun {
  const navigate = useNavigate();
  const [run] = useState(() => createRun(navigate));
  useEffect(() => warnWhileWaiting(run), [run]);
  useEffect(() => {
    let isGone = false;
    const enter = async () => {
      const refusal = await refusedEntry();
      if (isGone) return;
      if (refusal === null) await run.load();
      else await navigate(refusal, { replace: true });
    };
    void enter();
    return () => {
      isGone = true;
    };
  }, [run, navigate]);
  return run;
}

export type Labels = typeof defaultScaleLabels;

/** The server's labels once they are here; the default ones before that, and when they cannot be loaded (spec §8). */
export function useScaleLabels(): Labels {
  const [labels, setLabels] = useState(defaultScaleLabels);
  useEffect(() => {
    call('scaleLabels').then(
      (loaded) =>
        setLabels(
          defaultScaleLabels.map(({ value, label }) => ({
            value,
            label: loaded.find((one) => one.value === value)?.label ?? label,
          })),
        ),
      () => setLabels(defaultScaleLabels),
    );
  }, []);
  return labels;
}

const RunContext = createContext<SurveyRun | null>(null);
export const RunProvider = RunContext.Provider;

export function useRun(): SurveyRun {
  const run = useContext(RunContext);
  if (run === null) throw new Error('A part of the survey was drawn outside its screen.');
  return run;
}

/** One value of the survey; the part redraws only when that value changes. */
export function useSurvey<T>(select: (survey: Survey) => T): T {
  return useStore(useRun().store, select);
}
