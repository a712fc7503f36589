import type { Reply } from '../../../../contract/endpoints.ts';
import type { Layout } from '../../../../domain/edition.ts';
import type { Edition } from '../bank/edition.ts';
import { answerTo, type Attempt } from './attempt.ts';
import { openRound } from './open-round.ts';
import { orderSetA } from './set-a-order.ts';

/**
 * Returns the attempt as the API shows it to its owner (spec §3). `now` is in milliseconds since
 * 1970.
 */
export function presentAttempt(
  edition: Edition,
  attempt: Attempt,
  now: number,
): Reply<'surveyStatus'> {
  const { layout } = edition;
  const setA = orderSetA(edition, attempt.id);
  const { answers, firstAnsweredAt } = attempt;
  const setB = followUpItems(attempt);
  const inA = listResponses(layout, answers, layout.setA);
  const inB = listResponses(layout, answers, setB);
  return {
    attemptId: attempt.id,
    state: attempt.state,
    setAItems: [...setA],
    ...(setB.length > 0 && {
      setBItems: [...setB],
      setBProgress: { answered: inB.length, total: setB.length },
    }),
    responses: [...inA, ...inB],
    ...(attempt.synthetic && { synthetic: true }),
    ...(firstAnsweredAt !== null && {
      secondsSinceStart: Math.max(0, Math.round((now - firstAnsweredAt) / 1000)),
    }),
    setAProgress: { answered: inA.length, total: setA.length },
  };
}

/** Returns the questions that follow Set A: Set B, or the ten of the round that is open. */
export const followUpItems = (attempt: Attempt): readonly string[] =>
  attempt.state === 'ROUND_ACTIVE' ? openRound(attempt) : attempt.setB;

type Response = Reply<'surveyStatus'>['responses'][number];

/** Returns the answers to those of the questions that have one, in the same order. */
function listResponses(layout: Layout, answers: string, itemIds: readonly string[]): Response[] {
  const responses: Response[] = [];
  for (const itemId of itemIds) {
    const value = answerTo(layout, answers, itemId);
    if (value > 0) responses.push({ itemId, value });
  }
  return responses;
}
