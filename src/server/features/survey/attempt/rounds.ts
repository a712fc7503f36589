/**
 * Rounds of ten questions after the survey (C11). A round belongs to the attempt that it sharpens.
 * While it is open, the attempt counts as finished without it.
 */

import type { Layout } from '../../../../domain/edition.ts';
import type { Attempt } from './attempt.ts';
import { closedLength, type WithRounds } from './open-round.ts';

/** Returns the answers without those to the given questions. */
function withoutAnswers(
  { positions }: Layout,
  answers: string,
  itemIds: readonly string[],
): string {
  const left = new Set(itemIds.map((id) => positions.get(id)));
  return [...answers].map((digit, position) => (left.has(position) ? '0' : digit)).join('');
}

/** Returns the attempt as it was before the round that is open; any other attempt as it is. */
export function beforeOpenRound(layout: Layout, attempt: Attempt): Attempt {
  if (attempt.state !== 'ROUND_ACTIVE') return attempt;
  return { ...afterRounds(layout, attempt, closedLength(attempt)), state: 'FINISHED' };
}

/** Returns the attempt as it was when its rounds had so many questions. */
export const afterRounds = (layout: Layout, attempt: Attempt, length: number): Attempt => ({
  ...attempt,
  rounds: attempt.rounds.slice(0, length),
  answers: withoutAnswers(layout, attempt.answers, attempt.rounds.slice(length)),
});

/**
 * Returns the answers to the survey itself. Response quality is judged from them, because its cuts
 * are those of surveys, and they tell one attempt from another.
 */
export const surveyAnswers = (layout: Layout, attempt: Attempt): Pick<Attempt, 'answers'> =>
  afterRounds(layout, attempt, 0);

/**
 * Names what is computed from the finished answers of an attempt. It changes with each round, so
 * that what was made of fewer answers is recognised.
 */
export const nameResult = (base: string, attempt: WithRounds): string => {
  const length = closedLength(attempt);
  return length === 0 ? base : `${base}+${length}`;
};
