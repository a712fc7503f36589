/** Surveys of simulated people who answer honestly, each in a style of their own. */

import { type Bank, createBank } from '../../../packages/psychometrics/src/bank/bank.ts';
import {
  answerInStyle,
  drawStyle,
} from '../../../packages/psychometrics/src/bank/response-style.ts';
import { normalSource } from '../../../packages/psychometrics/src/kernel/random.ts';
import { plausibleParameters } from '../../../packages/psychometrics/src/population/simulated-people.ts';
import { randomPerson } from './synthetic-bank.ts';
import { takeSurvey } from './take-survey.ts';

/**
 * Returns the surveys of `count` people. The true item parameters differ from those of the bank as
 * much as measurement §9 expects; new ones are drawn for every 10 people. `factor` is how far all
 * draw thresholds together; by default each has an own one.
 */
export function simulateHonestSurveys(
  bank: Bank,
  count: number,
  uniform: () => number,
  factor?: number,
): (number | null)[][] {
  const normal = normalSource(uniform);
  let truth = bank;
  return Array.from({ length: count }, (_, n) => {
    if (n % 10 === 0) truth = createBank(bank.items, plausibleParameters(bank.items, uniform));
    const person = randomPerson(uniform);
    const style = drawStyle(normal);
    const answers = answerInStyle(truth, person, uniform, factor ? { ...style, factor } : style);
    return takeSurvey(bank, answers, `honest ${n}`);
  });
}
