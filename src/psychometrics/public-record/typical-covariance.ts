/**
 * The posterior covariance that stands for everybody in a comparison of two public records. A
 * record does not hold a person's own covariance, because answers can be computed from it.
 */

import type { Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { seededUniform } from '../kernel/random.ts';
import { scoreAnswers } from '../profile/posterior.ts';
import { referenceLatents } from '../population/reference-people.ts';
import { simulateSurvey } from '../set-b/simulate-survey.ts';

/** The number of reference people who answer the survey. More of them hardly change the mean. */
const respondentCount = 50;
const answerSeed = 'spark typical covariance 1';

const known = new WeakMap<Bank, Float64Array>();

/**
 * Returns the mean posterior covariance (27 x 27, row-major) of simulated people who answer the
 * survey honestly. It is computed once per bank and is always the same.
 */
export function typicalCovariance(bank: Bank): Float64Array {
  const made = known.get(bank) ?? measureCovariance(bank);
  known.set(bank, made);
  return made;
}

function measureCovariance(bank: Bank): Float64Array {
  const uniform = seededUniform(answerSeed);
  const mean = new Float64Array(latentCount * latentCount);
  const people = referenceLatents();
  for (let n = 0; n < respondentCount; n++) {
    const person = people[Math.floor((n * people.length) / respondentCount)]!;
    const { covariance } = scoreAnswers(
      bank,
      simulateSurvey(bank, bank, person, { uniform, seed: `${answerSeed} ${n}` }),
    );
    covariance.forEach((value, i) => {
      mean[i]! += value / respondentCount;
    });
  }
  return mean;
}
