/** The posterior of level and change, from two surveys of one person (measurement §4.7). */

import type { LatentNormal } from '../bank/latent-draws.ts';
import { latentCount, traitCount } from '../bank/traits.ts';
import { choleskyFactor, invertPositiveDefinite, solveWithFactor } from '../kernel/matrix.ts';
import type { FactoredPrior } from '../kernel/posterior-mode.ts';

/** The posterior of the change of one trait, in prior standard deviations of the trait. */
interface LatentChange {
  /** The estimate, and its standard error, which allows for differences from day to day. */
  readonly value: number;
  readonly se: number;
  /** Returns the expected mean of the two levels of the trait if it has changed by `change`. */
  meanLevel(change: number): number;
}

export interface ChangePosterior {
  /** One entry per trait. */
  readonly changes: readonly LatentChange[];
  /** The expected mean of both latent vectors, 27 numbers. */
  readonly mean: Float64Array;
}

/**
 * The prior variance of the changes of all other traits, divided by the prior covariance of the
 * traits: a change of two standard deviations is nothing unusual.
 */
const changeVariance = 4;

/**
 * The variation of a person from day to day, in prior standard deviations of every trait. A
 * judgement, until retakes within a month give data [provisional].
 */
export const dailySd = 0.3;

/** The prior variance of every trait (measurement §2.1). */
const traitVariance = 1;

/**
 * Combines the two attempts into one normal posterior of the mean m and the change c of the latent
 * vector, where the first vector is m - c/2 and the second m + c/2. The prior of m is the prior of
 * a single survey, with covariance S; the prior of c has covariance 4 S. The prior of each trait's
 * own change is then removed from its estimate, which would otherwise be pulled towards 0. `first`
 * and `second` are the posteriors of the two attempts alone.
 */
export function changePosterior(
  { precision: prior }: FactoredPrior,
  first: LatentNormal,
  second: LatentNormal,
): ChangePosterior {
  const size = 2 * latentCount;
  const covariance = invertPositiveDefinite(
    jointPrecision(prior, informationOf(prior, first), informationOf(prior, second)),
    size,
    'The posterior precision of level and change',
  );
  const [one, two] = [weightedMode(first), weightedMode(second)];
  const weighted = Float64Array.from({ length: size }, (_, i) =>
    i < latentCount ? one[i]! + two[i]! : (two[i - latentCount]! - one[i - latentCount]!) / 2,
  );
  const means = weighted.map((_, i) =>
    weighted.reduce((sum, value, j) => sum + covariance[i * size + j]! * value, 0),
  );
  const changes = Array.from({ length: traitCount }, (_, trait): LatentChange => {
    const row = latentCount + trait;
    const variance = covariance[row * size + row]!;
    const freeVariance = 1 / (1 / variance - 1 / (changeVariance * traitVariance));
    const slope = covariance[trait * size + row]! / variance;
    return {
      value: (means[row]! * freeVariance) / variance,
      se: Math.sqrt(freeVariance + 2 * dailySd ** 2 * traitVariance),
      meanLevel: (change) => means[trait]! + slope * (change - means[row]!),
    };
  });
  return { changes, mean: means.slice(0, latentCount) };
}

/** Returns the answers' contribution to the posterior precision, 27 x 27, row-major. */
function informationOf(prior: Float64Array, { covariance }: LatentNormal): Float64Array {
  const precision = invertPositiveDefinite(covariance, latentCount, 'The posterior covariance');
  return precision.map((value, i) => value - prior[i]!);
}

/** Returns the posterior precision times the mode, 27 numbers. */
function weightedMode({ mode, covariance }: LatentNormal): Float64Array {
  const factor = choleskyFactor(covariance, latentCount, 'The posterior covariance');
  return solveWithFactor(factor, latentCount, mode);
}

/** Returns the posterior precision of the mean (first 27 rows) and the change (last 27 rows). */
function jointPrecision(
  prior: Float64Array,
  first: Float64Array,
  second: Float64Array,
): Float64Array {
  const size = 2 * latentCount;
  const joint = new Float64Array(size * size);
  for (let i = 0; i < latentCount; i++) {
    for (let j = 0; j < latentCount; j++) {
      const at = i * latentCount + j;
      const [sum, difference] = [first[at]! + second[at]!, second[at]! - first[at]!];
      joint[i * size + j] = sum + prior[at]!;
      joint[i * size + latentCount + j] = difference / 2;
      joint[(latentCount + i) * size + j] = difference / 2;
      joint[(latentCount + i) * size + latentCount + j] = sum / 4 + prior[at]! / changeVariance;
    }
  }
  return joint;
}
