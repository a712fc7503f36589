/** The attempt and its questions, as their owner sees them. */

import type { Reply } from '../../contract/endpoints.ts';
import { type Attempt, followUpItems, listResponses } from './attempt.ts';
import type { Edition } from './bank.ts';
import { orderSetA } from './order.ts';

/** `now` is in milliseconds since 1970. */
export function deriveStatus(
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

/** Returns the questions of the attempt, or of the current edition before it. */
export function describeQuestions(
  edition: Edition,
  attempt: Attempt | undefined,
  texts: ReadonlyMap<string, string>,
): Reply<'surveyItems'> {
  const withText = (ids: readonly string[]): { id: string; text: string }[] =>
    ids.map((id) => ({ id, text: texts.get(id) ?? '' }));
  if (!attempt) return { setAItems: withText(edition.layout.setA), setBItems: [] };
  return {
    setAItems: withText(orderSetA(edition, attempt.id)),
    setBItems: withText(followUpItems(attempt)),
  };
}

/** Returns undefined if there is no attempt, or one whose survey is finished. */
export function deriveProgress(
  { layout }: Edition,
  attempt: Attempt,
): NonNullable<Reply<'profileStatus'>['progress']> {
  const chosen = [...layout.setA, ...attempt.setB];
  return {
    answered: listResponses(layout, attempt.answers, chosen).length,
    total: layout.setA.length + (attempt.setB.length || attempt.targetCount),
  };
}
