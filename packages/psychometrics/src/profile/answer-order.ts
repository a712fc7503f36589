/**
 * Does it matter which question a person's answers stand beside? Compares the answers with the same
 * ones in random order (measurement §7). Careless answers fit no question better than another,
 * whichever of the seven somebody uses; honest ones are alike for related questions, and higher for
 * mild ones. How often somebody uses an answer makes no difference.
 */

import type { Bank } from '../bank/bank.ts';
import { latentCount } from '../bank/traits.ts';
import { categoryCount, type LinearItem } from '../kernel/graded-response.ts';
import { invertPositiveDefinite } from '../kernel/matrix.ts';
import { seededUniform, shuffle } from '../kernel/random.ts';
import { type Answers, meanAndSd } from './posterior.ts';

/** The number of random orders. */
const orderCount = 120;
/** The variance of an answer about the place of the person on the scale of its item. */
const noiseVariance = 1.5;
/** With a larger share of one answer, its order says too little. */
const maxSameAnswers = 0.65;

/**
 * Returns how far the answers fit their questions better than in random order, in standard
 * deviations of random orders; null if too many answers are the same.
 */
export function orderFit(bank: Bank, answers: Answers): number | null {
  const asked = answers.flatMap((answer, i) => (answer === null ? [] : [i]));
  const given = asked.map((i) => answers[i]!);
  const counts = Array.from(
    { length: categoryCount },
    (_, k) => given.filter((answer) => answer === k + 1).length,
  );
  if (Math.max(...counts) > maxSameAnswers * given.length) return null;
  const items = asked.map((i) => bank.linear[i]!);
  const expected = standardise(items.map(easinessOf), meanAndSd(items.map(easinessOf)).sd);
  const precision = invertPositiveDefinite(
    covarianceOf(bank, items),
    items.length,
    'The covariance of the answers',
  );
  const spread = Math.sqrt(1 + noiseVariance + meanAndSd(expected).sd ** 2);
  const own = standardise(
    given.map((answer) => rankOf(counts, answer)),
    spread,
  );
  const misfit = (order: readonly number[]): number => {
    const rest = order.map((value, i) => value - expected[i]!);
    return rest.reduce((sum, value, i) => sum + value * rowTimes(precision, i, rest), 0);
  };
  const uniform = seededUniform('spark answer orders 1');
  const random = Array.from({ length: orderCount }, () => misfit(shuffle(own, uniform)));
  const { mean, sd } = meanAndSd(random);
  return (mean - misfit(own)) / sd;
}

/** The mean rank of an answer among all answers of the person. */
const rankOf = (counts: readonly number[], answer: number): number =>
  counts.slice(0, answer - 1).reduce((sum, count) => sum + count, 0) + counts[answer - 1]! / 2;

/** Returns the values with mean 0 and this standard deviation. */
function standardise(values: readonly number[], spread: number): number[] {
  const { mean, sd } = meanAndSd(values);
  return values.map((value) => (spread * (value - mean)) / sd);
}

/** Minus the mean threshold. */
const easinessOf = ({ slopes, intercepts }: LinearItem): number =>
  meanAndSd(Array.from(intercepts)).mean / slopes[0]!;

/** Returns the covariance that the prior lets expect, row-major. */
function covarianceOf({ priorCovariance }: Bank, items: readonly LinearItem[]): Float64Array {
  const covariance = new Float64Array(items.length * items.length);
  items.forEach((one, i) =>
    items.forEach((other, j) => {
      let sum = i === j ? noiseVariance : 0;
      one.dimensions.forEach((a, k) =>
        other.dimensions.forEach((b, l) => {
          const loadings =
            (one.slopes[k]! / one.slopes[0]!) * (other.slopes[l]! / other.slopes[0]!);
          sum += loadings * priorCovariance[a * latentCount + b]!;
        }),
      );
      covariance[i * items.length + j] = sum;
    }),
  );
  return covariance;
}

const rowTimes = (matrix: Float64Array, row: number, vector: readonly number[]): number => {
  let sum = 0;
  for (let j = 0; j < vector.length; j++) sum += matrix[row * vector.length + j]! * vector[j]!;
  return sum;
};
