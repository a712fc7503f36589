/** The reliability of a theme's sum score over its questions in Set A. */

import type { Bank } from 'spark-psychometrics';
import { z95 } from '../../../domain/scoring.ts';
import type { Theme } from '../../../domain/themes.ts';
import type { Participant } from './participants.ts';
import { covariance, type Interval, mean, variance } from './statistics.ts';

const sweeps = 200;

/**
 * The error variances of items with one common factor, by iterated principal axes. Two items have
 * equal loadings, because their covariance alone does not tell them apart.
 */
function uniqueVariances(table: readonly (readonly number[])[]): number[] {
  const size = table.length;
  if (size === 2) {
    const shared = Math.max(0, table[0]![1]!);
    return table.map((row, i) => Math.max(0, row[i]! - shared));
  }
  let loadings = table.map((row, i) => Math.sqrt(Math.max(0.01, row[i]! / 2)));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    // Each loading by regression on the others, so that the variances do not enter.
    loadings = loadings.map((own, i) => {
      const others = loadings.flatMap((loading, j) => (j === i ? [] : [[loading, table[i]![j]!]]));
      const squares = others.reduce((sum, [loading]) => sum + loading! ** 2, 0);
      const products = others.reduce((sum, [loading, shared]) => sum + loading! * shared!, 0);
      return squares < 1e-9 ? 0 : (own + products / squares) / 2;
    });
  }
  return table.map((row, i) => Math.max(0, row[i]! - loadings[i]! ** 2));
}

/**
 * McDonald's omega, stratified by side: the share of the variance of the sum that is not the error
 * of a question. The interval is the one of alpha (Bonett 2002). Null for too few complete answers.
 */
export function omegaInterval(
  { items }: Bank,
  people: readonly Participant[],
  theme: Theme,
): Interval | null {
  const asked = items.flatMap(({ form, category, pole }, at) =>
    form === 'standard-48' && category === theme ? [{ at, pole }] : [],
  );
  const rows = people
    .map(({ answers }) => asked.map(({ at }) => answers[at]))
    .filter((row): row is number[] => row.every((answer) => typeof answer === 'number'));
  if (rows.length < 10) return null;
  const errors = [...new Set(asked.map(({ pole }) => pole))].map((pole) => {
    const columns = asked.flatMap((item, i) => (item.pole === pole ? [i] : []));
    const values = columns.map((i) => rows.map((row) => row[i]!));
    const table = values.map((one) => values.map((other) => covariance(one, other)));
    return uniqueVariances(table).reduce((sum, value) => sum + value, 0);
  });
  const total = variance(rows.map((row) => mean(row) * row.length));
  const omega = total === 0 ? 0 : 1 - errors.reduce((sum, value) => sum + value, 0) / total;
  const [k, n] = [asked.length, rows.length];
  const half = z95 * Math.sqrt((2 * k) / ((k - 1) * (n - 2)));
  const [low, high] = [half, -half].map((shift) => 1 - (1 - omega) * Math.exp(shift));
  return { estimate: omega, low: low!, high: high!, n };
}
