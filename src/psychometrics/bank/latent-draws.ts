/** Draws of the latent vector from a normal distribution and fixed random vectors. */

import { choleskyFactor } from '../kernel/matrix.ts';
import { matchedNormalVectors } from '../kernel/random.ts';
import { latentGenerations } from './traits.ts';

/** Standard normal vectors from which draws are made. */
export interface NormalVectors {
  /** One vector after the other. */
  readonly values: Float64Array;
  /** The latent dimension of each component of a vector. */
  readonly order: readonly number[];
}

/**
 * Returns `count` standard normal vectors, always the same for a seed. Dimensions of later editions
 * come last with streams of their own, so that a new theme leaves earlier draws alone.
 */
export function seededNormalVectors(count: number, seed: string): NormalVectors {
  const blocks = latentGenerations.map(({ since, dimensions }) => ({
    size: dimensions.length,
    seed: `${seed} ${since}`,
  }));
  return {
    values: matchedNormalVectors(count, blocks),
    order: latentGenerations.flatMap(({ dimensions }) => dimensions),
  };
}

/** The mean and the covariance (D x D, row-major) of D latent dimensions. */
export interface LatentNormal {
  readonly mode: Float64Array;
  readonly covariance: Float64Array;
}

/**
 * Returns 2n draws of the latent vector from n vectors, as D x 2n numbers, row-major by dimension:
 * mode + L eps for each vector eps, then mode - L eps, where L is the Cholesky factor of the
 * covariance. L and eps have the dimensions in the order of the vectors.
 */
export function latentDraws(
  { mode, covariance }: LatentNormal,
  { values, order }: NormalVectors,
): Float64Array {
  const size = mode.length;
  const ordered = Float64Array.from(
    { length: size * size },
    (_, i) => covariance[order[Math.floor(i / size)]! * size + order[i % size]!]!,
  );
  const factor = choleskyFactor(ordered, size, 'The covariance of the draws');
  const half = values.length / size;
  const count = 2 * half;
  const draws = new Float64Array(size * count);
  order.forEach((dimension, i) => {
    for (let r = 0; r < half; r++) {
      let deviation = 0;
      for (let k = 0; k <= i; k++) deviation += factor[i * size + k]! * values[r * size + k]!;
      draws[dimension * count + r] = mode[dimension]! + deviation;
      draws[dimension * count + half + r] = mode[dimension]! - deviation;
    }
  });
  return draws;
}
