/** Person fit: how well all answers of a person agree with the model (measurement §7). */

import type { Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { categoryCount, logCategoryProbability } from '../kernel/graded-response.ts';
import { predictorAt } from '../kernel/linear-item.ts';
import { logPosterior, type AnsweredItem } from '../kernel/log-posterior.ts';
import { logDeterminant } from '../kernel/matrix.ts';
import { maximisePosterior } from '../kernel/maximise-posterior.ts';
import { answeredItems, type Answers } from './posterior.ts';

/** Two indices of person fit. For both, low values mean misfit. */
export interface PersonFit {
  /**
   * The natural logarithm of a likelihood ratio: the likelihood of the answers under the model,
   * averaged over the prior, divided by their likelihood if every answer were uniformly random. It
   * is below 0 if random answering explains the answers better.
   */
  logRatio: number;
  /**
   * The index lz (Drasgow, Levine & Williams 1985) at the posterior mode: the log likelihood minus
   * its expectation, divided by its standard deviation.
   */
  lz: number;
}

/**
 * Computes person fit from all answers. The likelihood is averaged over the prior by the Laplace
 * approximation. Throws a RangeError if an answer is invalid.
 */
export function personFit(bank: Bank, answers: Answers): PersonFit {
  const answered = answeredItems(bank, answers, () => true);
  const { mode, precision } = maximisePosterior(bank.prior, answered);
  const logVolumeRatio =
    (logDeterminant(bank.prior.precision, latentCount, 'The prior precision') -
      logDeterminant(precision, latentCount, 'The posterior precision')) /
    2;
  const logUniform = -answered.length * Math.log(categoryCount);
  return {
    logRatio: logPosterior(bank.prior, answered, mode) + logVolumeRatio - logUniform,
    lz: standardisedLogLikelihood(answered, mode),
  };
}

function standardisedLogLikelihood(answered: readonly AnsweredItem[], mode: Float64Array): number {
  let difference = 0;
  let variance = 0;
  for (const { item, response } of answered) {
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
