/**
 * The rules of an attempt: which questions may be answered in which state, and when a set is
 * complete (spec §4, C2–C6). All functions are pure.
 */

import type { Layout } from '../../../../domain/edition.ts';
import { type AttemptState, transitions } from '../../../../domain/survey.ts';
import type { Answers } from '../../../../psychometrics/index.ts';
import { openRound } from './open-round.ts';

export interface Attempt {
  readonly id: string;
  readonly userId: string;
  /**
   * The number of an edition, which defines the questions of the attempt and the order of `answers`
   * (C9).
   */
  readonly edition: number;
  readonly state: AttemptState;
  /** The number of changes of the attempt. */
  readonly version: number;
  readonly targetCount: number;
  readonly adaptive: boolean;
  /**
   * Whether a program gave any of the answers. Such attempts are excluded from every statistic and
   * calibration (C8).
   */
  readonly synthetic: boolean;
  /** The ids of Set B in the order of presentation; empty until Set B is chosen. */
  readonly setB: readonly string[];
  /** The ids of all rounds of ten, one after the other; only the last round may be shorter. */
  readonly rounds: readonly string[];
  /** One digit per question, in the order of the edition's layout; 0 means not answered. */
  readonly answers: string;
  /** Milliseconds since 1970, to the second; null before the first answer. */
  readonly firstAnsweredAt: number | null;
}

/** Whether the survey is finished, although a round may be open. */
export const hasProfile = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'FINISHED' || state === 'ROUND_ACTIVE';

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

/**
 * Converts stored answers for the scoring model: in the same order, with null for a missing answer.
 */
export const modelAnswers = ({ answers }: Pick<Attempt, 'answers'>): Answers =>
  [...answers].map((digit) => (digit === '0' ? null : Number(digit)));

/** Why a question may not be answered now (C4). */
export type AnswerRefusal =
  | 'unknown_item'
  | 'set_b_not_chosen'
  | 'survey_finished'
  | 'set_a_open'
  | 'set_a_complete'
  | 'not_in_set_b';

/** Returns the reason why the question may not be answered now, or null if it may. */
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

/** Returns the attempt with the answer in place of an earlier one. The edition has the question. */
export function withAnswer(
  { positions }: Layout,
  attempt: Attempt,
  { itemId, value, now }: { readonly itemId: string; readonly value: number; readonly now: number },
): Attempt {
  const { answers, firstAnsweredAt } = attempt;
  const position = positions.get(itemId)!;
  return {
    ...attempt,
    answers: `${answers.slice(0, position)}${value}${answers.slice(position + 1)}`,
    firstAnsweredAt: firstAnsweredAt ?? now,
  };
}

/** Whether every question of the open set has an answer. */
export function isSetComplete(layout: Layout, attempt: Attempt): boolean {
  const items = openItems(layout, attempt);
  return items !== null && items.every((id) => answerTo(layout, attempt.answers, id) > 0);
}

/** Returns the questions of the open set or round; null if none is open. */
function openItems(layout: Layout, attempt: Attempt): readonly string[] | null {
  switch (transitions[attempt.state].openSet) {
    case 'A':
      return layout.setA;
    case 'B':
      return attempt.setB;
    case 'round':
      return openRound(attempt);
    case null:
      return null;
  }
}
