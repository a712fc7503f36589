/** Draws of the latent vector from a normal distribution and fixed random vectors. */

import { choleskyFactor } from '../kernel/matrix.ts';
import { matchedNormalVectors } from '../kernel/random.ts';
import { latentCount } from './traits.ts';

/** Returns `count` standard normal vectors, one after the other, always the same for a seed. */
export const seededNormalVectors = (count: number, seed: string): Float64Array =>
  matchedNormalVectors(count, latentCount, `${seed} 1`);

/** The mean and the covariance (D x D, row-major) of D latent dimensions. */
export interface LatentNormal {
  readonly mode: Float64Array;
  readonly covariance: Float64Array;
}

/**
 * Returns 2n draws of the latent vector from n standard normal vectors, as D x 2n numbers,
 * row-major by dimension: mode + L eps for each vector eps, then mode - L eps, where L is the
 * Cholesky factor of the covariance.
 */
export function latentDraws(
  { mode, covariance }: LatentNormal,
  vectors: Float64Array,
): Float64Array {
  const size = mode.length;
  const factor = choleskyFactor(covariance, size, 'The covariance of the draws');
  const half = vectors.length / size;
  const count = 2 * half;
  const draws = new Float64Array(size * count);
  for (let i = 0; i < size; i++) {
    for (let r = 0; r < half; r++) {
      let deviation = 0;
      for (let k = 0; k <= i; k++) deviation += factor[i * size + k]! * vectors[r * size + k]!;
      draws[i * count + r] = mode[i]! + deviation;
      draws[i * count + half + r] = mode[i]! - deviation;
    }
  }
  return draws;
}
