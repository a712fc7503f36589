/**
 * Checks the laws that every comparison must obey: symmetry, repeatability, and the privacy of
 * one-sided interests.
 */

import {
  compareProfiles,
  sharedActivities,
  type CompareResult,
  type Respondent,
} from '../../../src/psychometrics/index.ts';

/** Serialises everything that must not depend on the order of the two people. */
function symmetricPart(result: CompareResult, isSwapped: boolean): string {
  const { mine, theirs } = result.dimensions;
  return JSON.stringify([
    result.percent,
    result.interval,
    result.level,
    result.neighbourLevel,
    result.levelProbabilities,
    result.contributions.fulfilment,
    isSwapped ? [theirs, mine] : [mine, theirs],
  ]);
}

/** Whether a comparison differs, even in the last bit, when the two people are swapped. */
export function breaksSymmetry(mine: Respondent, theirs: Respondent): boolean {
  const straight = compareProfiles(mine, theirs);
  const swapped = compareProfiles(theirs, mine);
  return symmetricPart(straight, false) !== symmetricPart(swapped, true);
}

/** Whether the same comparison gives another result when it is repeated. */
export function isNotReproduced(mine: Respondent, theirs: Respondent): boolean {
  const [first, second] = [0, 1].map(() => JSON.stringify(compareProfiles(mine, theirs)));
  return first !== second;
}

/**
 * Whether the list of shared activities discloses a one-sided interest. It does if one of the two
 * people answered an item in the list with less than 5, or if the lists that the two people see
 * differ in length.
 */
export function disclosesOneSidedInterest(mine: Respondent, theirs: Respondent): boolean {
  const activities = sharedActivities(mine, theirs);
  const answerTo = ({ bank, answers }: Respondent, id: string): number =>
    answers[bank.items.findIndex((item) => item.id === id)] ?? 0;
  const isOneSided = activities.some(
    ({ item, complementary }) => answerTo(mine, item) < 5 || answerTo(theirs, complementary) < 5,
  );
  return isOneSided || sharedActivities(theirs, mine).length !== activities.length;
}
