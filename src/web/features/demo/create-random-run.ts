/** One visit to /create-random: asks first where something of a person's would be touched, then answers (decisions C8). */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Reply } from '../../../contract/endpoints.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import { logError, errorStatus } from '../../platform/api/error.ts';
import { answerAtRandom, firstStep, type RandomWorld, type Step } from './random-profile.ts';

/** What of a person's would be touched: a finished survey asks for a fresh account, answers in a begun one for a word. */
type Concern =
  | { readonly about: 'finished' }
  | { readonly about: 'begun'; readonly answered: number; readonly userId: string };

export type CreatePhase =
  | { readonly name: 'running' | 'done' | 'failed'; readonly step: Step }
  | { readonly name: 'asking'; readonly concern: Concern };

export interface RunWorld extends Pick<RandomWorld, 'call' | 'randomValue'> {
  readonly isSignedIn: () => boolean;
  readonly takeAccount: (reply: Reply<'createUnique'>) => void;
  readonly updateUser: (user: Reply<'me'>) => void;
  /** Waits until no other tab of this browser is at it. */
  readonly alone: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
}

export interface CreateRandomRun {
  readonly store: StoreApi<CreatePhase>;
  /** Also the 'Try Again': what is done is not done twice, and what was not agreed to is asked for again. */
  readonly begin: () => Promise<void>;
  /** The question is answered with yes. */
  readonly confirm: () => Promise<void>;
  /** The page is left. */
  readonly stop: () => void;
}

/** Null where no person has answered anything. Only reads: looking at the question leaves the survey as it is. */
async function concernOf(call: CallFunction, user: Reply<'me'>): Promise<Concern | null> {
  if (user.surveyCompleted) return { about: 'finished' };
  try {
    const { responses, synthetic } = await call('surveyStatus');
    return synthetic || responses.length === 0
      ? null
      : { about: 'begun', answered: responses.length, userId: user.id };
  } catch (error) {
    if (errorStatus(error) === 404) return null; // not started
    throw error;
  }
}

export function createRandomRun({
  call,
  randomValue,
  isSignedIn,
  takeAccount,
  updateUser,
  alone,
}: RunWorld): CreateRandomRun {
  const store = createStore<CreatePhase>(() => ({ name: 'running', step: firstStep }));
  const show = (phase: CreatePhase) => store.setState(phase, true);
  let controller = new AbortController();
  let step = firstStep;
  let wantsFresh = false;
  /** The one account whose questions may be answered: another tab may sign in as somebody else meanwhile. */
  let agreedFor: string | null = null;

  const create = async (signal: AbortSignal): Promise<CreatePhase> => {
    signal.throwIfAborted();
    if (wantsFresh || !isSignedIn()) {
      const reply = await call('createUnique', { signal });
      takeAccount(reply);
      wantsFresh = false;
      agreedFor = reply.user.id;
      step = firstStep;
    }
    const user = await call('me', { signal });
    updateUser(user);
    const concern = agreedFor === user.id ? null : await concernOf(call, user);
    if (concern !== null) return { name: 'asking', concern };
    agreedFor = user.id;
    const onStep = (next: Step) => {
      step = next;
      show({ name: 'running', step });
    };
    await answerAtRandom({ call, randomValue, onStep, signal });
    updateUser(await call('me', { signal }));
    return { name: 'done', step: { ...step, answered: step.total } };
  };

  const begin = async () => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    show({ name: 'running', step });
    await Promise.resolve(); // the development server mounts twice at once: the first is stopped before it has done anything
    try {
      await alone(async () => {
        const phase = await create(signal);
        if (!signal.aborted) show(phase);
      }, signal);
    } catch (error) {
      if (signal.aborted) return;
      logError(error);
      show({ name: 'failed', step });
    }
  };

  const confirm = async () => {
    const phase = store.getState();
    if (phase.name !== 'asking') return;
    if (phase.concern.about === 'finished') wantsFresh = true;
    else agreedFor = phase.concern.userId;
    await begin();
  };

  return { store, begin, confirm, stop: () => controller.abort() };
}
