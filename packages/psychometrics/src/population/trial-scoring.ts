/**
 * Scores fixed people by the parameters of a bank, to find faults before the parameters are used.
 */

import type { Bank } from '../bank/bank.ts';
import { compareProfiles } from '../comparison/compare.ts';
import { themes } from '../facts/themes.ts';
import type { Answers } from '../profile/posterior.ts';
import { computeProfile } from '../profile/profile.ts';
import { personFit } from '../profile/response-quality.ts';

type Answerer = (item: number) => number | null;

/** The people with the lowest and the highest answers come first. */
const answerers = [
  () => 1,
  () => 7,
  (item) => (item % 2 === 0 ? 1 : 7),
  (item) => (item === 0 ? 7 : null),
] as const satisfies readonly Answerer[];

/** Whether all numbers in an object and its parts are finite. */
function isFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFinite);
}

/** Returns the fault that forbids scoring by the bank, such as 'scoring fails', or null. */
export function findScoringFault(bank: Bank): string | null {
  try {
    return scoreTrialPeople(bank);
  } catch (error) {
    if (error instanceof RangeError) return `scoring fails: ${error.message}`;
    throw error;
  }
}

function scoreTrialPeople(bank: Bank): string | null {
  const people = answerers.map((answer): Answers => bank.items.map((_, item) => answer(item)));
  const profiles = people.map((answers) => computeProfile(bank, answers));
  const [lowest, highest] = profiles;
  const pair = people.slice(0, 2).map((answers) => ({ bank, answers }));
  const comparison = compareProfiles(pair[0]!, pair[1]!);
  const fits = people.map((answers) => personFit(bank, answers));
  if (![profiles, comparison, fits].every(isFinite)) return 'scores would not be numbers';
  if (profiles.some(({ scores }) => themes.some((theme) => !(scores[theme].se > 0))))
    return 'scores would have no margin';
  const falling = bank.coveredThemes.find(
    (theme) => !(highest!.scores[theme].value > lowest!.scores[theme].value),
  );
  return falling === undefined ? null : `higher answers would not raise ${falling}`;
}
