/**
 * Makes 256 draws from a person's posterior, from fixed random vectors, and computes the domain
 * scores of each draw (measurement §4).
 */

import type { Bank } from '../bank/bank.ts';
import { curveAt } from '../bank/score-curves.ts';
import { contrastIndex, latentCount, traitCount, traits } from '../bank/traits.ts';
import { choleskyFactor } from '../kernel/matrix.ts';
import { matchedNormalVectors } from '../kernel/random.ts';
import type { PersonPosterior } from './posterior.ts';

/**
 * Expected scores (0..100) in each draw, on a trait's fantasy items, its activity items and all its
 * items. Each array has 17 traits x 256 draws, row-major by trait.
 */
export interface DomainDraws {
  readonly fantasy: Float64Array;
  readonly activity: Float64Array;
  readonly domain: Float64Array;
}

export const drawCount = 256;
const drawSeed = 'spark draws 1';
let fixedVectors: Float64Array | undefined;

/**
 * Returns 128 standard normal vectors (128 x 27), which are the same for every person. Draw r uses
 * vector r, and draw r + 128 uses its negative.
 */
export function fixedNormalVectors(): Float64Array {
  fixedVectors ??= matchedNormalVectors(drawCount / 2, latentCount, drawSeed);
  return fixedVectors;
}

/**
 * Returns 256 draws of the latent vector, D x 256, row-major by dimension: mode + L eps and mode -
 * L eps for each of the 128 vectors eps, where L is the Cholesky factor of the covariance.
 */
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

/** Computes the domain scores of the 17 traits in each draw. */
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

/** Returns the means of the 17 domain scores over all draws. */
export function meanDomains({ domain }: Pick<DomainDraws, 'domain'>): Float64Array {
  const means = new Float64Array(traitCount);
  for (let k = 0; k < traitCount; k++) {
    for (let r = 0; r < drawCount; r++) means[k]! += domain[k * drawCount + r]! / drawCount;
  }
  return means;
}
