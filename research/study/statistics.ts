/** Statistics of lists of values. Standard errors come from the jackknife over chunks of people. */

import { compatibilityLevels } from '../../src/domain/scoring.ts';

export interface Figure {
  value: number;
  /** By the jackknife over chunks; null for a figure without sampling error. */
  se: number | null;
}

/** Returns the largest absolute difference between two lists; Infinity if their lengths differ. */
export function maxDeviation(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  let max = actual.length === expected.length ? 0 : Infinity;
  for (let i = 0; i < expected.length; i++)
    max = Math.max(max, Math.abs(actual[i]! - expected[i]!));
  return max;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => sum(values) / values.length;

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

/** Returns `value` with its standard error, from the values without one chunk each. */
function jackknife(value: number, without: readonly number[]): Figure {
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

/** Returns a function that computes a statistic of the members of all chunks, with its error. */
export const overAll =
  <C, T>(chunks: readonly C[], members: (chunk: C) => readonly T[]) =>
  (statistic: (members: readonly T[]) => number): Figure =>
    jackknifeFigure(chunks, (some) => statistic(some.flatMap(members)));

/** Returns a statistic: the share of members that meet the condition. */
export const share =
  <T>(holds: (member: T) => boolean) =>
  (members: readonly T[]): number =>
    mean(members.map((member) => Number(holds(member))));

/**
 * Returns Cohen's kappa with quadratic weights. Each pair has the levels 0 to 3 of two results. If
 * all results are the same, kappa is 1.
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
  const distance = (a: number, b: number): number => (a - b) ** 2;
  const observed = mean(pairs.map(([one, other]) => distance(one, other)));
  const at = (time: 0 | 1, level: number): number =>
    share<(typeof pairs)[0]>((pair) => pair[time] === level)(pairs);
  const levels = compatibilityLevels.map((_, level) => level);
  const expected = sum(
    levels.flatMap((a) => levels.map((b) => at(0, a) * at(1, b) * distance(a, b))),
  );
  return expected === 0 ? 1 : 1 - observed / expected;
}

/** Returns the area under the ROC curve: how well values tell matches from others. */
export const areaUnderCurve = (matches: readonly number[], others: readonly number[]): number =>
  mean(matches.map((match) => mean(others.map((other) => (Math.sign(match - other) + 1) / 2))));

/** Lists of sums by `condition|quantity|dimension`; `observe` defines what is summed. */
export type Sums = Record<string, number[]>;

/**
 * The nominal coverages of the intervals. For each of them, `quantiles` has the number of standard
 * errors that the interval extends to each side of the estimate.
 */
export const coverageLevels = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99] as const;
const quantiles = [0.6744898, 0.8416212, 1.0364334, 1.2815516, 1.6448536, 1.959964, 2.5758293];
const firstCoverage = 8;

/**
 * Adds one person's estimate x and true value y to the sums. The terms are 1, squared error,
 * standard error, x, y, x², y² and xy, and then, for each nominal coverage, 1 if its interval
 * contains y and 0 if not.
 */
export function observe(
  sums: Sums,
  key: string,
  { value, se }: { value: number; se: number },
  truth: number,
): void {
  const own = (sums[key] ??= Array.from({ length: firstCoverage + quantiles.length }, () => 0));
  const error = value - truth;
  const terms = [
    1,
    error ** 2,
    se,
    value,
    truth,
    value ** 2,
    truth ** 2,
    value * truth,
    ...quantiles.map((z) => Number(Math.abs(error) <= z * se)),
  ];
  terms.forEach((term, i) => {
    own[i]! += term;
  });
}

/** Sums keyed by `condition|quantity`, with one row of terms per dimension. */
type Rows = ReadonlyMap<string, readonly (readonly number[])[]>;

/** The sums over all chunks, and over all but each one. */
export interface PooledSums {
  readonly all: Rows;
  readonly without: readonly Rows[];
}

export function poolSums(chunks: readonly Sums[]): PooledSums {
  const total: Sums = {};
  for (const sums of chunks) {
    for (const [key, values] of Object.entries(sums)) {
      const own = (total[key] ??= values.map(() => 0));
      values.forEach((value, i) => {
        own[i]! += value;
      });
    }
  }
  const subtract = (chunk: Sums): Rows =>
    groupRows(
      Object.entries(total).map(([key, values]) => {
        const left = chunk[key];
        return [key, left ? values.map((value, i) => value - left[i]!) : values];
      }),
    );
  return { all: groupRows(Object.entries(total)), without: chunks.map(subtract) };
}

function groupRows(entries: readonly [string, number[]][]): Rows {
  const byPrefix = new Map<string, number[][]>();
  for (const [key, values] of entries) {
    const prefix = key.slice(0, key.lastIndexOf('|'));
    const own = byPrefix.get(prefix) ?? [];
    own.push(values);
    byPrefix.set(prefix, own);
  }
  return byPrefix;
}

function sumTerm(rows: readonly (readonly number[])[], term: number): number {
  return rows.reduce((sum, row) => sum + row[term]!, 0);
}

/** Returns the root mean square error over all dimensions of `condition|quantity`. */
export function rmse(sums: Rows, prefix: string): number {
  const rows = sums.get(prefix) ?? [];
  return Math.sqrt(sumTerm(rows, 1) / sumTerm(rows, 0));
}

/** Returns the mean of the reported standard errors. */
export function meanSe(sums: Rows, prefix: string): number {
  const rows = sums.get(prefix) ?? [];
  return sumTerm(rows, 2) / sumTerm(rows, 0);
}

/**
 * Returns the squared correlation of estimate and true value within a dimension, averaged over the
 * dimensions.
 */
export function reliability(sums: Rows, prefix: string): number {
  const rows = sums.get(prefix) ?? [];
  return rows.reduce((sum, row) => sum + squaredCorrelation(row), 0) / rows.length;
}

function squaredCorrelation([
  n = 0,
  ,
  ,
  x = 0,
  y = 0,
  xx = 0,
  yy = 0,
  xy = 0,
]: readonly number[]): number {
  return (n * xy - x * y) ** 2 / ((n * xx - x * x) * (n * yy - y * y));
}

/** Returns the share of true values inside the intervals whose nominal coverage is `level`. */
export function coverage(sums: Rows, prefix: string, level: number): number {
  const rows = sums.get(prefix) ?? [];
  const term = firstCoverage + coverageLevels.findIndex((own) => own === level);
  return sumTerm(rows, term) / sumTerm(rows, 0);
}

/** Returns a statistic of the sums of all chunks, with its jackknife standard error. */
export function pooledFigure(
  { all, without }: PooledSums,
  statistic: (sums: Rows) => number,
): Figure {
  return jackknife(statistic(all), without.map(statistic));
}
