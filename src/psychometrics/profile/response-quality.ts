/** Indices of careless answering in Set A. They never block a person (measurement §7). */

import type { Bank } from '../bank/bank.ts';
import { categoryCount } from '../kernel/graded-response.ts';
import { personFitIndex, personFitNullQuantile } from './person-fit.ts';
import { assertAnswers, type Answers } from './posterior.ts';

export interface ResponseQuality {
  /** The number of Set A items answered, 0..48. */
  answered: number;
  /** The person fit index lz; low values mean misfit. Null if Set A is incomplete. */
  personFit: number | null;
  /**
   * The length of the longest run of equal answers in bank order. Runs of the answers 1 and 7 do
   * not count, because honest people also give these answers many times in a row.
   */
  longestRun: number;
  /** The standard deviation of the answers, 0..3; null without answers. */
  variability: number | null;
  /**
   * General interest, 1..7: the mean answer over all pairs of items at opposite poles that are both
   * answered; null if there is no such pair. A person's tendency to agree (acquiescence) raises
   * this number. Only reverse-worded items, which the bank does not have, could separate the two.
   */
  breadth: number | null;
  /**
   * Signs of careless answering. Each one excludes the record from calibration and adds a sentence
   * to the notes of the profile.
   */
  flags: ('personFit' | 'longestRun')[];
  /**
   * Remarks that, unlike the flags, do not exclude the record from calibration. lowContrast means
   * that the answers hardly differ.
   */
  notes: 'lowContrast'[];
}

const minFlaggedRun = 12;
/**
 * If Set A is complete and the standard deviation of its answers is below this, `notes` contains
 * lowContrast.
 */
const minVariability = 0.6;

/**
 * Computes the indices from the answers to Set A; all other answers are ignored. Throws a
 * RangeError if an answer is invalid.
 */
export function responseQuality(bank: Bank, answers: Answers): ResponseQuality {
  assertAnswers(bank, answers);
  const setA = bank.items.flatMap((item, i) => (item.form === 'standard-48' ? [i] : []));
  const given = setA.flatMap((i) => answers[i] ?? []);
  const complete = given.length === setA.length;
  const personFit = complete ? personFitIndex(bank, answers) : null;
  const longestRun = longestInnerRun(setA.map((i) => answers[i] ?? null));
  const variability = given.length > 0 ? standardDeviation(given) : null;
  const flags: ResponseQuality['flags'] = [];
  if (personFit !== null && personFit < personFitNullQuantile) flags.push('personFit');
  if (longestRun >= minFlaggedRun) flags.push('longestRun');
  const hasLowContrast = complete && variability !== null && variability < minVariability;
  return {
    answered: given.length,
    personFit,
    longestRun,
    variability,
    breadth: pairBreadth(bank, answers, setA),
    flags,
    notes: hasLowContrast ? ['lowContrast'] : [],
  };
}

/**
 * Returns the length of the longest run of equal answers. Runs of the answers 1 and 7 do not count.
 */
function longestInnerRun(answers: Answers): number {
  let longest = 0;
  let run = 0;
  answers.forEach((answer, i) => {
    const isInner = answer !== null && answer > 1 && answer < categoryCount;
    run = !isInner ? 0 : answer === answers[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function standardDeviation(values: readonly number[]): number {
  const average = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - average) ** 2)));
}

function pairBreadth(bank: Bank, answers: Answers, setA: readonly number[]): number | null {
  const pairMeans = setA.flatMap((i) => {
    const [own, other] = [answers[i] ?? null, answers[bank.partner[i]!] ?? null];
    return bank.items[i]!.pole === '+' && own !== null && other !== null ? [(own + other) / 2] : [];
  });
  return pairMeans.length > 0 ? mean(pairMeans) : null;
}
