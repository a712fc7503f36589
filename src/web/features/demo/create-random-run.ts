/** A visit to /create-random, which asks before it changes the visitor's survey. */

import { createStore } from 'zustand/vanilla';
import type { Reply } from '../../../contract/endpoints.ts';
import { type ScaleValue, setACount, setBTargetCount } from '../../../domain/survey.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { errorStatus } from '../../platform/api/error.ts';
import type { Attempt } from '../survey/survey.ts';
import * as words from './words.ts';

export interface Step {
  readonly message: string;
  /** The number of answers that the server has stored. */
  readonly answered: number;
  readonly total: number;
}

/** A visitor with a profile gets a new account. An unfinished survey is completed at random. */
type ExistingSurvey =
  | { readonly state: 'finished' }
  | { readonly state: 'begun'; readonly answered: number; readonly userId: string };

export type CreatePhase =
  | { readonly name: 'running' | 'done' | 'failed'; readonly step: Step }
  | { readonly name: 'asking'; readonly existing: ExistingSurvey };

interface RunWorld {
  readonly call: CallFunction;
  readonly randomValue: () => ScaleValue;
  readonly isSignedIn: () => boolean;
  readonly beginSession: (reply: Reply<'createUnique'>) => void;
  readonly updateUser: (user: Reply<'me'>) => void;
  readonly onFailed: (error: unknown) => void;
  /** Runs `work` as soon as no other tab of this browser is running it. */
  readonly withLock: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
}

const setBCount = setBTargetCount.default;

const firstStep: Step = {
  message: words.starting,
  answered: 0,
  total: setACount + setBCount,
};

const findUnanswered = (itemIds: readonly string[], { responses }: Attempt) => {
  const answered = new Set(responses.map(({ itemId }) => itemId));
  return itemIds.filter((id) => !answered.has(id));
};

/** Answers only open questions, so that it can continue after a failure. */
async function answerAtRandom(
  { call, randomValue }: RunWorld,
  onStep: (step: Step) => void,
  signal: AbortSignal,
): Promise<void> {
  let attempt = await call('startSurvey', {
    body: { setBAdaptive: false, setBTargetCount: setBCount, synthetic: true },
  });

  const report = (message: string, answered: number) => {
    signal.throwIfAborted();
    onStep({
      message,
      answered,
      total: attempt.setAItems.length + (attempt.setBItems?.length ?? setBCount),
    });
  };

  const answer = async (itemIds: readonly string[], message: string) => {
    let answered = attempt.responses.length;
    for (const itemId of findUnanswered(itemIds, attempt)) {
      report(message, answered);
      await call('saveResponse', {
        body: { itemId, value: randomValue(), attemptId: attempt.attemptId },
      });
      answered += 1;
    }
    report(message, answered);
    return answered;
  };

  if (attempt.state === 'FINISHED') return; // the reply to the last answer was lost
  const answered =
    attempt.state === 'A_ACTIVE'
      ? await answer(attempt.setAItems, words.answeringCore(setACount))
      : attempt.responses.length;
  report(words.completingSetA, answered);
  attempt = await call('completeSetA', { body: { attemptId: attempt.attemptId } });
  const setB = attempt.setBItems ?? [];
  await answer(setB, words.answeringPersonalised(setB.length));
}

interface RunState {
  step: Step;
  needsNewAccount: boolean;
  /** The user whose survey may be completed; another tab may have signed in as another. */
  confirmedUserId: string | null;
}

/** Returns null if there is neither a profile nor an answer that the visitor gave. */
async function findExistingSurvey(
  call: CallFunction,
  user: Reply<'me'>,
): Promise<ExistingSurvey | null> {
  if (user.surveyCompleted) return { state: 'finished' };
  try {
    const { responses, synthetic } = await call('surveyStatus');
    if (synthetic) return null;
    // During a retake the earlier profile still exists, and the end would replace it.
    if ((await call('profileStatus')).status !== 'not_found') return { state: 'finished' };
    return responses.length === 0
      ? null
      : { state: 'begun', answered: responses.length, userId: user.id };
  } catch (error) {
    if (errorStatus(error) === 404) return null; // not started
    throw error;
  }
}

async function ensureAccount(world: RunWorld, state: RunState, signal: AbortSignal) {
  signal.throwIfAborted();
  if (!state.needsNewAccount && world.isSignedIn()) return;
  const reply = await world.call('createUnique', { signal });
  world.beginSession(reply);
  state.needsNewAccount = false;
  state.confirmedUserId = reply.user.id;
  state.step = firstStep;
}

/** Creates the profile, or returns the phase 'asking' if the visitor must confirm first. */
async function createProfile(
  world: RunWorld,
  state: RunState,
  onStep: (step: Step) => void,
  signal: AbortSignal,
): Promise<CreatePhase> {
  const { call, updateUser } = world;
  await ensureAccount(world, state, signal);
  const user = await call('me', { signal });
  updateUser(user);
  const isConfirmed = state.confirmedUserId === user.id;
  const existing = isConfirmed ? null : await findExistingSurvey(call, user);
  if (existing !== null) return { name: 'asking', existing };
  state.confirmedUserId = user.id;
  await answerAtRandom(world, onStep, signal);
  updateUser(await call('me', { signal }));
  return { name: 'done', step: { ...state.step, answered: state.step.total } };
}

export function createRandomRun(world: RunWorld) {
  const store = createStore<CreatePhase>(() => ({ name: 'running', step: firstStep }));
  const show = (phase: CreatePhase) => store.setState(phase, true);
  const state: RunState = { step: firstStep, needsNewAccount: false, confirmedUserId: null };
  let controller = new AbortController();

  const onStep = (step: Step) => {
    state.step = step;
    show({ name: 'running', step });
  };

  /** Starts the run or resumes it after a failure; becomes 'asking' if it must be confirmed. */
  const begin = async () => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    show({ name: 'running', step: state.step });
    // React's strict mode mounts the screen twice. Wait here, so that it can stop the first run
    // before that run sends a request.
    await Promise.resolve();
    try {
      await world.withLock(async () => {
        const phase = await createProfile(world, state, onStep, signal);
        if (!signal.aborted) show(phase);
      }, signal);
    } catch (error) {
      if (signal.aborted) return;
      world.onFailed(error);
      show({ name: 'failed', step: state.step });
    }
  };

  const confirm = async () => {
    const phase = store.getState();
    if (phase.name !== 'asking') return;
    if (phase.existing.state === 'finished') state.needsNewAccount = true;
    else state.confirmedUserId = phase.existing.userId;
    await begin();
  };

  return { store, begin, confirm, stop: () => controller.abort() };
}
