/** One visit to the survey: loads it, saves answers, follows the attempt from set to set (spec §4, §8; decisions C3, G3). */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { consentVersion, type ScaleValue } from '../../../../domain/survey.ts';
import type { CallFunction } from '../../../platform/api/client.ts';
import { isUnreachable, errorStatus } from '../../../platform/api/error.ts';
import {
  answerOf,
  canAnswer,
  emptySurvey,
  type Survey,
  viewOf,
  type Waiting,
  withAttempt,
  withItems,
  withOffline,
  withSaved,
  withSaveFailed,
  withWaiting,
} from './attempt.ts';

/** The two silent retries of a failed save (product decisions G3). */
const saveRetryDelaysMs = [400, 1200];

/** The placeholder between the sets stays long enough to be read (product decisions C3). */
const minSelectingMs = 900;

export interface RunWorld {
  readonly call: CallFunction;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  /** Until another try makes sense, after so many in vain: the connection is back, or some time has passed. */
  readonly untilReachable: (tries: number) => Promise<void>;
  /** False once the visitor has logged out: what waits is then nobody's. */
  readonly isSignedIn: () => boolean;
  /** Whether 'Begin Survey' was pressed in this browser before: its consent goes with `start`. */
  readonly hasConsented: () => boolean;
  /** The survey could not be loaded, and not because of a 401, which the client deals with (spec §8). */
  readonly onRefused: () => void;
  readonly onSaved: (survey: Survey) => void;
  /** By an answer of this visit, or found finished. */
  readonly onFinished: (isByAnswer: boolean) => void;
}

export interface SurveyRun {
  readonly store: StoreApi<Survey>;
  readonly load: () => Promise<void>;
  /** 'Begin Survey': the consent goes to the server with `start`, which is idempotent (decisions B12, C2). */
  readonly begin: () => Promise<void>;
  /** False where the answer was not accepted: the question is not open, or a save is in progress. */
  readonly answer: (itemId: string, value: ScaleValue, isFollowing: boolean) => boolean;
}

/** Worth another try: the network or the server failed, not the request. */
const isPassing = (error: unknown) => {
  const status = errorStatus(error);
  return status === null || status >= 500 || status === 429;
};

async function persistently<T>(attempt: () => Promise<T>, wait: RunWorld['wait']): Promise<T> {
  for (const pause of saveRetryDelaysMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(pause);
    }
  }
  return attempt();
}

export function createSurveyRun(world: RunWorld): SurveyRun {
  const { call, wait } = world;
  const store = createStore<Survey>(() => emptySurvey);
  const change = (next: (survey: Survey) => Survey) => store.setState(next, true);
  const consent = { adult: true, version: consentVersion } as const;

  const start = async (isConsented: boolean) => {
    try {
      const attempt = await call('startSurvey', { body: isConsented ? { consent } : {} });
      change((survey) => withAttempt(survey, attempt));
    } catch (error) {
      if (isConsented || errorStatus(error) !== 400) throw error;
      change((survey) => ({ ...survey, phase: 'loaded' })); // consent is asked for first: the welcome stands in front
    }
  };

  const readItems = async () => {
    const items = await call('surveyItems');
    change((survey) => withItems(survey, items));
  };

  const fail = (failure?: unknown) => change((survey) => ({ ...survey, phase: 'failed', failure }));

  /** From the end of Set A to the first question of Set B; the placeholder stands meanwhile. */
  const enterSetB = async () => {
    try {
      if (store.getState().state === 'SELECT_B') {
        const attempt = await persistently(() => call('completeSetA', { body: {} }), wait);
        change((survey) => withAttempt(survey, attempt));
      }
      await Promise.all([persistently(readItems, wait), wait(minSelectingMs)]);
      if (viewOf(store.getState()) === 'selecting') fail();
    } catch (error) {
      fail(error); // 'Failed to load survey', with a way to try again: nothing is lost
    }
  };

  const follow = async (isComplete: boolean) => {
    const before = store.getState().state;
    try {
      const attempt = await persistently(() => call('surveyStatus'), wait);
      change((survey) => withAttempt(survey, attempt));
    } catch {
      // A status that cannot be read matters only between the sets, where enterSetB says so.
    }
    if (isComplete) change((survey) => ({ ...survey, state: 'FINISHED' }));
    const { state } = store.getState();
    if (state === 'FINISHED') world.onFinished(true);
    else if (
      viewOf(store.getState()) === 'selecting' ||
      (state === 'B_ACTIVE' && before !== 'B_ACTIVE')
    )
      await enterSetB();
  };

  const send = (answer: Waiting) => {
    const { attemptId } = store.getState();
    const body = attemptId === null ? answer : { ...answer, attemptId };
    const once = () => call('saveResponse', { body });
    return world.isOnline() ? persistently(once, wait) : once();
  };

  /** Sends one answer; returns whether the server said anything at all. */
  const save = async (answer: Waiting): Promise<boolean> => {
    try {
      const { surveyComplete } = await send(answer);
      change((survey) => withSaved(survey, answer));
      world.onSaved(store.getState());
      void follow(surveyComplete);
    } catch (error) {
      if (isUnreachable(error)) return false;
      change((survey) => withSaveFailed(survey, answer));
      if (errorStatus(error) === 409) void follow(false); // another tab went on: catch up with it
    }
    return true;
  };

  let isSending = false;
  /** What waits, one after the other in its order, however long the connection is away. */
  const sendWaiting = async () => {
    if (isSending) return;
    isSending = true;
    let tries = 0;
    for (
      let [next] = store.getState().waiting;
      next && world.isSignedIn();
      [next] = store.getState().waiting
    ) {
      if (await save(next)) {
        tries = 0;
        continue;
      }
      change(withOffline);
      await world.untilReachable((tries += 1));
    }
    isSending = false;
  };

  const refuse = (error: unknown) => {
    fail(error);
    if (errorStatus(error) !== 401) world.onRefused();
  };

  return {
    store,
    async load() {
      try {
        await Promise.all([start(world.hasConsented()), readItems()]);
      } catch (error) {
        refuse(error);
        return;
      }
      const survey = store.getState();
      if (survey.state === 'FINISHED') world.onFinished(false);
      else if (viewOf(survey) === 'selecting') await enterSetB();
    },
    async begin() {
      try {
        await start(true);
      } catch (error) {
        refuse(error);
      }
    },
    answer(itemId, value, isFollowing) {
      const survey = store.getState();
      if (!canAnswer(survey, itemId)) return false;
      if (answerOf(survey, itemId) === value) return true;
      change((current) => withWaiting(current, { itemId, value }, isFollowing));
      void sendWaiting();
      return true;
    },
  };
}
