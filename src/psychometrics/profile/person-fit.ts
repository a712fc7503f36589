/** Person fit: how well the answers to Set A agree with the model (measurement §7). */

import type { Bank } from '../bank/bank.ts';
import { categoryCount, logCategoryProbability } from '../kernel/graded-response.ts';
import { predictorAt } from '../kernel/linear-item.ts';
import { answeredItems, scoreAnswers, type Answers } from './posterior.ts';

/**
 * The 5 % quantile of lz for honest answers to the 48 items of Set A, scored with the provisional
 * parameters. The quantile lies far above the textbook value of -1.64, because 27 latent dimensions
 * are fitted to 48 answers. response-quality.test.ts recomputes it by simulation.
 */
export const personFitNullQuantile = 0.81;

/**
 * Returns the index lz (Drasgow, Levine & Williams 1985) of the Set A answers at the mode: the log
 * likelihood minus its expectation, divided by its standard deviation. Low values mean misfit.
 * Throws a RangeError if an answer is invalid.
 */
export function personFitIndex(bank: Bank, answers: Answers): number {
  const isSetA = (i: number): boolean => bank.items[i]!.form === 'standard-48';
  const { mode } = scoreAnswers(bank, answers, isSetA);
  let difference = 0;
  let variance = 0;
  for (const { item, response } of answeredItems(bank, answers, isSetA)) {
    const x = predictorAt(item, mode);
    let mean = 0;
    let square = 0;
    for (let category = 1; category <= categoryCount; category++) {
      const logP = logCategoryProbability(item.intercepts, x, category);
      const p = Math.exp(logP);
      mean += p * logP;
      square += p * logP * logP;
    }
    difference += logCategoryProbability(item.intercepts, x, response) - mean;
    variance += square - mean * mean;
  }
  return difference / Math.sqrt(variance);
}
