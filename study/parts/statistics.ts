/** Statistics of lists of values. Standard errors come from the jackknife over chunks of people. */

export interface Figure {
  value: number;
  /**
   * The jackknife standard error, which leaves out one chunk at a time; null for a figure without
   * sampling error.
   */
  se: number | null;
}

/** Returns the largest absolute difference between two lists; Infinity if their lengths differ. */
export function maxDeviation(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  let max = actual.length === expected.length ? 0 : Infinity;
  for (let i = 0; i < expected.length; i++)
    max = Math.max(max, Math.abs(actual[i]! - expected[i]!));
  return max;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the standard deviation, with divisor n. */
export function standardDeviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

export function correlation(x: readonly number[], y: readonly number[]): number {
  const [meanX, meanY] = [mean(x), mean(y)];
  return (
    mean(x.map((value, i) => (value - meanX) * (y[i]! - meanY))) /
    (standardDeviation(x) * standardDeviation(y))
  );
}

/** Returns the p-quantile of the values, 0 <= p < 1: about the share p of the values is smaller. */
export function quantile(values: readonly number[], p: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(p * values.length)]!;
}

/**
 * Returns `value` with its jackknife standard error. `without` has the values that result from
 * leaving out one chunk each.
 */
export function jackknife(value: number, without: readonly number[]): Figure {
  const centre = mean(without);
  const variance =
    without.reduce((sum, v) => sum + (v - centre) ** 2, 0) *
    ((without.length - 1) / without.length);
  return { value, se: Math.sqrt(variance) };
}

/** Returns a statistic of all chunks, with its jackknife standard error. */
export function jackknifeFigure<T>(
  chunks: readonly T[],
  statistic: (chunks: readonly T[]) => number,
): Figure {
  return jackknife(
    statistic(chunks),
    chunks.map((_, left) => statistic(chunks.filter((_chunk, i) => i !== left))),
  );
}
