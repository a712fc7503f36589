/** A real profile from random answers, step by step (spec §2 /create-random; decisions C8). */

import { type ScaleValue, setACount } from '../../../domain/survey.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import type { Attempt } from '../survey/survey.ts';

export interface Step {
  readonly message: string;
  /** Answers that the server holds. */
  readonly answered: number;
  readonly total: number;
}

export interface RandomWorld {
  readonly call: CallFunction;
  /** An integer from 1 to 7, each as likely as the others. */
  readonly randomValue: () => ScaleValue;
  readonly onStep: (step: Step) => void;
  /** Stops between two calls; what is answered stays answered. */
  readonly signal: AbortSignal;
}

/** Exactly as many as the page speaks of: 48 + 15. */
const setBCount = 15;

export const firstStep: Step = {
  message: 'Starting a survey...',
  answered: 0,
  total: setACount + setBCount,
};

const unansweredOf = (ids: readonly string[], { responses }: Attempt) => {
  const answered = new Set(responses.map(({ itemId }) => itemId));
  return ids.filter((id) => !answered.has(id));
};

/**
 * Answers what has no answer yet; answers given before stay as they are. Called again after a failure it goes on where
 * it stopped, since every step asks the server what is left.
 */
export async function answerAtRandom({
  call,
  randomValue,
  onStep,
  signal,
}: RandomWorld): Promise<void> {
  let attempt = await call('startSurvey', {
    body: { setBAdaptive: false, setBTargetCount: setBCount, synthetic: true },
  });

  const tell = (message: string, answered: number) => {
    signal.throwIfAborted();
    onStep({
      message,
      answered,
      total: attempt.setAItems.length + (attempt.setBItems?.length ?? setBCount),
    });
  };

  const answer = async (ids: readonly string[], message: string) => {
    let answered = attempt.responses.length;
    for (const itemId of unansweredOf(ids, attempt)) {
      tell(message, answered);
      await call('saveResponse', {
        body: { itemId, value: randomValue(), attemptId: attempt.attemptId },
      });
      answered += 1;
    }
    tell(message, answered);
    return answered;
  };

  if (attempt.state === 'FINISHED') return; // the reply to the last answer was lost
  const answered =
    attempt.state === 'A_ACTIVE'
      ? await answer(attempt.setAItems, `Answering the ${setACount} core questions at random...`)
      : attempt.responses.length;
  tell('Completing Set A...', answered);
  attempt = await call('completeSetA', { body: { attemptId: attempt.attemptId } });
  const setB = attempt.setBItems ?? [];
  await answer(setB, `Answering the ${setB.length} personalised questions at random...`);
}
