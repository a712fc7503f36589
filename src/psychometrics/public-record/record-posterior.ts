/**
 * Reconstructs the posterior of a person from the coarse figures of a public record. The result is
 * a function of the record alone (measurement §6.1).
 */

import { themes, type Theme } from '../../domain/themes.ts';
import type { Bank } from '../bank/bank.ts';
import type { LatentNormal } from '../bank/latent-draws.ts';
import { curveAt, curveSlopeAt } from '../bank/score-curves.ts';
import { contrastIndex, latentCount, themeTraits, traits } from '../bank/traits.ts';
import { invertPositiveDefinite } from '../kernel/matrix.ts';
import { hermiteRule } from '../set-b/selection.ts';
import { recordStep, type RecordFigures } from './record-figures.ts';
import { typicalCovariance } from './typical-covariance.ts';

/** Latent levels are sought within this distance from 0. */
const maxLevel = 4;
/** They find a level to about 1e-4. */
const bisections = 16;
/** The variance of the rounding error in the difference of two figures: half of it is rounded. */
const gapVariance = (2 * recordStep) ** 2 / 12;

/**
 * Returns the latent means that belong to the figures, with the typical covariance of the bank.
 * Each trait is the level at which the expected domain score is the figure, and each facet contrast
 * follows from the difference of the theme's two figures.
 */
export function recordPosterior(bank: Bank, figures: RecordFigures): LatentNormal {
  const mode = new Float64Array(latentCount);
  const solveTraits = (indices: readonly number[]): void => {
    for (const trait of indices) mode[trait] = findLevel(bank, trait, mode, figures.traits[trait]!);
  };
  for (const theme of themes) {
    const { fantasy, activity } = figures.themes[theme];
    solveTraits(themeTraits[theme]);
    if (fantasy === activity) continue;
    mode[contrastIndex(theme)] = findContrast(bank, theme, mode, fantasy - activity);
    solveTraits(themeTraits[theme]);
  }
  return { mode, covariance: typicalCovariance(bank) };
}

/**
 * Returns the level at which the expected domain score of the trait is `score`, by bisection.
 * `mode` must hold the contrast of the trait's theme.
 */
function findLevel(bank: Bank, trait: number, mode: Float64Array, score: number): number {
  const covariance = typicalCovariance(bank);
  const contrast = contrastIndex(traits[trait]!.theme);
  const { fantasy, activity, fantasyShare, activityShare } = bank.curves[trait]!;
  const half = mode[contrast]! / 2;
  const fantasySd = facetSd(covariance, trait, contrast, 1);
  const activitySd = facetSd(covariance, trait, contrast, -1);
  let [low, high] = [-maxLevel, maxLevel];
  for (let n = 0; n < bisections; n++) {
    const level = (low + high) / 2;
    const expected =
      fantasyShare * expectedScore(fantasy, level + half, fantasySd) +
      activityShare * expectedScore(activity, level - half, activitySd);
    if (expected < score) low = level;
    else high = level;
  }
  return (low + high) / 2;
}

/** Returns the standard deviation of the trait plus (`sign` 1) or minus (-1) half the contrast. */
function facetSd(covariance: Float64Array, trait: number, contrast: number, sign: 1 | -1): number {
  const entry = (i: number, j: number): number => covariance[i * latentCount + j]!;
  return Math.sqrt(
    entry(trait, trait) + entry(contrast, contrast) / 4 + sign * entry(trait, contrast),
  );
}

function expectedScore(curve: Float64Array, level: number, sd: number): number {
  let sum = 0;
  for (const [node, weight] of hermiteRule) sum += weight * curveAt(curve, level + sd * node);
  return sum;
}

/**
 * Returns the expected contrast, given the gap between the figures of fantasy and activity
 * (points). The gap is that of the theme's higher pole. It contains the error of rounding, so the
 * contrast is the regression on it.
 */
function findContrast(bank: Bank, theme: Theme, mode: Float64Array, gap: number): number {
  const trait = themeTraits[theme].reduce((best, k) => (mode[k]! > mode[best]! ? k : best));
  const contrast = contrastIndex(theme);
  const slope = curveSlopeAt(bank.curves[trait]!.all, mode[trait]!);
  const entry = contrast * latentCount + contrast;
  const variance = priorCovarianceOf(bank)[entry]! - typicalCovariance(bank)[entry]!;
  return (slope * gap * variance) / (slope ** 2 * variance + gapVariance);
}

const known = new WeakMap<Bank, Float64Array>();

function priorCovarianceOf(bank: Bank): Float64Array {
  const made =
    known.get(bank) ??
    invertPositiveDefinite(bank.prior.precision, latentCount, 'The prior precision');
  known.set(bank, made);
  return made;
}
