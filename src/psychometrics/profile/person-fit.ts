/** Person fit: how well all answers of a person agree with the model (measurement §7). */

import type { Bank } from '../bank/bank.ts';
import { scaleThresholds, styleSd } from '../bank/response-style.ts';
import { latentCount } from '../bank/traits.ts';
import { categoryCount, logCategoryProbability, predictorAt } from '../kernel/graded-response.ts';
import { logDeterminant } from '../kernel/matrix.ts';
import { logPosterior, type AnsweredItem, maximisePosterior } from '../kernel/posterior-mode.ts';
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

/** The styles of answering over which the fit is averaged, and their weights. */
const styles = [-2, -1, 0, 1, 2].map((z) => ({
  factor: Math.exp(styleSd * z),
  logWeight: -(z * z) / 2,
}));
const logTotalWeight = logSumExp(styles.map(({ logWeight }) => logWeight));

/**
 * Computes person fit from all answers. The likelihood is averaged over the prior, by the Laplace
 * approximation, and over the styles; lz is that of the most probable style. Throws a RangeError if
 * an answer is invalid.
 */
export function personFit(bank: Bank, answers: Answers): PersonFit {
  const answered = answeredItems(bank, answers, () => true);
  const fits = styles.map(({ factor, logWeight }) => {
    const { logRatio, lz } = fitWithStyle(bank, answered, factor);
    return { logRatio: logRatio + logWeight - logTotalWeight, lz };
  });
  const best = fits.reduce((one, other) => (other.logRatio > one.logRatio ? other : one));
  return { logRatio: logSumExp(fits.map(({ logRatio }) => logRatio)), lz: best.lz };
}

function logSumExp(values: readonly number[]): number {
  const max = Math.max(...values);
  return max + Math.log(values.reduce((sum, value) => sum + Math.exp(value - max), 0));
}

function fitWithStyle(
  { prior }: Bank,
  answers: readonly AnsweredItem[],
  factor: number,
): PersonFit {
  const answered = answers.map(({ item, response }) => ({
    item: { ...item, intercepts: scaleThresholds(item.intercepts, factor) },
    response,
  }));
  const { mode, precision } = maximisePosterior(prior, answered);
  const logVolumeRatio =
    (logDeterminant(prior.precision, latentCount, 'The prior precision') -
      logDeterminant(precision, latentCount, 'The posterior precision')) /
    2;
  const logUniform = -answered.length * Math.log(categoryCount);
  return {
    logRatio: logPosterior(prior, answered, mode) + logVolumeRatio - logUniform,
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

/**
 * The cuts below which person fit counts as misfit, for surveys of 63 to 73 answers scored with the
 * provisional parameters: those that `calibratePersonFitCuts` finds for 8,000 honest people with
 * styles of their own, rounded (measurement §7). Other parameters need other cuts.
 * response-quality.test.ts repeats this with fewer people.
 */
export const personFitCuts = { logRatio: -0.3, lz: 0 } as const satisfies PersonFit;

/** The shares of honest people that the cuts flag, 0..1. */
export interface FlaggedShares {
  /** By the two cuts together. */
  readonly either: number;
  /** By the cut for lz. */
  readonly lz: number;
}

/**
 * The shares leave room below the limit of 5.5 % for the sampling error of a simulation. That of lz
 * is small because the likelihood ratio is the better index against random answers; lz finds the
 * people who give their own answers in a random order, which the ratio misses if most of these
 * answers are the same.
 */
const productShares: FlaggedShares = { either: 0.045, lz: 0.01 };

/** Whether either index is below its cut. */
export function isMisfit({ logRatio, lz }: PersonFit, cuts: PersonFit = personFitCuts): boolean {
  return logRatio < cuts.logRatio || lz < cuts.lz;
}

/**
 * Returns the cuts that flag the given shares of honest people, 4.5 % by default: the cut for lz
 * flags 1 %, and the cut for the likelihood ratio flags the rest. Needs at least 100 people.
 */
export function calibratePersonFitCuts(
  honest: readonly PersonFit[],
  shares: FlaggedShares = productShares,
): PersonFit {
  const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
  const countByLz = Math.floor(shares.lz * honest.length);
  const lz = ascending(honest.map((fit) => fit.lz))[countByLz]!;
  const others = honest.filter((fit) => fit.lz >= lz).map(({ logRatio }) => logRatio);
  const countByRatio = Math.floor(shares.either * honest.length) - countByLz;
  return { logRatio: ascending(others)[countByRatio]!, lz };
}
