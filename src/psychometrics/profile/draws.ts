/**
 * Makes 256 draws from a person's posterior, from fixed random vectors, and computes the domain
 * scores of each draw (measurement §4).
 */

import type { Bank } from '../bank/bank.ts';
import { curveAt } from '../bank/score-curves.ts';
import { contrastIndex, latentGenerations, traitCount, traits } from '../bank/traits.ts';
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

/** Standard normal vectors from which draws are made. */
export interface NormalVectors {
  /** One vector after the other. */
  readonly values: Float64Array;
  /** The latent dimension of each component of a vector. */
  readonly order: readonly number[];
}

let fixedVectors: NormalVectors | undefined;

/**
 * Returns 128 standard normal vectors, one component per latent dimension, which are the same for
 * every person. Draw r uses vector r, and draw r + 128 uses its negative. Dimensions of later
 * editions come last and have random streams of their own, so that a new theme does not change the
 * draws of earlier ones (ADR 20).
 */
export function fixedNormalVectors(): NormalVectors {
  fixedVectors ??= {
    values: matchedNormalVectors(
      drawCount / 2,
      latentGenerations.map(({ since, dimensions }) => ({
        size: dimensions.length,
        seed: `spark draws ${since}`,
      })),
    ),
    order: latentGenerations.flatMap(({ dimensions }) => dimensions),
  };
  return fixedVectors;
}

/**
 * Returns 256 draws of the latent vector, D x 256, row-major by dimension: mode + L eps and mode -
 * L eps for each of the 128 vectors eps, where L is the Cholesky factor of the covariance. L and
 * eps have the dimensions in the order of the vectors.
 */
export function latentDraws(
  { mode, covariance }: Pick<PersonPosterior, 'mode' | 'covariance'>,
  { values, order }: NormalVectors = fixedNormalVectors(),
): Float64Array {
  const size = mode.length;
  const ordered = Float64Array.from(
    { length: size * size },
    (_, i) => covariance[order[Math.floor(i / size)]! * size + order[i % size]!]!,
  );
  const factor = choleskyFactor(ordered, size, 'The posterior covariance');
  const half = drawCount / 2;
  const draws = new Float64Array(size * drawCount);
  order.forEach((dimension, i) => {
    for (let r = 0; r < half; r++) {
      let deviation = 0;
      for (let k = 0; k <= i; k++) deviation += factor[i * size + k]! * values[r * size + k]!;
      draws[dimension * drawCount + r] = mode[dimension]! + deviation;
      draws[dimension * drawCount + half + r] = mode[dimension]! - deviation;
    }
  });
  return draws;
}

/** Computes the domain scores of the traits in each draw. */
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
