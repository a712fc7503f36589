/** Indices of careless answering. They never block a person (measurement §7). */

import { setACount, setBTargetCount } from '../../domain/survey.ts';
import type { Bank } from '../bank/bank.ts';
import { meanAndSd } from '../population/reference-people.ts';
import { isMisfit, personFitCuts, personFit, type PersonFit } from './person-fit.ts';
import { assertAnswers, type Answers } from './posterior.ts';

export interface ResponseQuality {
  /** The number of Set A items answered, 0..48. */
  answered: number;
  /** Person fit of all answers; null if there are fewer than the shortest survey has. */
  personFit: PersonFit | null;
  /**
   * The length of the longest run of the answer 4, 5 or 6 in Set A, in the order in which it was
   * asked. Runs of other answers do not count, because honest people refuse or love everything in a
   * row of themes.
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

/** The number of answers from which person fit is judged: Set A and the shortest Set B. */
const minFitAnswers = setACount + setBTargetCount.min;
const runAnswers: readonly (number | null)[] = [4, 5, 6];
const minFlaggedRun = 12;
/** Answers whose runs are flagged only if they fill the whole of Set A. */
const straightLineAnswers: readonly (number | null)[] = [2, 3];
/** Answers to Set A with a smaller standard deviation have low contrast. */
const minVariability = 0.6;

/**
 * Computes the indices: person fit from all answers, the others from the answers to Set A. `setA`
 * has the bank indices of Set A in the order in which it was asked; by default, bank order. `cuts`
 * belong to the parameters of the bank. Throws a RangeError if an answer is invalid.
 */
export function responseQuality(
  bank: Bank,
  answers: Answers,
  setA: readonly number[] = setAIndices(bank),
  cuts: PersonFit = personFitCuts,
): ResponseQuality {
  assertAnswers(bank, answers);
  const given = setA.flatMap((i) => answers[i] ?? []);
  const complete = given.length === setA.length;
  const total = answers.filter((answer) => answer !== null).length;
  const fit = complete && total >= minFitAnswers ? personFit(bank, answers) : null;
  const longestRun = findLongestRun(setA.map((i) => answers[i] ?? null));
  const isStraightLine = complete && given.every((answer) => answer === given[0]);
  const variability = given.length > 0 ? meanAndSd(given).sd : null;
  const flags: ResponseQuality['flags'] = [];
  if (fit !== null && isMisfit(fit, cuts)) flags.push('personFit');
  if (longestRun >= minFlaggedRun || (isStraightLine && straightLineAnswers.includes(given[0]!)))
    flags.push('longestRun');
  const hasLowContrast = complete && variability !== null && variability < minVariability;
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
