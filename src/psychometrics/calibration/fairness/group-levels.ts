/** The latent vectors of people who belong to groups with means of their own. */

import type { Bank } from '../../bank/bank.ts';
import { latentCount } from '../../bank/traits.ts';
import { maximisePosterior } from '../../kernel/maximise-posterior.ts';
import { answeredItems, type Answers } from '../../profile/posterior.ts';

/** Each iteration removes about three quarters of what is left of the difference of the means. */
const iterations = 5;

/**
 * Returns the posterior mode of each person under a prior with the mean of the person's group. The
 * means are estimated by EM. With one prior for all, the scores of a group would be drawn towards
 * the mean of the others, and every question would seem to favour one group.
 */
export function estimateGroupLevels(
  bank: Bank,
  people: readonly Answers[],
  groups: readonly number[],
  groupCount: number,
): Float64Array[] {
  const answered = people.map((answers) => answeredItems(bank, answers, () => true));
  const means = Array.from({ length: groupCount }, () => new Float64Array(latentCount));
  const sizes = Array.from(
    { length: groupCount },
    (_, g) => groups.filter((own) => own === g).length,
  );
  let modes = people.map((): Float64Array => new Float64Array(latentCount));
  for (let iteration = 0; iteration < iterations; iteration++) {
    modes = answered.map((items, person) => {
      const prior = { mean: means[groups[person]!]!, precision: bank.prior.precision };
      return maximisePosterior(prior, items, modes[person]).mode;
    });
    for (const mean of means) mean.fill(0);
    modes.forEach((mode, person) => {
      const group = groups[person]!;
      for (let i = 0; i < latentCount; i++) means[group]![i]! += mode[i]! / sizes[group]!;
    });
  }
  return modes;
}
