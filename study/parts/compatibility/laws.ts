/**
 * Checks the laws that every comparison must obey: symmetry, repeatability, and the privacy of
 * one-sided interests.
 */

import {
  compareProfiles,
  sharedActivities,
  type Answers,
  type Bank,
  type CompareResult,
} from '../../../src/psychometrics/index.ts';

interface Side {
  bank: Bank;
  answers: Answers;
}

const compare = (mine: Side, theirs: Side, keys: readonly [string, string]): CompareResult =>
  compareProfiles({ ...mine, key: keys[0] }, { ...theirs, key: keys[1] });

/** Serialises everything that must not depend on the order of the two people. */
function symmetricPart(result: CompareResult, isSwapped: boolean): string {
  const { mine, theirs } = result.dimensions;
  return JSON.stringify([
    result.percent,
    result.interval,
    result.level,
    result.neighbourLevel,
    result.contributions.fulfilment,
    isSwapped ? [theirs, mine] : [mine, theirs],
  ]);
}

/** Whether a comparison differs, even in the last bit, when the two people are swapped. */
export function breaksSymmetry(mine: Side, theirs: Side): boolean {
  const straight = compare(mine, theirs, ['me', 'them']);
  const swapped = compare(theirs, mine, ['them', 'me']);
  return symmetricPart(straight, false) !== symmetricPart(swapped, true);
}

/** Whether the same comparison gives another result when it is repeated. */
export function isNotReproduced(mine: Side, theirs: Side): boolean {
  const [first, second] = [0, 1].map(() => JSON.stringify(compare(mine, theirs, ['me', 'them'])));
  return first !== second;
}

/**
 * Whether the list of shared activities discloses a one-sided interest. It does if one of the two
 * people answered an item in the list with less than 5, or if the lists that the two people see
 * differ in length.
 */
export function disclosesOneSidedInterest(mine: Side, theirs: Side): boolean {
  const activities = sharedActivities(mine, theirs);
  const answerTo = ({ bank, answers }: Side, id: string): number =>
    answers[bank.items.findIndex((item) => item.id === id)] ?? 0;
  const isOneSided = activities.some(
    ({ item, complementary }) => answerTo(mine, item) < 5 || answerTo(theirs, complementary) < 5,
  );
  return isOneSided || sharedActivities(theirs, mine).length !== activities.length;
}
