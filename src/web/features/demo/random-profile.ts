/** Creates a real profile from random answers (spec §2, product decisions C8). */

import { type ScaleValue, setACount, setBTargetCount } from '../../../domain/survey.ts';
import type { CallFunction } from '../../platform/api/call-function.ts';
import type { Attempt } from '../survey/survey.ts';
import * as words from './words.ts';

export interface Step {
  readonly message: string;
  /** The number of answers that the server has stored. */
  readonly answered: number;
  readonly total: number;
}

export interface RandomWorld {
  readonly call: CallFunction;
  readonly randomValue: () => ScaleValue;
  readonly onStep: (step: Step) => void;
  /** Stops the work between two calls and keeps the answers given so far. */
  readonly signal: AbortSignal;
}

const setBCount = setBTargetCount.default;

export const firstStep: Step = {
  message: words.starting,
  answered: 0,
  total: setACount + setBCount,
};

const findUnanswered = (itemIds: readonly string[], { responses }: Attempt) => {
  const answered = new Set(responses.map(({ itemId }) => itemId));
  return itemIds.filter((id) => !answered.has(id));
};

/** Answers what has no answer yet, so that it can go on after a failure. */
export async function answerAtRandom({
  call,
  randomValue,
  onStep,
  signal,
}: RandomWorld): Promise<void> {
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
