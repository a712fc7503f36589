/** Finds the visitor's answers that could appear in a shared reading. Pure functions. */

import { minHighAnswer } from '../../../domain/survey.ts';
import { groupByTheme } from '../../../domain/themes.ts';
import { maxSharedItems, maxTicks, tickableAnswer } from '../../../domain/together.ts';
import { isShareable, type Limits, type OwnAnswer } from '../own-answers/own-answers.ts';
import * as words from './words.ts';

export interface OwnRow {
  readonly answer: OwnAnswer;
  /** Whether the answer is high enough to appear without a tick. */
  readonly isOpen: boolean;
  /** Whether a tick lets the answer appear. */
  readonly canTick: boolean;
  readonly isTicked: boolean;
  /** Whether a limit on another question excludes it. */
  readonly isLeftOut: boolean;
}

export interface OwnSide {
  readonly groups: ReturnType<typeof groupByTheme<OwnRow>>;
  /** How many answers can appear without a tick. */
  readonly openCount: number;
  /** The ids of the ticked questions that can appear, in the order of the list. */
  readonly ticked: readonly string[];
  /** Whether one more can be ticked. */
  readonly canTickMore: boolean;
}

type Marks = Limits['marks'];

function viewRow(answer: OwnAnswer, marks: Marks, ticks: ReadonlySet<string>): OwnRow {
  const { itemId, value } = answer;
  const canAppear = isShareable(marks, answer);
  const canTick = canAppear && value === tickableAnswer;
  return {
    answer,
    isOpen: canAppear && value !== null && value >= minHighAnswer,
    canTick,
    isTicked: canTick && ticks.has(itemId),
    isLeftOut: !canAppear && isShareable(marks, { itemId }),
  };
}

/** Lists the answers of at least 4 that a reading can name by theme, the highest first. */
export function viewOwnSide(
  answers: readonly OwnAnswer[],
  marks: Marks,
  ticks: ReadonlySet<string>,
): OwnSide {
  const rows = answers
    .filter(
      ({ value, isOneSided }) => value !== null && value >= tickableAnswer && isOneSided !== true,
    )
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
    .map((answer) => viewRow(answer, marks, ticks));
  const ticked = rows.filter(({ isTicked }) => isTicked).map(({ answer }) => answer.itemId);
  return {
    groups: groupByTheme(rows, ({ answer }) => answer.category),
    openCount: rows.filter(({ isOpen }) => isOpen).length,
    ticked,
    canTickMore: ticked.length < maxTicks,
  };
}

/** Counts the own answers that could appear, in a sentence. */
export function describeOwnSide({
  openCount,
  ticked,
}: Pick<OwnSide, 'openCount' | 'ticked'>): string {
  const count = openCount + ticked.length;
  if (count === 0) return words.noneCouldAppear;
  return words.couldAppear(count, maxSharedItems);
}
