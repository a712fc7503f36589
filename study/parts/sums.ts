/**
 * Sums of estimates and true values over people. The sums of several chunks can be added. Measures
 * of precision, such as error and coverage, are computed from them.
 */

import { jackknife, type Figure } from './statistics.ts';

/**
 * Lists of sums, keyed by `condition|quantity|dimension`. The function `observe` defines what is
 * summed, and in which order.
 */
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
export type Rows = ReadonlyMap<string, readonly (readonly number[])[]>;

/**
 * `all` has the sums over all chunks. `without` has, for each chunk, the sums over all other
 * chunks.
 */
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

function dimensionRows(sums: Rows, prefix: string): readonly (readonly number[])[] {
  return sums.get(prefix) ?? [];
}

function sumTerm(rows: readonly (readonly number[])[], term: number): number {
  return rows.reduce((sum, row) => sum + row[term]!, 0);
}

/**
 * Returns the root mean square error over all dimensions. `prefix` is a key of the form
 * `condition|quantity`.
 */
export function rmse(sums: Rows, prefix: string): number {
  const rows = dimensionRows(sums, prefix);
  return Math.sqrt(sumTerm(rows, 1) / sumTerm(rows, 0));
}

/** Returns the mean of the reported standard errors. */
export function meanSe(sums: Rows, prefix: string): number {
  const rows = dimensionRows(sums, prefix);
  return sumTerm(rows, 2) / sumTerm(rows, 0);
}

/**
 * Returns the squared correlation of estimate and true value within a dimension, averaged over the
 * dimensions.
 */
export function reliability(sums: Rows, prefix: string): number {
  const rows = dimensionRows(sums, prefix);
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
  const rows = dimensionRows(sums, prefix);
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
