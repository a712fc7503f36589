/** The round of ten that is open, and those that are finished (C11). */

import { type AttemptState, roundLength } from '../../../../domain/survey.ts';

export interface WithRounds {
  readonly state: AttemptState;
  /** The questions of all rounds, one round after the other. */
  readonly rounds: readonly string[];
}

/** Returns how many questions the finished rounds have. */
export function closedLength({ state, rounds }: WithRounds): number {
  if (state !== 'ROUND_ACTIVE') return rounds.length;
  return Math.floor((rounds.length - 1) / roundLength) * roundLength;
}

/** Returns the questions of the open round; none if no round is open. */
export const openRound = (attempt: WithRounds): readonly string[] =>
  attempt.rounds.slice(closedLength(attempt));
