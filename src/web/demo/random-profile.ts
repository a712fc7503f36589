/** A real profile from random answers, step by step (spec §2 /create-random; decisions C8). */
import type { ScaleValue } from '../../contract/survey.ts';
import type { Attempt } from '../survey/attempt.ts';
import type { CallFunction } from '../api/client.ts';

export interface Step {
  readonly message: string;
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

const unansweredOf = (ids: readonly string[], { responses }: Attempt) => {
  const answered = new Set(responses.map(({ itemId }) => itemId));
  return ids.filter((id) => !answered.has(id));
};

/**
 * Answers what has no answer yet; answers given before stay as they are. Called again after a failure it goes on where
 * it stopped, since every step asks the server what is left.
 */
export async function answerAtRandom({ call, randomValue, onStep, signal }: RandomWorld): Promise<void> {
  onStep({ message: 'Starting a survey...', answered: 0, total: 48 + setBCount });
  let attempt = await call('startSurvey', { body: { setBAdaptive: false, setBTargetCount: setBCount, synthetic: true } });

  const answer = async (ids: readonly string[], message: string) => {
    const { attemptId } = attempt;
    const total = attempt.setAItems.length + (attempt.setBItems?.length ?? setBCount);
    let answered = attempt.responses.length;
    for (const itemId of unansweredOf(ids, attempt)) {
      signal.throwIfAborted();
      onStep({ message, answered, total });
      await call('saveResponse', { body: { itemId, value: randomValue(), attemptId } });
      answered += 1;
    }
    onStep({ message, answered, total });
  };

  if (attempt.state === 'A_ACTIVE') await answer(attempt.setAItems, 'Answering the 48 core questions at random...');
  if (attempt.state !== 'FINISHED') {
    onStep({ message: 'Completing Set A...', answered: 48, total: 48 + setBCount });
    attempt = await call('completeSetA', { body: { attemptId: attempt.attemptId } });
    const setB = attempt.setBItems ?? [];
    await answer(setB, `Answering the ${setB.length} personalised questions at random...`);
  }
}
