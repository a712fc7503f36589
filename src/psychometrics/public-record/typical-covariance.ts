/**
 * The posterior covariance that stands for everybody in a comparison of two public records. A
 * record does not hold a person's own covariance, because answers can be computed from it.
 */

import { setBTargetCount } from '../../domain/survey.ts';
import { isCoreItem } from '../bank/bank-item.ts';
import type { Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { categoryProbability, categoryCount } from '../kernel/graded-response.ts';
import { predictorAt } from '../kernel/linear-item.ts';
import { seededUniform } from '../kernel/random.ts';
import { scoreAnswers, type Answers } from '../profile/posterior.ts';
import { referenceLatents } from '../reference/reference-people.ts';
import { selectSetB } from '../set-b/set-b.ts';

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
    const { covariance } = scoreAnswers(bank, answerSurvey(bank, person, uniform, n));
    covariance.forEach((value, i) => {
      mean[i]! += value / respondentCount;
    });
  }
  return mean;
}

/** Simulates the answers of a person to Set A and to the Set B that the program chooses. */
function answerSurvey(
  bank: Bank,
  person: Float64Array,
  uniform: () => number,
  number: number,
): Answers {
  const complete = bank.linear.map((item, i) => {
    if (!isCoreItem(bank.items[i]!)) return null;
    const x = predictorAt(item, person);
    let rest = uniform();
    for (let category = 1; category < categoryCount; category++) {
      rest -= categoryProbability(item.intercepts, x, category);
      if (rest < 0) return category;
    }
    return categoryCount;
  });
  const setA = complete.map((answer, i) => (bank.items[i]!.form === 'standard-48' ? answer : null));
  const setB = selectSetB(bank, setA, {
    targetCount: setBTargetCount.default,
    adaptiveLength: true,
    seed: `${answerSeed} ${number}`,
    exposure: bank.items.map(() => 0),
  });
  return setA.map((answer, i) => (setB.includes(bank.items[i]!.id) ? complete[i]! : answer));
}
