import { createContext, useContext, useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';
import { useStore } from 'zustand';
import { consentVersion } from '../../../domain/survey.ts';
import { finishedSurveyMs } from '../../../domain/waits.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { recordFailure } from '../../platform/analytics/record-failure.ts';
import { firstSight, loadFailure, sharpened } from '../../platform/navigation/navigation-state.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { isLeaving } from '../../platform/quick-exit/leave.ts';
import { call, restoreSession } from '../../platform/session/call.ts';
import { session, isLoggedIn, updateUser } from '../../platform/session/session.ts';
import { storage, storedKeys } from '../../platform/storage.ts';
import { type SurveyRun, createSurveyRun } from './survey-run.ts';
import type { Survey } from './survey-state.ts';
import { selectProgress, selectStageText } from './survey-view.ts';

const RunContext = createContext<SurveyRun | null>(null);
export const RunProvider = RunContext.Provider;

export function useRun(): SurveyRun {
  const run = useContext(RunContext);
  if (run === null) throw new Error('useRun needs a RunProvider around it.');
  return run;
}

/** Selects one value of the survey. The component renders again only if that value changes. */
export const useSurvey = <T>(select: (survey: Survey) => T): T => useStore(useRun().store, select);

const firstRetryDelayMs = 2_000;
const maxRetryDelayMs = 15_000;

/** Not every browser reliably fires 'online', so a delay that doubles ends the wait, too. */
const waitForConnection = (failedAttempts: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(
      done,
      Math.min(maxRetryDelayMs, firstRetryDelayMs * 2 ** (failedAttempts - 1)),
    );
    window.addEventListener('online', done);
  });

/** The path to redirect a visitor to who may not take the survey now. */
export async function findEntryRedirect(): Promise<string | null> {
  if (session.getState().user === null) {
    const isRestored = await restoreSession().catch(() => false);
    if (!isRestored) return paths.unauthenticated();
  }
  if (!session.getState().user?.surveyCompleted) return null;
  return (await isRoundOpen()) ? null : paths.profile();
}

