/** Arithmetic on series, which are arrays with one value per draw. */

import { drawCount } from './draws.ts';

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
