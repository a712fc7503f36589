/**
 * Reproducible random numbers: a seed gives the same sequence on every machine. The numbers are
 * predictable and must not be used for secrets.
 */

import { choleskyFactor, invertFactor } from './matrix.ts';

/**
 * Returns a source of uniform numbers in [0, 1): sfc32 (C. Doty-Humphrey, PractRand), seeded with
 * the FNV-1a hash of a text.
 */
export function seededUniform(seed: string): () => number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  let a = hash | 0;
  let b = (hash ^ 0x9e3779b9) | 0;
  let c = Math.imul(hash, 0x85ebca6b) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 20; i++) next();
  return next;
}

/**
 * Returns a source of standard normal numbers: the cosine half of the Box–Muller transform (1958).
 */
export function normalSource(uniform: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/**
 * Returns `count` standard normal vectors, row-major. They are transformed linearly so that the
 * mean of v v' over the vectors v is exactly the identity matrix (moment matching: Boyle, Broadie &
 * Glasserman 1997). The set of all v and -v (antithetic draws) therefore has exactly mean 0 and
 * unit covariance.
 */
export function matchedNormalVectors(count: number, size: number, seed: string): Float64Array {
  const raw = Float64Array.from({ length: count * size }, normalSource(seededUniform(seed)));
  const moment = new Float64Array(size * size);
  for (let r = 0; r < count; r++) {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++)
        moment[i * size + j]! += (raw[r * size + i]! * raw[r * size + j]!) / count;
    }
  }
  const whitening = invertFactor(
    choleskyFactor(moment, size, 'The moment matrix of the draws'),
    size,
  );
  const matched = new Float64Array(count * size);
  for (let r = 0; r < count; r++) {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++)
        matched[r * size + i]! += whitening[i * size + j]! * raw[r * size + j]!;
    }
  }
  return matched;
}

/** Returns the values in a random order (Fisher and Yates). */
export function shuffle(values: readonly number[], uniform: () => number): number[] {
  const order = [...values];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(uniform() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