/** Whether the visitor has finished the survey and is in the middle of a round of ten. */
async function isRoundOpen(): Promise<boolean> {
  const attempt = await call('surveyStatus').catch(() => null);
  return attempt?.state === 'ROUND_ACTIVE';
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Records each tenth once: every answer would make a fine trace of the time of one person. */
export function createProgressRecorder(send = record) {
  let lastTenth = 0;
  return (survey: Survey) => {
    const { percent } = selectProgress(survey);
    const tenth = Math.floor(percent / 10);
    if (tenth <= lastTenth) return;
    lastTenth = tenth;
    send('survey_progress', {
      section: selectStageText(survey),
      progress_percentage: percent,
    });
  };
}

type Navigate = (path: string, options?: NavigateOptions) => Promise<void>;

/** Clears the cached queries. The client is imported only here: the survey itself needs none. */
async function forgetFetched(): Promise<void> {
  const { queryClient } = await import('../../platform/session/query-client.ts');
  queryClient.clear();
}

/** Opens the profile after a moment, with the reason as navigation state. */
export async function finish(navigate: Navigate, state: unknown) {
  const { user } = session.getState();
  if (user !== null) updateUser({ ...user, surveyCompleted: true });
  await Promise.all([wait(finishedSurveyMs), forgetFetched().catch(() => {})]);
  void navigate(paths.profile(), { state });
}

const createRun = (navigate: Navigate): SurveyRun =>
  createSurveyRun({
    call,
    wait,
    now: () => performance.now(),
    isOnline: () => navigator.onLine,
    waitForConnection,
    isSignedIn: () => isLoggedIn(session.getState()),
    hasConsented: hasSeenWelcome,
    onSaved: createProgressRecorder(),
    onSaveFailed: (error) => recordFailure('save_answer', error),
    onLoadFailed: (error) => {
      recordFailure('load_survey', error);
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

/**
 * Asks before the tab is closed if an answer is pending. Not by `askBeforeClosing`, which would be
 * a script of its own for the survey to load.
 */
function confirmUnloadWhilePending({ store }: SurveyRun): () => void {
  const confirmUnload = (event: BeforeUnloadEvent) => {
    if (store.getState().pending.length > 0 && !isLeaving()) event.preventDefault();
  };
  window.addEventListener('beforeunload', confirmUnload);
  return () => window.removeEventListener('beforeunload', confirmUnload);
}

/** Loads the survey, or returns where a visitor belongs who may not take it. */
async function enter(run: SurveyRun): Promise<string | null> {
  const redirect = await findEntryRedirect();
  if (redirect === null) await run.load();
  return redirect;
}

interface Opened {
  readonly run: SurveyRun;
  /** Resolves once the survey has loaded: to the path of a redirect, or to null. */
  readonly entry: Promise<string | null>;
  readonly setNavigate: (navigate: NavigateFunction) => void;
}

let opened: Opened | null = null;

/** Creates the run of a visit and loads the survey. Redirects wait until the screen is there. */
export function openRun(): Opened {
  let setNavigate: Opened['setNavigate'] = () => {};
  const navigation = new Promise<NavigateFunction>((resolve) => (setNavigate = resolve));
  const run = createRun(async (path, options) => (await navigation)(path, options));
  opened = { run, entry: enter(run), setNavigate };
  return opened;
}

/** A loading screen that showed for less would cost a slow phone one more drawing. */
const shortestLoadingMs = 300;

/** Loads the survey before its screen is drawn, so that a fast reply needs no loading screen. */
export const openSurvey = (): Promise<unknown> =>
  Promise.race([openRun().entry, wait(shortestLoadingMs)]);

/** Saves the answer that was pressed before the app was there (early-survey.ts). */
function takeEarlyAnswer(run: SurveyRun) {
  const { early } = window;
  window.early = undefined;
  const pressed = early?.answer;
  if (!pressed || session.getState().user?.id !== early.userId) return;
  run.answer(pressed.itemId, pressed.value, pressed.shouldAdvance);
  // The next arrow key starts from the radio that has the focus.
  if (!pressed.shouldAdvance) requestAnimationFrame(() => focusAnswer(pressed.itemId));
}

const focusAnswer = (itemId: string) =>
  document.querySelector<HTMLElement>(`[name="${itemId}"]:checked`)?.focus();

function takeRun(): Opened {
  const taken = opened ?? openRun();
  opened = null;
  return taken;
}

/** Returns the run of this visit, and redirects visitors who may not take the survey. */
export function useSurveyRun(): SurveyRun {
  const navigate = useNavigate();
  // Loads during the first render at the latest; an effect would start the calls only after it.
  const [{ run, entry, setNavigate }] = useState(takeRun);
  useEffect(() => setNavigate(navigate), [setNavigate, navigate]);
  // Not before the first drawing, until which the answer may change.
  useEffect(() => void entry.then(() => takeEarlyAnswer(run)), [entry, run]);
  useEffect(() => confirmUnloadWhilePending(run), [run]);
  useEffect(() => {
    let isUnmounted = false;
    const leave = async () => {
      const redirect = await entry;
      if (redirect !== null && !isUnmounted) await navigate(redirect, { replace: true });
    };
    void leave();
    return () => {
      isUnmounted = true;
    };
  }, [entry, navigate]);
  return run;
}

/**
 * The locally stored 'has seen welcome' flag of the account that is signed in, set by 'Begin
 * Survey'; null if the account is not known yet. It names the version of the consent, so that a new
 * version, or another account in this browser, shows the welcome again.
 */
function ownFlag(): string | null {
  const { user } = session.getState();
  return user === null ? null : `${consentVersion} ${user.id}`;
}

/** Whether the account that is signed in has begun a survey in this browser. */
export function hasSeenWelcome(): boolean {
  const flag = ownFlag();
  return flag !== null && storage.getItem(storedKeys.welcome) === flag;
}

export function rememberWelcome(): void {
  const flag = ownFlag();
  if (flag !== null) storage.setItem(storedKeys.welcome, flag);
}
