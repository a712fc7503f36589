/**
 * One person's attempt at the survey: its answers, and its steps from the start to Set B, the end
 * and the rounds.
 */

import type { Answers } from 'spark-psychometrics';
import { type Layout, noAnswers } from '../../domain/edition.ts';
import { type Locale, locales } from '../../domain/locales.ts';
import { type AttemptState, roundLength, transitions } from '../../domain/survey.ts';

export interface Attempt {
  readonly id: string;
  /** Defines the questions of the attempt and the order of `answers`. */
  readonly edition: number;
  readonly state: AttemptState;
  readonly targetCount: number;
  readonly adaptive: boolean;
  /** Whether a program gave any answer. Such attempts are in no statistic or calibration. */
  readonly synthetic: boolean;
  /** The ids of Set B in the order of presentation; empty until Set B is chosen. */
  readonly setB: readonly string[];
  /** The ids of all rounds of ten, one after the other; only the last round may be shorter. */
  readonly rounds: readonly string[];
  /**
   * One digit per question, in the order of the edition's layout: 1 to 7; 0 means not answered, 8
   * 'Rather not say'.
   */
  readonly answers: string;
  /** Milliseconds since 1970, to the second; null before the first answer. */
  readonly firstAnsweredAt: number | null;
  /** The languages in which answers were saved, in the order of `locales`. */
  readonly languages: readonly Locale[];
}

type WithRounds = Pick<Attempt, 'state' | 'rounds'>;

/** Whether the survey is finished, although a round may be open. */
export const hasProfile = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'FINISHED' || state === 'ROUND_ACTIVE';

/** The number of questions in finished rounds. */
function closedLength({ state, rounds }: WithRounds): number {
  if (state !== 'ROUND_ACTIVE') return rounds.length;
  return Math.floor((rounds.length - 1) / roundLength) * roundLength;
}

export const openRound = (attempt: WithRounds): readonly string[] =>
  attempt.rounds.slice(closedLength(attempt));

/** Set B, or the ten questions of the open round. */
export const followUpItems = (attempt: Attempt): readonly string[] =>
  attempt.state === 'ROUND_ACTIVE' ? openRound(attempt) : attempt.setB;

/** Returns null if neither a set nor a round is open. */
function openItems(layout: Layout, attempt: Attempt): readonly string[] | null {
  const { openSet } = transitions[attempt.state];
  return openSet && { A: layout.setA, B: attempt.setB, round: openRound(attempt) }[openSet];
}

const digitZero = '0'.codePointAt(0)!;

const passDigit = '8';

/** Returns 1 to 7, null for a pass, or undefined if the question is still to be answered. */
export function responseTo(
  { positions }: Layout,
  answers: string,
  itemId: string,
): number | null | undefined {
  const digit = answers[positions.get(itemId) ?? answers.length] ?? '0';
  if (digit === '0') return undefined;
  return digit === passDigit ? null : digit.charCodeAt(0) - digitZero;
}

/** Returns 1 to 7, or 0 without an answer: a pass is none. */
export const answerTo = (layout: Layout, answers: string, itemId: string): number =>
  responseTo(layout, answers, itemId) ?? 0;

/** Returns the questions that are neither answered nor passed. */
export const listUnanswered = (
  layout: Layout,
  answers: string,
  itemIds: readonly string[],
): string[] => itemIds.filter((id) => responseTo(layout, answers, id) === undefined);

interface GivenResponse {
  itemId: string;
  /** Null for a pass. */
  value: number | null;
}

export const listResponses = (
  layout: Layout,
  answers: string,
  itemIds: readonly string[],
): GivenResponse[] =>
  itemIds.flatMap((itemId) => {
    const value = responseTo(layout, answers, itemId);
    return value === undefined ? [] : [{ itemId, value }];
  });

/** Converts stored answers for the scoring model, to which a pass is a missing answer. */
export const modelAnswers = ({ answers }: Pick<Attempt, 'answers'>): Answers =>
  Array.from(answers, (digit) => (digit === '0' || digit === passDigit ? null : Number(digit)));

