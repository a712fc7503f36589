/**
 * A fast approximation of the figures that a profile shows, as a function of the posterior mode and
 * covariance. The solver evaluates it for every change of an answer that it considers, where the
 * 256 draws of the product would take too long. It differs from the draws by some tenths of a
 * point.
 */

import type { Bank } from 'spark-psychometrics';
import { curveAt, curveSlopeAt } from '../../../packages/psychometrics/src/bank/score-curves.ts';
import {
  contrastIndex,
  latentCount,
  themeTraits,
  traitCount,
  traits,
} from '../../../packages/psychometrics/src/bank/traits.ts';
import { themes, type Theme } from '../../../src/domain/themes.ts';

/** Nodes and weights of Gauss–Hermite quadrature of order 5 for a standard normal distribution. */
const quadrature = [
  [0, 8 / 15],
  [1.3556261799742659, 0.22207592200561263],
  [-1.3556261799742659, 0.22207592200561263],
  [2.8569700138728056, 0.011257411327720691],
  [-2.8569700138728056, 0.011257411327720691],
] as const;

interface Moments {
  mean: number;
  variance: number;
}

/** The figures on which a public profile or a public record is based. */
export interface ExpectedFigures {
  /** By theme; the intensity as fantasy and as activity. */
  fantasy: Moments[];
  activity: Moments[];
  /** By theme; the standard error of fantasy minus activity, to first order. */
  gapSe: number[];
  /** The mean domain scores. */
  traits: number[];
}

export function expectedFigures(
  bank: Bank,
  mode: Float64Array,
  covariance: Float64Array,
): ExpectedFigures {
  const facet = (sign: 1 | -1): Moments[] =>
    themes.map((_, theme) => themeMoments(bank, { mode, covariance }, theme, sign));
  return {
    fantasy: facet(1),
    activity: facet(-1),
    gapSe: themes.map((theme) => gapSe(bank, { mode, covariance }, theme)),
    traits: Array.from({ length: traitCount }, (_, trait) => {
      const { fantasy, activity, fantasyShare, activityShare } = bank.curves[trait]!;
      const [above, below] = ([1, -1] as const).map((sign) =>
        facetLevel({ mode, covariance }, trait, sign),
      );
      return (
        fantasyShare * scoreMoments(fantasy, above!).mean +
        activityShare * scoreMoments(activity, below!).mean
      );
    }),
  };
}

interface Posterior {
  mode: Float64Array;
  covariance: Float64Array;
}

const contrasts = traits.map(({ theme }) => contrastIndex(theme));

/** The mean and variance of the trait plus (`sign` 1) or minus (-1) half the facet contrast. */
function facetLevel({ mode, covariance }: Posterior, trait: number, sign: 1 | -1): Moments {
  const contrast = contrasts[trait]!;
  return {
    mean: mode[trait]! + (sign * mode[contrast]!) / 2,
    variance:
      covariance[trait * latentCount + trait]! +
      covariance[contrast * latentCount + contrast]! / 4 +
      sign * covariance[trait * latentCount + contrast]!,
  };
}

function scoreMoments(curve: Float64Array, { mean, variance }: Moments): Moments {
  const sd = Math.sqrt(variance);
  let first = 0;
  let second = 0;
  for (const [node, weight] of quadrature) {
    const score = curveAt(curve, mean + sd * node);
    first += weight * score;
    second += weight * score * score;
  }
  return { mean: first, variance: second - first * first };
}

function gapSe(bank: Bank, { mode, covariance }: Posterior, theme: Theme): number {
  const highest = themeTraits[theme].reduce((best, k) => (mode[k]! > mode[best]! ? k : best));
  const contrast = contrastIndex(theme);
  const slope = curveSlopeAt(bank.curves[highest]!.all, mode[highest]!);
  return slope * Math.sqrt(covariance[contrast * latentCount + contrast]!);
}

/** The moments of the higher pole of a theme, by Clark's formulas (1961). */
function themeMoments(bank: Bank, posterior: Posterior, theme: number, sign: 1 | -1): Moments {
  const [one = 0, other] = themeTraits[themes[theme]!];
  const level = facetLevel(posterior, one, sign);
  const score = scoreMoments(bank.curves[one]!.all, level);
  if (other === undefined) return score;
  const otherLevel = facetLevel(posterior, other, sign);
  const otherScore = scoreMoments(bank.curves[other]!.all, otherLevel);
  const { covariance } = posterior;
  const contrast = contrasts[one]!;
  const between =
    covariance[one * latentCount + other]! +
    (sign *
      (covariance[one * latentCount + contrast]! + covariance[other * latentCount + contrast]!)) /
      2 +
    covariance[contrast * latentCount + contrast]! / 4;
  const correlation = between / Math.sqrt(level.variance * otherLevel.variance);
  return higherMoments(score, otherScore, correlation);
}

function higherMoments(one: Moments, other: Moments, correlation: number): Moments {
  const spread = Math.sqrt(
    one.variance +
      other.variance -
      2 * correlation * Math.sqrt(one.variance * other.variance) +
      1e-9,
  );
  const lead = (one.mean - other.mean) / spread;
  const p = normalDistribution(lead);
  const density = Math.exp((-lead * lead) / 2) / Math.sqrt(2 * Math.PI);
  const mean = one.mean * p + other.mean * (1 - p) + spread * density;
  const square =
    (one.mean ** 2 + one.variance) * p +
    (other.mean ** 2 + other.variance) * (1 - p) +
    (one.mean + other.mean) * spread * density;
  return { mean, variance: Math.max(0, square - mean * mean) };
}

/** The standard normal distribution function (Abramowitz & Stegun 26.2.17), error below 1e-7. */
function normalDistribution(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}
