/**
 * Activities that two people both want (measurement §6). Only given answers count, and only
 * interests that both rated high are named: a one-sided interest stays undisclosed (product
 * decisions D4).
 */

import { themeFacts, type ActivityGroup } from '../../domain/themes.ts';
import type { BankItem } from '../bank/bank-item.ts';
import type { Respondent } from '../profile/posterior.ts';
import { answerReader, type AnswerReader } from './answer-reader.ts';

export interface SharedActivity {
  group: ActivityGroup;
  /** The id of my item. */
  item: string;
  /** The id of the partner's item: the same content at the opposite pole, or the same item. */
  complementary: string;
  /** True if both of us rated both items high. */
  isMutualComplementary: boolean;
  isSameQuestion: boolean;
}

const minHighAnswer = 5;
const maxPerGroup = 4;

/** The screen merges DS and SM, so the limit applies to both groups together. */
const displayGroup = {
  DS: 'DS',
  SM: 'DS',
  VE: 'VE',
  FET: 'FET',
  ENM: 'ENM',
} as const satisfies Record<ActivityGroup, string>;

interface RankedActivity extends SharedActivity {
  lower: number;
  sum: number;
  /** The smaller of the two ids: breaks ties in bank order, the same way from both sides. */
  firstId: string;
}

/**
 * Items that I answered with 5 or more and whose complementary item the partner answered with 5 or
 * more: at most four per display group, ranked by the lower answer, then the sum, then bank order.
 * A pair that holds in both directions is listed once, by its positive pole. Swapping the two
 * people swaps item and complementary item. RangeError if an answer is invalid.
 */
export function sharedActivities(mine: Respondent, theirs: Respondent): SharedActivity[] {
  const [myAnswer, theirAnswer] = [answerReader(mine), answerReader(theirs)];
  const activities = mine.bank.items.flatMap(
    (item) => rankedActivity(item, myAnswer, theirAnswer) ?? [],
  );
  activities.sort((a, b) => b.lower - a.lower || b.sum - a.sum || (a.firstId < b.firstId ? -1 : 1));
  const shownCount = new Map<string, number>();
  return activities.flatMap(({ lower: _lower, sum: _sum, firstId: _firstId, ...activity }) => {
    const group = displayGroup[activity.group];
    const before = shownCount.get(group) ?? 0;
    shownCount.set(group, before + 1);
    return before < maxPerGroup ? [activity] : [];
  });
}

const areHigh = (...answers: readonly number[]): boolean =>
  answers.every((answer) => answer >= minHighAnswer);

/** How much both want an activity: compared by the lower of two answers, then by their sum. */
type Strength = readonly [lower: number, sum: number];

const rateStrength = (one: number, other: number): Strength => [Math.min(one, other), one + other];

const isStronger = (one: Strength, other: Strength): boolean =>
  one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

function rankedActivity(
  { id, compareTo, category, pole }: BankItem,
  mine: AnswerReader,
  theirs: AnswerReader,
): RankedActivity | undefined {
  const group = themeFacts[category].activityGroup;
  if (group === null || !areHigh(mine(id), theirs(compareTo))) return undefined;
  const isSameQuestion = compareTo === id;
  const isMutualComplementary = !isSameQuestion && areHigh(mine(compareTo), theirs(id));
  if (isMutualComplementary && pole === '-') return undefined;
  const straight = rateStrength(mine(id), theirs(compareTo));
  const reversed = rateStrength(mine(compareTo), theirs(id));
  const [lower, sum] =
    isMutualComplementary && isStronger(reversed, straight) ? reversed : straight;
  return {
    group,
    item: id,
    complementary: compareTo,
    isMutualComplementary,
    isSameQuestion,
    lower,
    sum,
    firstId: id < compareTo ? id : compareTo,
  };
}
