/**
 * The quality of the answers, and their fit to the model. It never blocks a person (measurement
 * §7).
 */

import { setACount, setBTargetCount } from '../../domain/survey.ts';
import type { Bank } from '../bank/bank.ts';
import { styleSd } from '../bank/response-style.ts';
import { latentCount } from '../bank/traits.ts';
import {
  categoryCount,
  logCategoryProbability,
  predictorAt,
  scaleThresholds,
} from '../kernel/graded-response.ts';
import { logDeterminant } from '../kernel/matrix.ts';
import { logPosterior, type AnsweredItem, maximisePosterior } from '../kernel/posterior-mode.ts';
import { assertAnswers, type Answers, answeredItems, meanAndSd } from './posterior.ts';

export interface ResponseQuality {
  /** The number of Set A items answered, 0..48. */
  answered: number;
  /** Person fit of all answers; null if too much was passed. */
  personFit: PersonFit | null;
  /**
   * The length of the longest run of the answer 4, 5 or 6 in Set A, in the order of asking. Runs of
   * other answers do not count, because honest people refuse or love everything in a row of themes.
   */
  longestRun: number;
  /** The standard deviation of the answers to Set A, 0..3; null without answers. */
  variability: number | null;
  /**
   * General interest, 1..7: the mean answer over all pairs of items at opposite poles that are both
   * answered; null if there is no such pair. A person's tendency to agree (acquiescence) raises
   * this number. Only reverse-worded items, which the bank does not have, could separate the two.
   */
  breadth: number | null;
  /**
   * Signs of careless answering: misfit, or a long run of one answer. Each one excludes the record
   * from calibration and adds a sentence to the notes of the profile.
   */
  flags: ('personFit' | 'longestRun')[];
  /**
   * Remarks that, unlike the flags, do not exclude the record from calibration. lowContrast means
   * that the answers hardly differ.
   */
  notes: 'lowContrast'[];
}

/**
 * With up to a quarter of the shortest survey passed, 5 to 7 % of honest people are flagged
 * (measurement §7). With more passed, nothing is judged.
 */
const minJudged = {
  setA: 0.75 * setACount,
  all: 0.75 * (setACount + setBTargetCount.min),
} as const;
const runAnswers: readonly (number | null)[] = [4, 5, 6];
const minFlaggedRun = 12;
/** Answers whose runs are flagged only if they fill the whole of Set A. */
const straightLineAnswers: readonly (number | null)[] = [2, 3];
/** Answers to Set A with a smaller standard deviation have low contrast. */
const minVariability = 0.6;

/**
 * Computes the indices: person fit from all answers, the others from the answers to Set A. `setA`
 * has the bank indices of Set A in the order of asking; by default, bank order. `cuts` belong to
 * the parameters of the bank. Throws a RangeError if an answer is invalid.
 */
export function responseQuality(
  bank: Bank,
  answers: Answers,
  setA: readonly number[] = setAIndices(bank),
  cuts: PersonFit = personFitCuts,
): ResponseQuality {
  assertAnswers(bank, answers);
  const given = setA.flatMap((i) => answers[i] ?? []);
  const hasEnough = given.length >= minJudged.setA;
  const total = answers.filter((answer) => answer !== null).length;
  const fit = hasEnough && total >= minJudged.all ? personFit(bank, answers) : null;
  const longestRun = findLongestRun(setA.map((i) => answers[i] ?? null));
  const isStraightLine = hasEnough && given.every((answer) => answer === given[0]);
  const variability = given.length > 0 ? meanAndSd(given).sd : null;
  const flags: ResponseQuality['flags'] = [];
  if (fit !== null && isMisfit(fit, cuts)) flags.push('personFit');
  if (longestRun >= minFlaggedRun || (isStraightLine && straightLineAnswers.includes(given[0]!)))
    flags.push('longestRun');
  const hasLowContrast = hasEnough && variability !== null && variability < minVariability;
  return {
    answered: given.length,
    personFit: fit,
    longestRun,
    variability,
    breadth: pairBreadth(bank, answers, setA),
    flags,
    notes: hasLowContrast ? ['lowContrast'] : [],
  };
}

const setAIndices = (bank: Bank): number[] =>
  bank.items.flatMap((item, i) => (item.form === 'standard-48' ? [i] : []));

/** Returns the length of the longest run of equal answers among the answers whose runs count. */
function findLongestRun(answers: Answers): number {
  let longest = 0;
  let run = 0;
  answers.forEach((answer, i) => {
    run = !runAnswers.includes(answer) ? 0 : answer === answers[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

function pairBreadth(bank: Bank, answers: Answers, setA: readonly number[]): number | null {
  const pairMeans = setA.flatMap((i) => {
    const [own, other] = [answers[i] ?? null, answers[bank.partner[i]!] ?? null];
    return bank.items[i]!.pole === '+' && own !== null && other !== null ? [(own + other) / 2] : [];
  });
  return pairMeans.length > 0 ? meanAndSd(pairMeans).mean : null;
}

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
 * approximation, and over the styles; lz is computed for the most probable style. Throws a
 * RangeError if an answer is invalid.
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
 * The shares leave room below the limit of 5.5 % for the sampling error of a simulation. The share
 * of lz is small because the likelihood ratio is the better index against random answers. lz finds
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
