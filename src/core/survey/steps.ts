/** The steps of an attempt: it begins, takes answers, gets its Set B, ends, and opens rounds. */

import { type Layout, noAnswers } from '../../domain/edition.ts';
import { type Locale, locales } from '../../domain/locales.ts';
import { transitions } from '../../domain/survey.ts';
import { answerTo, type Attempt, openItems, openRound, hasProfile } from './attempt.ts';

export type AttemptOptions = Pick<Attempt, 'targetCount' | 'adaptive' | 'synthetic'>;

export const startAttempt = (
  layout: Layout,
  id: string,
  { targetCount, adaptive, synthetic }: AttemptOptions,
): Attempt => ({
  id,
  edition: layout.number,
  state: 'A_ACTIVE',
  targetCount,
  adaptive,
  synthetic,
  setB: [],
  rounds: [],
  answers: noAnswers(layout),
  firstAnsweredAt: null,
  languages: [],
});

/**
 * A program goes on with the attempt of a person: its options apply if Set B is not chosen yet
 *. Returns null if nothing changes.
 */
export function continueAsProgram<A extends Attempt>(
  attempt: A,
  options: AttemptOptions,
): A | null {
  if (hasProfile(attempt) || attempt.synthetic) return null;
  const { targetCount, adaptive } = attempt.setB.length === 0 ? options : attempt;
  return { ...attempt, synthetic: true, targetCount, adaptive };
}

export type AnswerRefusal =
  | 'unknown_item'
  | 'set_b_not_chosen'
  | 'survey_finished'
  | 'set_a_open'
  | 'set_a_complete'
  | 'not_in_set_b';

/** Returns null if the question may be answered. */
export function refuseAnswer(
  layout: Layout,
  attempt: Pick<Attempt, 'state' | 'setB' | 'rounds'>,
  itemId: string,
): AnswerRefusal | null {
  if (!layout.positions.has(itemId)) return 'unknown_item';
  const { state, setB } = attempt;
  const { openSet } = transitions[state];
  if (openSet === 'round') return openRound(attempt).includes(itemId) ? null : 'survey_finished';
  if (openSet === null) return state === 'FINISHED' ? 'survey_finished' : 'set_b_not_chosen';
  const isInSetA = layout.setA.includes(itemId);
  if (openSet === 'A') return isInSetA ? null : 'set_a_open';
  if (isInSetA) return 'set_a_complete';
  return setB.includes(itemId) ? null : 'not_in_set_b';
}

export interface GivenAnswer {
  readonly itemId: string;
  readonly value: number;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly language: Locale;
}

export type AnswerOutcome<A> =
  | { readonly refused: AnswerRefusal }
  /** The same answer was there, because the reply to it was lost. */
  | { readonly repeated: true }
  /** `completes`: whether this was the last answer of the open set or round. */
  | { readonly attempt: A; readonly completes: boolean };

/** Says what becomes of the attempt if this answer comes. */
export function acceptAnswer<A extends Attempt>(
  layout: Layout,
  attempt: A,
  answer: GivenAnswer,
): AnswerOutcome<A> {
  const refused = refuseAnswer(layout, attempt, answer.itemId);
  if (refused) return isRepeat(layout, attempt, answer) ? { repeated: true } : { refused };
  const answered = withAnswer(layout, attempt, answer);
  return { attempt: answered, completes: isSetComplete(layout, answered) };
}

/** A client repeats the answer that completed Set A if the first reply was lost. */
function isRepeat(
  layout: Layout,
  { state, answers }: Attempt,
  { itemId, value }: GivenAnswer,
): boolean {
  return (
    state !== 'FINISHED' &&
    layout.setA.includes(itemId) &&
    answerTo(layout, answers, itemId) === value
  );
}

/** The edition must have the question. */
function withAnswer<A extends Attempt>(
  { positions }: Layout,
  attempt: A,
  { itemId, value, now, language }: GivenAnswer,
): A {
  const { answers, firstAnsweredAt, languages } = attempt;
  const position = positions.get(itemId)!;
  return {
    ...attempt,
    answers: `${answers.slice(0, position)}${value}${answers.slice(position + 1)}`,
    firstAnsweredAt: firstAnsweredAt ?? now,
    languages: locales.filter((each) => each === language || languages.includes(each)),
  };
}

export function isSetComplete(layout: Layout, attempt: Attempt): boolean {
  const items = openItems(layout, attempt);
  return items !== null && items.every((id) => answerTo(layout, attempt.answers, id) > 0);
}

/** Moves an attempt whose open set is complete: to the choice of Set B, or to its end. */
export const completeSet = <A extends Attempt>(attempt: A): A => ({
  ...attempt,
  state: transitions[attempt.state].next ?? attempt.state,
});
