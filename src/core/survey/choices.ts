/** Chooses questions by the model: Set B after Set A, and ten more for each round. */

import { selectRound, selectSetB } from 'spark-psychometrics';
import { type Attempt, modelAnswers, passedIndices } from './attempt.ts';
import type { Edition } from './bank.ts';

/** The seed breaks ties between equally good questions. */
export function chooseSetB<A extends Attempt>(
  { model }: Edition,
  attempt: A,
  seed: string,
  select = selectSetB,
): A {
  const { targetCount, adaptive: adaptiveLength } = attempt;
  const options = { targetCount, adaptiveLength, seed, passed: passedIndices(attempt) };
  const setB = select(model, modelAnswers(attempt), options);
  return { ...attempt, state: 'B_ACTIVE', setB };
}

/** Opens a round on a finished attempt. Returns null if no question is left. */
export function openNextRound<A extends Attempt>(
  { model }: Edition,
  attempt: A,
  seed: string,
): A | null {
  const chosen = selectRound(model, modelAnswers(attempt), {
    seed,
    passed: passedIndices(attempt),
  });
  if (chosen.length === 0) return null;
  return { ...attempt, state: 'ROUND_ACTIVE', rounds: [...attempt.rounds, ...chosen] };
}
