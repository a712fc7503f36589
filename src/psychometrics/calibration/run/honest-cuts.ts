/** The cuts of person fit for fitted parameters, by simulation of honest people. */

import type { Bank } from '../../bank/bank.ts';
import { priorCovariance } from '../../bank/prior.ts';
import { latentCount } from '../../bank/traits.ts';
import { choleskyFactor, symmetricFromRows } from '../../kernel/matrix.ts';
import { normalSource, seededUniform } from '../../kernel/random.ts';
import { calibratePersonFitCuts, type FlaggedShares } from '../../profile/person-fit-cuts.ts';
import { personFit, type PersonFit } from '../../profile/person-fit.ts';
import { simulateSurvey } from '../../set-b/simulate-survey.ts';

/** The lower of the two cuts flags 1 % of them. */
const honestPeople = 1500;

/**
 * Returns the cuts that flag the given shares of honest people who answer by the fitted parameters;
 * by default, those of the product. `asking` is the bank that chose the questions of the real
 * people.
 */
export function simulateFitCuts(
  fitted: Bank,
  asking: Bank,
  seed: string,
  shares?: FlaggedShares,
): PersonFit {
  const uniform = seededUniform(seed);
  const normal = normalSource(uniform);
  const covariance = symmetricFromRows(priorCovariance(), latentCount, 'The prior covariance');
  const factor = choleskyFactor(covariance, latentCount, 'The prior covariance');
  const fits = Array.from({ length: honestPeople }, (_, n) => {
    const z = Array.from({ length: latentCount }, normal);
    const person = Float64Array.from({ length: latentCount }, (__, i) =>
      z.reduce((sum, value, k) => (k <= i ? sum + factor[i * latentCount + k]! * value : sum), 0),
    );
    return personFit(
      fitted,
      simulateSurvey(fitted, asking, person, { uniform, seed: `${seed} ${n}` }),
    );
  });
  return calibratePersonFitCuts(fits, shares);
}
