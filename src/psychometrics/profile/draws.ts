/**
 * Makes 256 draws from a person's posterior, from fixed random vectors, and computes the domain
 * scores of each draw (measurement §4).
 */

import type { Bank } from '../bank/bank.ts';
import {
  latentDraws,
  seededNormalVectors,
  type LatentNormal,
  type NormalVectors,
} from '../bank/latent-draws.ts';
import { curveAt } from '../bank/score-curves.ts';
import { contrastIndex, traitCount, traits } from '../bank/traits.ts';

/**
 * Expected scores (0..100) in each draw: 17 traits x 256 draws, row-major by trait. `domain` is the
 * score on all items of the trait. `fantasy` and `activity` are the scores if all of them were
 * worded as fantasies, or all as activities. The fantasy items of a theme alone would not do: they
 * ask about other scenes than its activity items, so that a person without any preference would
 * score higher on one of the two (measurement §4).
 */
export interface DomainDraws {
  readonly fantasy: Float64Array;
  readonly activity: Float64Array;
  readonly domain: Float64Array;
}

export const drawCount = 256;

let fixedVectors: NormalVectors | undefined;

/**
 * Returns 128 standard normal vectors, which are the same for every person. Draw r uses vector r,
 * and draw r + 128 uses its negative.
 */
export function fixedNormalVectors(): NormalVectors {
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
