import type { Reply } from '../../../../contract/endpoints.ts';
import type { Edition } from '../bank/edition.ts';
import { answerTo, type Attempt, listUnanswered } from './attempt.ts';
import { orderSetA } from './set-a-order.ts';

/** Returns the attempt as the API shows it to its owner (spec §3). */
export function presentAttempt(edition: Edition, attempt: Attempt): Reply<'surveyStatus'> {
  const { layout } = edition;
  const setA = orderSetA(edition, attempt.id);
  const { setB, answers } = attempt;
  const progress = (ids: readonly string[]): { answered: number; total: number } => ({
    answered: ids.length - listUnanswered(layout, answers, ids).length,
    total: ids.length,
  });
  const responses = [...layout.setA, ...setB]
    .map((itemId) => ({ itemId, value: answerTo(layout, answers, itemId) }))
    .filter(({ value }) => value > 0);
  return {
    attemptId: attempt.id,
    state: attempt.state,
    setAItems: [...setA],
    ...(setB.length > 0 && { setBItems: [...setB], setBProgress: progress(setB) }),
    responses,
    ...(attempt.synthetic && { synthetic: true }),
    setAProgress: progress(setA),
  };
}
