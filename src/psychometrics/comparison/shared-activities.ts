/**
 * Finds activities that two people both want (measurement §6). Only given answers count, never
 * estimates. Only interests that both people rated high are named, so that a one-sided interest
 * stays private (product decisions D4).
 */

import { displayGroups, maxActivitiesPerGroup } from '../../domain/activity-groups.ts';
import { minHighAnswer } from '../../domain/survey.ts';
import { themeFacts, type ActivityGroup } from '../../domain/themes.ts';
import type { BankItem } from '../bank/bank-item.ts';
import type { Respondent } from '../profile/posterior.ts';
import { answerReader, type AnswerReader } from './compare.ts';

export interface SharedActivity {
  group: ActivityGroup;
  /** The id of the item that the first person (`mine`) answered. */
  item: string;
  /**
   * The id of the item that the second person (`theirs`) answered: the same content at the opposite
   * pole, or the same item in an unpoled theme.
   */
  complementary: string;
  /** True if each person rated both items high. */
  isMutualComplementary: boolean;
  isSameQuestion: boolean;
}

/**
 * Returns the index of the group under which activities are displayed. DS and SM have the same
 * display group, so together they show at most maxActivitiesPerGroup activities.
 */
const displayIndex = (group: ActivityGroup): number =>
  displayGroups.findIndex(({ activityGroups }) => activityGroups.includes(group));

interface RankedActivity extends SharedActivity {
  lower: number;
  sum: number;
  /**
   * The smaller of the two ids. It decides the order of entries with equal answers, so that the
   * order does not depend on which person comes first.
   */
  firstId: string;
}

/**
 * Returns the items that `mine` answered with 5 or more and whose complementary item `theirs`
 * answered with 5 or more. There are at most four per display group, ranked by the lower answer,
 * then the sum of the answers, then bank order. If both people answered both items of a pair with 5
 * or more, only the item of the positive pole is returned. Swapping the two people leaves such an
 * entry unchanged and swaps `item` and `complementary` in every other entry. An entry with an item
 * in `limits`, the ids that either person marked as a hard limit, is left out. Its place stays
 * empty: otherwise a person could mark one entry after another and read what follows. Items with a
 * `side` are left out, because two people who both want the same side do not have it in common.
 * Throws a RangeError if an answer is invalid.
 */
export function sharedActivities(
  mine: Respondent,
  theirs: Respondent,
  limits: ReadonlySet<string> = new Set(),
): SharedActivity[] {
  const [myAnswer, theirAnswer] = [answerReader(mine), answerReader(theirs)];
  const activities = mine.bank.items.flatMap(
    (item) => rankedActivity(item, myAnswer, theirAnswer) ?? [],
  );
  activities.sort((a, b) => b.lower - a.lower || b.sum - a.sum || (a.firstId < b.firstId ? -1 : 1));
  const shownCount = new Map<number, number>();
  return activities.flatMap(({ lower: _lower, sum: _sum, firstId: _firstId, ...activity }) => {
    const group = displayIndex(activity.group);
    const before = shownCount.get(group) ?? 0;
    shownCount.set(group, before + 1);
    const isLimited = limits.has(activity.item) || limits.has(activity.complementary);
    return before < maxActivitiesPerGroup && !isLimited ? [activity] : [];
  });
}

const areHigh = (...answers: readonly number[]): boolean =>
  answers.every((answer) => answer >= minHighAnswer);

/**
 * How strongly two people want an activity. Two strengths are compared by the lower answer first,
 * then by the sum of the two answers.
 */
type Strength = readonly [lower: number, sum: number];

const rateStrength = (one: number, other: number): Strength => [Math.min(one, other), one + other];

const isStronger = (one: Strength, other: Strength): boolean =>
  one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

function rankedActivity(
  { id, compareTo, category, pole, side }: BankItem,
  mine: AnswerReader,
  theirs: AnswerReader,
): RankedActivity | undefined {
  const group = themeFacts[category].activityGroup;
  if (group === null || side || !areHigh(mine(id), theirs(compareTo))) return undefined;
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
