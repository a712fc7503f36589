/**
 * Person fit, computed from the seven probabilities of each answered item and from determinants by
 * elimination (measurement §7).
 */

import { inverse, logPosterior, type NaivePosterior, type Prior } from './estimate.ts';
import { position, probabilities, type NaiveItem } from './model.ts';

type Answers = readonly (number | null)[];

/** Returns lz over all answers (Drasgow, Levine & Williams 1985). */
export function standardisedFit(
  items: readonly NaiveItem[],
  answers: Answers,
  mode: readonly number[],
): number {
  let [observed, expected, variance] = [0, 0, 0];
  items.forEach((item, i) => {
    const y = answers[i];
    if (y == null) return;
    const p = probabilities(item, position(item, mode));
    const mean = p.reduce((sum, q) => sum + q * Math.log(q), 0);
    observed += Math.log(p[y - 1]!);
    expected += mean;
    variance += p.reduce((sum, q) => sum + q * (Math.log(q) - mean) ** 2, 0);
  });
  return (observed - expected) / Math.sqrt(variance);
}

/**
 * Returns the logarithm of the likelihood of the answers, averaged over the prior by the Laplace
 * approximation, relative to uniformly random answers.
 */
export function uniformLogRatio(
  prior: Prior,
  items: readonly NaiveItem[],
  answers: Answers,
  { mode, covariance }: NaivePosterior,
): number {
  const answered = items.flatMap((item, i) =>
    answers[i] == null ? [] : [{ item, y: answers[i] }],
  );
  const atMode = logPosterior(inverse(prior.covariance), prior.mean, answered, mode);
  const volume = (logDeterminant(covariance) - logDeterminant(prior.covariance)) / 2;
  return atMode + volume + answered.length * Math.log(7);
}

/** Returns the logarithm of the determinant, by Gaussian elimination with row exchange. */
function logDeterminant(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row]);
  let sum = 0;
  for (let column = 0; column < rows.length; column++) {
    let pivot = column;
    for (let i = column + 1; i < rows.length; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    sum += Math.log(Math.abs(rows[column]![column]!));
    for (let i = column + 1; i < rows.length; i++) {
      const factor = rows[i]![column]! / rows[column]![column]!;
      for (let j = column; j < rows.length; j++) rows[i]![j]! -= factor * rows[column]![j]!;
    }
  }
  return sum;
}