/** Returns the indices of the passed questions in the edition. */
export const passedIndices = ({ answers }: Pick<Attempt, 'answers'>): ReadonlySet<number> =>
  new Set(Array.from(answers, (digit, i) => (digit === passDigit ? [i] : [])).flat());

/** While a round is open, the attempt counts as finished without it. */
export function beforeOpenRound<A extends Attempt>(layout: Layout, attempt: A): A {
  if (attempt.state !== 'ROUND_ACTIVE') return attempt;
  return { ...afterRounds(layout, attempt, closedLength(attempt)), state: 'FINISHED' };
}

/** Returns the attempt as it was when its rounds had this many questions. */
export function afterRounds<A extends Attempt>(
  { positions }: Layout,
  attempt: A,
  length: number,
): A {
  const later = new Set(attempt.rounds.slice(length).map((id) => positions.get(id)));
  const answers = [...attempt.answers].map((digit, place) => (later.has(place) ? '0' : digit));
  return { ...attempt, rounds: attempt.rounds.slice(0, length), answers: answers.join('') };
}

/**
 * Returns only the answers to the survey itself, because the cuts of response quality were measured
 * on surveys.
 */
export const surveyAnswers = (layout: Layout, attempt: Attempt): Pick<Attempt, 'answers'> =>
  afterRounds(layout, attempt, 0);

/**
 * Names the results computed from finished answers. The name changes with each round, so that
 * results from fewer answers are recognised.
 */
export const nameResult = (base: string, attempt: WithRounds): string => {
  const length = closedLength(attempt);
  return length === 0 ? base : `${base}+${length}`;
};

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
 * Lets a program continue a person's attempt. Its options apply if Set B is not chosen yet. Returns
 * null if nothing changes.
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
  /** Null for a pass. */
  readonly value: number | null;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly language: Locale;
}

export type AnswerOutcome<A> =
  | { readonly refused: AnswerRefusal }
  /** The answer was already stored: its reply was lost. */
  | { readonly repeated: true }
  /** `completes`: whether this was the last answer of the open set or round. */
  | { readonly attempt: A; readonly completes: boolean };

/** Returns the attempt with this answer, or the reason to refuse it. */
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

export type RevisionRefusal = 'unknown_item' | 'survey_finished';

/**
 * Changes a finished survey: an answer can become a pass, and a passed question be answered. No
 * answer becomes another one, because comparing with changed answers could reveal the answers of
 * another person.
 */
export function reviseAnswer<A extends Attempt>(
  layout: Layout,
  attempt: A,
  answer: GivenAnswer,
): { readonly refused: RevisionRefusal } | { readonly repeated: true } | { readonly attempt: A } {
  const { answers } = beforeOpenRound(layout, attempt);
  const present = responseTo(layout, answers, answer.itemId);
  if (present === undefined) return { refused: 'unknown_item' };
  if (present === answer.value) return { repeated: true };
  if (present !== null && answer.value !== null) return { refused: 'survey_finished' };
  return { attempt: withAnswer(layout, attempt, answer) };
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
    responseTo(layout, answers, itemId) === value
  );
}

/** The question must be in the edition. */
function withAnswer<A extends Attempt>(
  { positions }: Layout,
  attempt: A,
  { itemId, value, now, language }: GivenAnswer,
): A {
  const { answers, firstAnsweredAt, languages } = attempt;
  const position = positions.get(itemId)!;
  return {
    ...attempt,
    answers: `${answers.slice(0, position)}${value ?? passDigit}${answers.slice(position + 1)}`,
    firstAnsweredAt: firstAnsweredAt ?? now,
    languages: locales.filter((each) => each === language || languages.includes(each)),
  };
}

export function isSetComplete(layout: Layout, attempt: Attempt): boolean {
  const items = openItems(layout, attempt);
  return items !== null && listUnanswered(layout, attempt.answers, items).length === 0;
}

/** Moves an attempt whose open set is complete: to the choice of Set B, or to its end. */
export const completeSet = <A extends Attempt>(attempt: A): A => ({
  ...attempt,
  state: transitions[attempt.state].next ?? attempt.state,
});
