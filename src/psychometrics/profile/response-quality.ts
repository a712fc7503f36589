/** Signs of careless answering in Set A (measurement §7). They block nothing. */

import type { Bank } from '../bank/bank.ts';
import { predictorAt } from '../kernel/estimate-map.ts';
import { logCategoryProbability, categoryCount } from '../kernel/graded-response.ts';
import { answeredItems, assertAnswers, scoreAnswers, type Answers } from './posterior.ts';

export interface ResponseQuality {
  /** How many Set A items are answered; the fit index needs all of them. */
  answered: number;
  /** lz at the posterior mode; null while Set A is incomplete. Low is bad. */
  personFit: number | null;
  /** The most equal answers in a row, in bank order; answers 1 and 7 do not count (honest extremes). */
  longestRun: number;
  /** Standard deviation of the answers, 0..3; null without answers. */
  variability: number | null;
  /** Mean of the means of the complete pole pairs, 1..7: general interest and acquiescence, which cannot be told apart. */
  breadth: number | null;
  /** Reasons to leave the record out of calibration and to add one sentence to the notes. */
  flags: ('personFit' | 'longestRun')[];
  /** Nothing wrong, but worth saying: the answers give little contrast. */
  notes: 'lowContrast'[];
}

/**
 * 5 % quantile of lz for model-conforming people scored with the provisional parameters on the 48 Set A items. Far above the
 * textbook -1.64 because 27 traits are fitted to 48 answers. Recomputed by simulation in response-quality.test.ts.
 */
export const personFitNullQuantile = 0.81;
const longRun = 12;
const lowVariability = 0.6;

/** Response quality from the answers to Set A; others are ignored. RangeError on bad answers. */
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
  if (longestRun >= longRun) flags.push('longestRun');
  const hasLowContrast = complete && variability !== null && variability < lowVariability;
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

/** lz (Drasgow, Levine & Williams 1985) of the Set A answers at the mode: (log likelihood - its mean) / its standard deviation. */
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
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

function pairBreadth(bank: Bank, answers: Answers, setA: readonly number[]): number | null {
  const pairMeans = setA.flatMap((i) => {
    const [own, other] = [answers[i] ?? null, answers[bank.partner[i]!] ?? null];
    return bank.items[i]!.pole === '+' && own !== null && other !== null ? [(own + other) / 2] : [];
  });
  return pairMeans.length > 0 ? mean(pairMeans) : null;
}
