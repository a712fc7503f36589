/** The attempt as a state table: what each state allows and where it leads (spec §4, decisions C2–C6). Pure. */

import type { AttemptState } from '../../../domain/survey.ts';
import { poolCount, setACount } from '../../../domain/survey.ts';

/** An attempt as it lies in the database. `answers`: 128 digits in the bank's order, 0 = not answered. */
export interface Attempt {
  readonly id: string;
  readonly userId: string;
  readonly state: AttemptState;
  readonly targetCount: number;
  readonly adaptive: boolean;
  /** Answered by a program, in whole or in part; stays out of every statistic and calibration (decisions C8). */
  readonly synthetic: boolean;
  readonly setB: readonly string[];
  readonly answers: string;
}

export const noAnswers = '0'.repeat(setACount + poolCount);

interface Rule {
  /** The set whose items may be answered, or the sentence that says why none may. */
  readonly answers: 'A' | 'B' | { readonly refused: string };
  /** Where it goes when its set is complete. */
  readonly next: AttemptState | null;
}

export const stateTable = {
  A_ACTIVE: { answers: 'A', next: 'SELECT_B' },
  SELECT_B: {
    answers: {
      refused: 'Your personalised questions are still being chosen. Please try again in a moment.',
    },
    next: 'B_ACTIVE',
  },
  B_ACTIVE: { answers: 'B', next: 'FINISHED' },
  FINISHED: {
    answers: { refused: 'The survey is finished; its answers can no longer be changed.' },
    next: null,
  },
} as const satisfies Record<AttemptState, Rule>;

/** Position of an item in `answers`, from 0: A01 is 0, B01 is 48. */
export function positionOf(itemId: string): number {
  const number = Number(itemId.slice(1));
  return itemId.startsWith('A') ? number - 1 : setACount + number - 1;
}

/** The bank's item at a position of `answers`. */
export function itemAt(position: number): string {
  const [letter, number] =
    position < setACount ? ['A', position + 1] : ['B', position - setACount + 1];
  return `${letter}${String(number).padStart(2, '0')}`;
}

/** Whether there is such an item: A00 and A49 have the form of an id, and A49 the place of B01. */
export function isInBank(itemId: string): boolean {
  const position = positionOf(itemId);
  return position >= 0 && position < noAnswers.length && itemAt(position) === itemId;
}

export const setAItems: readonly string[] = Array.from({ length: setACount }, (_, i) => itemAt(i));

export function answerOf(answers: string, itemId: string): number {
  return Number(answers[positionOf(itemId)] ?? '0');
}

export const unanswered = (answers: string, itemIds: readonly string[]): string[] =>
  itemIds.filter((id) => answerOf(answers, id) === 0);

export type Verdict = 'allowed' | { readonly status: 400 | 409; readonly reason: string };

/** Whether this item may be answered now (decisions C4). */
export function mayAnswer(attempt: Pick<Attempt, 'state' | 'setB'>, itemId: string): Verdict {
  if (!isInBank(itemId)) return { status: 400, reason: `There is no item ${itemId}.` };
  const open = stateTable[attempt.state].answers;
  if (typeof open === 'object') return { status: 409, reason: open.refused };
  const inSetA = itemId.startsWith('A');
  if (open === 'A')
    return inSetA ? 'allowed' : { status: 409, reason: 'Please answer the core questions first.' };
  if (inSetA)
    return {
      status: 409,
      reason: 'The core questions are complete; their answers can no longer be changed.',
    };
  return attempt.setB.includes(itemId)
    ? 'allowed'
    : { status: 400, reason: `Item ${itemId} is not among your personalised questions.` };
}

/** Whether the set that is open has all its answers. */
export function isSetComplete(attempt: Attempt): boolean {
  const open = stateTable[attempt.state].answers;
  if (typeof open === 'object') return false;
  return unanswered(attempt.answers, open === 'A' ? setAItems : attempt.setB).length === 0;
}
