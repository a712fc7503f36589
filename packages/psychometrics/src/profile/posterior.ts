/**
 * The posterior of the latent vector from a person's answers, and 256 draws from it, from fixed
 * random vectors, with the domain scores of each (measurement §4).
 */

import type { Bank } from '../bank/bank.ts';
import { latentDraws, seededNormalVectors, type LatentNormal } from '../bank/latent-draws.ts';
import { curveAt } from '../bank/score-curves.ts';
import { latentCount, contrastIndex, traitCount, traits } from '../bank/traits.ts';
import { assertResponse } from '../kernel/graded-response.ts';
import { invertPositiveDefinite } from '../kernel/matrix.ts';
import { type AnsweredItem, maximisePosterior } from '../kernel/posterior-mode.ts';

/** One answer (1..7, null = not answered) per item, in bank order. */
export type Answers = readonly (number | null)[];

/** A person's answers, and the edition of the bank to which they belong. */
export interface Respondent {
  bank: Bank;
  answers: Answers;
}

/** The normal approximation of a posterior at its mode. */
export interface PersonPosterior {
  /** The latent vector at the mode, 27 numbers. */
  readonly mode: Float64Array;
  /** The posterior covariance, 27 x 27, row-major. */
  readonly covariance: Float64Array;
  /** The number of answers on which the posterior is based. */
  readonly answered: number;
}

/** Throws a RangeError unless there is one answer per item, each 1..7 or null. */
export function assertAnswers(bank: Bank, answers: Answers): void {
  if (answers.length !== bank.items.length) {
    throw new RangeError(
      `There must be ${bank.items.length} answers, one per item; there are ${answers.length}.`,
    );
  }
  for (const answer of answers) if (answer !== null) assertResponse(answer);
}

/**
 * Returns the answered items among those that `isIncluded` selects. Throws a RangeError if an
 * answer is invalid.
 */
export function answeredItems(
  bank: Bank,
  answers: Answers,
  isIncluded: (index: number) => boolean,
): AnsweredItem[] {
  assertAnswers(bank, answers);
  return bank.linear.flatMap((item, i) => {
    const response = answers[i] ?? null;
    return response === null || !isIncluded(i) ? [] : [{ item, response }];
  });
}

/**
 * Computes the MAP estimate and its Laplace covariance (the inverse of the observed information)
 * from the answers to the items that `isIncluded` selects. By default it selects all items. Throws
 * a RangeError if an answer is invalid.
 */
export function scoreAnswers(
  bank: Bank,
  answers: Answers,
  isIncluded: (index: number) => boolean = () => true,
): PersonPosterior {
  const answered = answeredItems(bank, answers, isIncluded);
  const { mode, precision } = maximisePosterior(bank.prior, answered);
  const covariance = invertPositiveDefinite(precision, latentCount, 'The posterior precision');
  return { mode, covariance, answered: answered.length };
}

/**
 * Expected scores (0..100) in each draw: 17 traits x 256 draws, row-major by trait. `domain` is the
 * score on all items of the trait. `fantasy` and `activity` are the scores if all of them were
 * worded as fantasies, or all as activities. The fantasy items of a theme alone would not do: their
 * scenes differ from those of its activity items, so that a person without any preference would
 * score higher on one of the two (measurement §4).
 */
export interface DomainDraws {
  readonly fantasy: Float64Array;
  readonly activity: Float64Array;
  readonly domain: Float64Array;
}

export const drawCount = 256;

let fixedVectors: Float64Array | undefined;

/**
 * Returns 128 standard normal vectors, which are the same for every person. Draw r uses vector r,
 * and draw r + 128 uses its negative.
 */
export function fixedNormalVectors(): Float64Array {
  fixedVectors ??= seededNormalVectors(drawCount / 2, 'spark draws');
  return fixedVectors;
}

/** Computes the domain scores of the traits in each draw. */
export function drawDomains(bank: Bank, posterior: LatentNormal): DomainDraws {
  const latent = latentDraws(posterior, fixedNormalVectors());
  const fantasy = new Float64Array(traitCount * drawCount);
  const activity = new Float64Array(traitCount * drawCount);
  const domain = new Float64Array(traitCount * drawCount);
  traits.forEach(({ theme }, trait) => {
    const curves = bank.curves[trait]!;
    const contrastRow = contrastIndex(theme) * drawCount;
    const row = trait * drawCount;
    for (let r = 0; r < drawCount; r++) {
      const level = latent[row + r]!;
      const halfContrast = 0.5 * latent[contrastRow + r]!;
      const [fantasyLevel, activityLevel] = [level + halfContrast, level - halfContrast];
      fantasy[row + r] = curveAt(curves.all, fantasyLevel);
      activity[row + r] = curveAt(curves.all, activityLevel);
      domain[row + r] =
        curves.fantasyShare * curveAt(curves.fantasy, fantasyLevel) +
        curves.activityShare * curveAt(curves.activity, activityLevel);
    }
  });
  return { fantasy, activity, domain };
}

/** Returns the means of the 17 domain scores over all draws. */
export function meanDomains({ domain }: Pick<DomainDraws, 'domain'>): Float64Array {
  const means = new Float64Array(traitCount);
  for (let k = 0; k < traitCount; k++) {
    for (let r = 0; r < drawCount; r++) means[k]! += domain[k * drawCount + r]! / drawCount;
  }
  return means;
}

/** A posterior mean and standard deviation. */
export interface Estimate {
  value: number;
  se: number;
}

/** Returns the 256 values of one trait from an array of 17 x 256 values. */
export function traitDraws(draws: Float64Array, trait: number): Float64Array {
  return draws.subarray(trait * drawCount, (trait + 1) * drawCount);
}

/**
 * Returns the maximum over the given traits in each draw. For the traits of one theme, this is the
 * theme's intensity.
 */
export function maxDraws(draws: Float64Array, traitIndices: readonly number[]): Float64Array {
  const [first = 0, ...others] = traitIndices;
  const result = Float64Array.from(traitDraws(draws, first));
  for (const trait of others) {
    for (let r = 0; r < drawCount; r++)
      result[r] = Math.max(result[r]!, draws[trait * drawCount + r]!);
  }
  return result;
}

/** Returns the mean of several series in each draw. */
export function meanDraws(series: readonly Float64Array[]): Float64Array {
  return Float64Array.from(
    { length: drawCount },
    (_, r) => series.reduce((sum, values) => sum + values[r]!, 0) / series.length,
  );
}

/** Returns first - second in each draw. */
export function subtractDraws(first: Float64Array, second: Float64Array): Float64Array {
  return first.map((value, r) => value - second[r]!);
}

/** Returns the mean and the standard deviation (divisor n) of a series. */
export function summariseDraws(values: Float64Array): Estimate {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return { value: mean, se: Math.sqrt(squares / values.length) };
}

/**
 * Orders two posteriors by the first number in which they differ, so that a calculation gives
 * exactly the same result if they are exchanged.
 */
export function isBefore(one: LatentNormal, other: LatentNormal): boolean {
  for (const part of ['mode', 'covariance'] as const) {
    const place = one[part].findIndex((value, i) => value !== other[part][i]);
    if (place >= 0) return one[part][place]! < other[part][place]!;
  }
  return false;
}

export interface MeanAndSd {
  readonly mean: number;
  readonly sd: number;
}

export function meanAndSd(values: readonly number[]): MeanAndSd {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / values.length) };
}
