/** One person's way through the survey, and what its answers say. */

import type { Layout } from '../../domain/edition.ts';
import type { Locale } from '../../domain/locales.ts';
import { type AttemptState, roundLength, transitions } from '../../domain/survey.ts';
import type { Answers } from '../../psychometrics/index.ts';

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
  /** One digit per question, in the order of the edition's layout; 0 means not answered. */
  readonly answers: string;
  /** Milliseconds since 1970, to the second; null before the first answer. */
  readonly firstAnsweredAt: number | null;
  /** In which answers were saved, in the order of `locales`. */
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

/** Set B, or the ten of the round that is open. */
export const followUpItems = (attempt: Attempt): readonly string[] =>
  attempt.state === 'ROUND_ACTIVE' ? openRound(attempt) : attempt.setB;

/** Returns null if neither a set nor a round is open. */
export function openItems(layout: Layout, attempt: Attempt): readonly string[] | null {
  const { openSet } = transitions[attempt.state];
  return openSet && { A: layout.setA, B: attempt.setB, round: openRound(attempt) }[openSet];
}

const digitZero = '0'.codePointAt(0)!;

/** Returns 1 to 7, or 0 if the question has no answer or is not in the edition. */
export function answerTo({ positions }: Layout, answers: string, itemId: string): number {
  const position = positions.get(itemId);
  return position === undefined || position >= answers.length
    ? 0
    : answers.charCodeAt(position) - digitZero;
}

export const listUnanswered = (
  layout: Layout,
  answers: string,
  itemIds: readonly string[],
): string[] => itemIds.filter((id) => answerTo(layout, answers, id) === 0);

interface GivenResponse {
  itemId: string;
  value: number;
}

/** Returns the answers that were given to these questions, in their order. */
export const listResponses = (
  layout: Layout,
  answers: string,
  itemIds: readonly string[],
): GivenResponse[] =>
  itemIds
    .map((itemId) => ({ itemId, value: answerTo(layout, answers, itemId) }))
    .filter(({ value }) => value > 0);

/** Converts stored answers for the scoring model. */
export const modelAnswers = ({ answers }: Pick<Attempt, 'answers'>): Answers =>
  [...answers].map((digit) => (digit === '0' ? null : Number(digit)));

/** While a round is open, the attempt counts as finished without it. */
export function beforeOpenRound<A extends Attempt>(layout: Layout, attempt: A): A {
  if (attempt.state !== 'ROUND_ACTIVE') return attempt;
  return { ...afterRounds(layout, attempt, closedLength(attempt)), state: 'FINISHED' };
}

/** Returns the attempt as it was when its rounds had so many questions. */
export function afterRounds<A extends Attempt>(
  { positions }: Layout,
  attempt: A,
  length: number,
): A {
  const later = new Set(attempt.rounds.slice(length).map((id) => positions.get(id)));
  const answers = [...attempt.answers].map((digit, place) => (later.has(place) ? '0' : digit));
  return { ...attempt, rounds: attempt.rounds.slice(0, length), answers: answers.join('') };
}

/** The answers to the survey itself: the cuts of response quality are those of surveys. */
export const surveyAnswers = (layout: Layout, attempt: Attempt): Pick<Attempt, 'answers'> =>
  afterRounds(layout, attempt, 0);

/**
 * Names what is computed from finished answers. The name changes with each round, so that results
 * from fewer answers are recognised.
 */
export const nameResult = (base: string, attempt: WithRounds): string => {
  const length = closedLength(attempt);
  return length === 0 ? base : `${base}+${length}`;
};
