/** From answers to the posterior of one person, and from that to draws of domain scores (measurement §4). */

import { curveAt, type Bank } from '../bank/bank.ts';
import { contrastIndex, latentCount, traitCount, traits } from '../bank/traits.ts';
import { assertResponse, maximisePosterior, type AnsweredItem } from '../kernel/estimate-map.ts';
import { choleskyFactor, invertPositiveDefinite } from '../kernel/matrix.ts';
import { matchedNormalVectors } from '../kernel/random.ts';

/** One answer per bank item in bank order: 1..7, or null where it was not answered. */
export type Answers = readonly (number | null)[];

/** A person's answers with the edition of the bank that they belong to. */
export interface Respondent {
  bank: Bank;
  answers: Answers;
}

/** A posterior mean and standard deviation. */
export interface Estimate {
  value: number;
  se: number;
}

/** Mode (27) and covariance (27 x 27 row-major) of the latent vector; `answered` items stand behind it. */
export interface PersonPosterior {
  readonly mode: Float64Array;
  readonly covariance: Float64Array;
  readonly answered: number;
}

/** 17 traits x 256 draws, row-major by trait, 0..100: expected score on fantasy items, activity items, all items. */
export interface DomainDraws {
  readonly fantasy: Float64Array;
  readonly activity: Float64Array;
  readonly domain: Float64Array;
}

export const drawCount = 256;
const drawSeed = 'spark draws 1';
let fixedVectors: Float64Array | undefined;

/** The 128 fixed standard normal vectors (128 x 27); draw r + 128 uses the negative of vector r. */
export function fixedNormalVectors(): Float64Array {
  fixedVectors ??= matchedNormalVectors(drawCount / 2, latentCount, drawSeed);
  return fixedVectors;
}

/** RangeError unless there is one answer per item, each 1..7 or null. */
export function assertAnswers(bank: Bank, answers: Answers): void {
  if (answers.length !== bank.items.length) {
    throw new RangeError(
      `There must be ${bank.items.length} answers, one per item; there are ${answers.length}.`,
    );
  }
  for (const answer of answers) if (answer !== null) assertResponse(answer);
}

/** The answered items, all of them or those `counts` says, as the kernel wants them. */
export function answeredItems(
  bank: Bank,
  answers: Answers,
  counts: (index: number) => boolean,
): AnsweredItem[] {
  assertAnswers(bank, answers);
  return bank.linear.flatMap((item, i) => {
    const response = answers[i] ?? null;
    return response === null || !counts(i) ? [] : [{ item, response }];
  });
}

/** MAP and Laplace covariance (observed information) from the answers to the items that count; all by default. */
export function scoreAnswers(
  bank: Bank,
  answers: Answers,
  counts: (index: number) => boolean = () => true,
): PersonPosterior {
  const answered = answeredItems(bank, answers, counts);
  const { mode, precision } = maximisePosterior(bank.prior, answered);
  const covariance = invertPositiveDefinite(precision, latentCount, 'The posterior precision');
  return { mode, covariance, answered: answered.length };
}

/** D x 256 draws mode ± L eps, row-major by dimension; L is the Cholesky factor of the covariance, eps the 128 vectors. */
export function latentDraws(
  { mode, covariance }: Pick<PersonPosterior, 'mode' | 'covariance'>,
  vectors: Float64Array = fixedNormalVectors(),
): Float64Array {
  const size = mode.length;
  const factor = choleskyFactor(covariance, size, 'The posterior covariance');
  const half = drawCount / 2;
  const draws = new Float64Array(size * drawCount);
  for (let r = 0; r < half; r++) {
    const vector = r * size;
    for (let i = 0; i < size; i++) {
      let deviation = 0;
      const row = i * size;
      for (let k = 0; k <= i; k++) deviation += factor[row + k]! * vectors[vector + k]!;
      draws[i * drawCount + r] = mode[i]! + deviation;
      draws[i * drawCount + half + r] = mode[i]! - deviation;
    }
  }
  return draws;
}

/** The domain scores of all 17 traits in each of the 256 fixed draws. */
export function drawDomains(bank: Bank, posterior: PersonPosterior): DomainDraws {
  const latent = latentDraws(posterior);
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
      const f = curveAt(curves.fantasy, level + halfContrast);
      const a = curveAt(curves.activity, level - halfContrast);
      fantasy[row + r] = f;
      activity[row + r] = a;
      domain[row + r] = curves.fantasyShare * f + curves.activityShare * a;
    }
  });
  return { fantasy, activity, domain };
}

/** The 256 values of one trait. */
export function traitDraws(draws: Float64Array, trait: number): Float64Array {
  return draws.subarray(trait * drawCount, (trait + 1) * drawCount);
}

/** Draw by draw the largest over the given traits: a theme's intensity. */
export function maxDraws(draws: Float64Array, traitIndices: readonly number[]): Float64Array {
  const [first = 0, ...others] = traitIndices;
  const result = Float64Array.from(traitDraws(draws, first));
  for (const trait of others) {
    for (let r = 0; r < drawCount; r++)
      result[r] = Math.max(result[r]!, draws[trait * drawCount + r]!);
  }
  return result;
}

/** Draw by draw the mean of several series. */
export function meanDraws(series: readonly Float64Array[]): Float64Array {
  return Float64Array.from(
    { length: drawCount },
    (_, r) => series.reduce((sum, values) => sum + values[r]!, 0) / series.length,
  );
}

/** Draw by draw first - second. */
export function subtractDraws(first: Float64Array, second: Float64Array): Float64Array {
  return first.map((value, r) => value - second[r]!);
}

/** Mean and standard deviation (divisor n) of a series of draws. */
export function summarizeDraws(values: Float64Array): Estimate {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return { value: mean, se: Math.sqrt(squares / values.length) };
}
