/** What may be answered in which state, and when a set is complete (spec §4, C2–C6). Pure. */

import type { Layout } from '../../../../domain/edition.ts';
import { type AttemptState, transitions } from '../../../../domain/survey.ts';
import type { Answers } from '../../../../psychometrics/index.ts';

export interface Attempt {
  readonly id: string;
  readonly userId: string;
  /** The number of the bank edition that its questions and digits belong to (C9). */
  readonly edition: number;
  readonly state: AttemptState;
  readonly targetCount: number;
  readonly adaptive: boolean;
  /**
   * Answered by a program, in whole or in part; excluded from every statistic and calibration (C8).
   */
  readonly synthetic: boolean;
  /** Ids of Set B in the order of presentation; empty before the choice. */
  readonly setB: readonly string[];
  /** One digit per question in the order of the edition's layout; 0 is not answered. */
  readonly answers: string;
}

/** 1 to 7, or 0 where the question has no answer or is not in the edition. */
export function answerTo({ positions }: Layout, answers: string, itemId: string): number {
  return Number(answers[positions.get(itemId) ?? -1] ?? '0');
}

export const listUnanswered = (
  layout: Layout,
  answers: string,
  itemIds: readonly string[],
): string[] => itemIds.filter((id) => answerTo(layout, answers, id) === 0);

/** The answers as the model takes them: in the order of the layout, null where there is none. */
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

/** Null if the question may be answered now. */
export function refuseAnswer(
  layout: Layout,
  { state, setB }: Pick<Attempt, 'state' | 'setB'>,
  itemId: string,
): AnswerRefusal | null {
  if (!layout.positions.has(itemId)) return 'unknown_item';
  const { openSet } = transitions[state];
  if (openSet === null) return state === 'FINISHED' ? 'survey_finished' : 'set_b_not_chosen';
  const isInSetA = layout.setA.includes(itemId);
  if (openSet === 'A') return isInSetA ? null : 'set_a_open';
  if (isInSetA) return 'set_a_complete';
  return setB.includes(itemId) ? null : 'not_in_set_b';
}

/** Whether every question of the open set has an answer. */
export function isSetComplete(layout: Layout, { state, setB, answers }: Attempt): boolean {
  const { openSet } = transitions[state];
  if (openSet === null) return false;
  return listUnanswered(layout, answers, openSet === 'A' ? layout.setA : setB).length === 0;
}
