/** Estimates with 95 % intervals, and the question whether an interval clears a bar. */

import { z95 } from '../../../domain/scoring.ts';

export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** The number of people, or of pairs of measurements. */
  readonly n: number;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function covariance(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  return one.reduce((sum, x, i) => sum + (x - a) * (other[i]! - b), 0) / (one.length - 1);
}

export const variance = (values: readonly number[]): number => covariance(values, values);

/** A correlation of n pairs by Fisher's z; `divisor` corrects it for unreliability. */
export function correlationInterval(r: number, n: number, divisor = 1): Interval {
  const z = Math.atanh(Math.max(-0.9999, Math.min(0.9999, r)));
  const half = n > 3 ? z95 / Math.sqrt(n - 3) : Number.POSITIVE_INFINITY;
  const [low, high] = [Math.tanh(z - half), Math.tanh(z + half)];
  return { estimate: r / divisor, low: low / divisor, high: high / divisor, n };
}

export const correlation = (one: readonly number[], other: readonly number[]): number =>
  covariance(one, other) / Math.sqrt(variance(one) * variance(other));

/** The intraclass correlation ICC(A,1) of two measurements (McGraw & Wong 1996). */
export function agreement(one: readonly number[], other: readonly number[]): number {
  const n = one.length;
  const people = one.map((x, i) => (x + other[i]!) / 2);
  const grand = mean(people);
  const rows = (2 * people.reduce((sum, x) => sum + (x - grand) ** 2, 0)) / (n - 1);
  const columns = n * ((mean(one) - grand) ** 2 + (mean(other) - grand) ** 2);
  const residual =
    one.reduce((sum, x, i) => sum + (x - other[i]! - (mean(one) - mean(other))) ** 2, 0) /
    (2 * (n - 1));
  return (rows - residual) / (rows + residual + (2 * (columns - residual)) / n);
}

/** A share of n people (Wilson 1927). */
export function shareInterval(count: number, n: number): Interval {
  const p = count / n;
  const scale = 1 + z95 ** 2 / n;
  const middle = (p + z95 ** 2 / (2 * n)) / scale;
  const half = (z95 * Math.sqrt((p * (1 - p)) / n + z95 ** 2 / (4 * n * n))) / scale;
  return { estimate: p, low: middle - half, high: middle + half, n };
}

/** Cohen's d of two groups, with its large-sample error (Hedges & Olkin 1985). */
export function differenceInterval(one: readonly number[], other: readonly number[]): Interval {
  const [m, n] = [one.length, other.length];
  const pooled = ((m - 1) * variance(one) + (n - 1) * variance(other)) / (m + n - 2);
  const estimate = (mean(one) - mean(other)) / Math.sqrt(pooled);
  const half = z95 * Math.sqrt((m + n) / (m * n) + estimate ** 2 / (2 * (m + n)));
  return { estimate, low: estimate - half, high: estimate + half, n: m + n };
}

/** Ordinary least squares; `rows` begin with 1. Returns the last coefficient and its error. */
export function lastCoefficient(
  rows: readonly (readonly number[])[],
  y: readonly number[],
): { readonly value: number; readonly error: number } | null {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_value, j) => sumOf(rows, (row) => row[i]! * row[j]!)),
    sumOf(rows, (row, n) => row[i]! * y[n]!),
    ...Array.from({ length: size }, (_value, j) => Number(i === j)),
  ]);
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i]![i]!;
    if (Math.abs(pivot) < 1e-9) return null;
    matrix[i] = matrix[i]!.map((value) => value / pivot);
    for (let k = 0; k < size; k++)
      if (k !== i)
        matrix[k] = matrix[k]!.map((value, j) => value - matrix[k]![i]! * matrix[i]![j]!);
  }
  const weights = matrix.map((row) => row[size]!);
  const squares = sumOf(rows, (row, n) => (y[n]! - sumOf(row, (x, i) => x * weights[i]!)) ** 2);
  const residual = squares / (rows.length - size);
  return { value: weights[size - 1]!, error: Math.sqrt(residual * matrix[size - 1]![2 * size]!) };
}

const sumOf = <T>(values: readonly T[], of: (value: T, index: number) => number): number =>
  values.reduce((sum, value, index) => sum + of(value, index), 0);
