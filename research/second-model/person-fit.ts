/** Person fit, averaged over styles of answering (measurement §7). */

import {
  inverse,
  logDeterminant,
  logPosterior,
  type NaivePosterior,
  pairAnswers,
  posterior,
  type Prior,
} from './estimate.ts';
import { type NaiveItem, position, probabilities } from './model.ts';

type Answers = readonly (number | null)[];

/** Returns lz over all answers (Drasgow, Levine & Williams 1985). */
function standardisedFit(
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
function uniformLogRatio(
  prior: Prior,
  items: readonly NaiveItem[],
  answers: Answers,
  { mode, covariance }: NaivePosterior,
): number {
  const answered = pairAnswers(items, answers);
  const atMode = logPosterior(inverse(prior.covariance), prior.mean, answered, mode);
  const volume = (logDeterminant(covariance) - logDeterminant(prior.covariance)) / 2;
  return atMode + volume + answered.length * Math.log(7);
}

/** Draws the thresholds of an item together around the middle of the answer 4. */
function scaleThresholds(item: NaiveItem, factor: number): NaiveItem {
  const middle = (item.thresholds[2]! + item.thresholds[3]!) / 2;
  return { ...item, thresholds: item.thresholds.map((b) => middle + (b - middle) / factor) };
}

/**
 * Returns both indices. Five styles, with factors e^(.3 z) weighted by the normal density at z,
 * are scored separately. The likelihood is averaged; lz comes from the likeliest style.
 */
export function naivePersonFit(
  prior: Prior,
  items: readonly NaiveItem[],
  answers: Answers,
): { logRatio: number; lz: number } {
  const zs = [-2, -1, 0, 1, 2];
  const density = (z: number): number => Math.exp((-z * z) / 2);
  const total = zs.reduce((sum, z) => sum + density(z), 0);
  const fits = zs.map((z) => {
    const styled = items.map((item) => scaleThresholds(item, Math.exp(0.3 * z)));
    const own = posterior(prior, styled, answers);
    const ratio = uniformLogRatio(prior, styled, answers, own) + Math.log(density(z) / total);
    return { ratio, lz: standardisedFit(styled, answers, own.mode) };
  });
  const best = fits.reduce((one, other) => (one.ratio >= other.ratio ? one : other));
  const relative = fits.reduce((sum, { ratio }) => sum + Math.exp(ratio - best.ratio), 0);
  return { logRatio: best.ratio + Math.log(relative), lz: best.lz };
}
