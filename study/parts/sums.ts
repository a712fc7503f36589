/** Sums over people that add up across chunks, and the figures made from them, with their standard errors by jackknife. */

/** Key: condition|quantity|dimension. Values: see `observe`. */
export type Sums = Record<string, number[]>;

export interface Figure {
  value: number;
  /** Standard error by leaving out one chunk of people at a time; null where the figure has no sampling error. */
  se: number | null;
}

/** Nominal coverages and the normal quantiles that go with them. */
export const coverageLevels = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99] as const;
const quantiles = [0.6744898, 0.8416212, 1.0364334, 1.2815516, 1.6448536, 1.959964, 2.5758293];
const firstCoverage = 8;

/** n, squared errors, standard errors, x, y, x², y², xy, then how often each nominal interval covers. x estimate, y truth. */
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

/** Sums of several chunks together, by condition|quantity: one row of sums per dimension. */
export type Rows = ReadonlyMap<string, readonly (readonly number[])[]>;

/** All chunks together, and all but each one in turn. */
export interface Prepared {
  readonly all: Rows;
  readonly without: readonly Rows[];
}

export function prepared(chunks: readonly Sums[]): Prepared {
  const total: Sums = {};
  for (const sums of chunks) {
    for (const [key, values] of Object.entries(sums)) {
      const own = (total[key] ??= values.map(() => 0));
      values.forEach((value, i) => {
        own[i]! += value;
      });
    }
  }
  const less = (chunk: Sums): Rows =>
    rows(
      Object.entries(total).map(([key, values]) => {
        const left = chunk[key];
        return [key, left ? values.map((value, i) => value - left[i]!) : values];
      }),
    );
  return { all: rows(Object.entries(total)), without: chunks.map(less) };
}

function rows(entries: readonly [string, number[]][]): Rows {
  const byPrefix = new Map<string, number[][]>();
  for (const [key, values] of entries) {
    const prefix = key.slice(0, key.lastIndexOf('|'));
    const own = byPrefix.get(prefix) ?? [];
    own.push(values);
    byPrefix.set(prefix, own);
  }
  return byPrefix;
}

/** The rows of every dimension of condition|quantity. */
function rowsOf(sums: Rows, prefix: string): readonly (readonly number[])[] {
  return sums.get(prefix) ?? [];
}

function over(rows: readonly (readonly number[])[], term: number): number {
  return rows.reduce((sum, row) => sum + row[term]!, 0);
}

export function rmse(sums: Rows, prefix: string): number {
  const rows = rowsOf(sums, prefix);
  return Math.sqrt(over(rows, 1) / over(rows, 0));
}

export function meanSe(sums: Rows, prefix: string): number {
  const rows = rowsOf(sums, prefix);
  return over(rows, 2) / over(rows, 0);
}

/** Squared correlation of estimate and truth within each dimension, averaged over the dimensions. */
export function reliability(sums: Rows, prefix: string): number {
  const rows = rowsOf(sums, prefix);
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

export function coverage(sums: Rows, prefix: string, level: number): number {
  const rows = rowsOf(sums, prefix);
  return (
    over(rows, firstCoverage + coverageLevels.findIndex((own) => own === level)) / over(rows, 0)
  );
}

function jackknife(value: number, without: readonly number[]): Figure {
  const centre = mean(without);
  const variance =
    without.reduce((sum, v) => sum + (v - centre) ** 2, 0) *
    ((without.length - 1) / without.length);
  return { value, se: Math.sqrt(variance) };
}

/** A statistic of chunks that can be pooled: its value on all, and its jackknife standard error. */
export function figure<T>(
  chunks: readonly T[],
  statistic: (chunks: readonly T[]) => number,
): Figure {
  return jackknife(
    statistic(chunks),
    chunks.map((_, left) => statistic(chunks.filter((_chunk, i) => i !== left))),
  );
}

/** The same for sums. */
export function sumsFigure({ all, without }: Prepared, statistic: (sums: Rows) => number): Figure {
  return jackknife(statistic(all), without.map(statistic));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

export function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  return mean(x.map((value, i) => (value - mx) * (y[i]! - my))) / (deviation(x) * deviation(y));
}

/** The value below which the share p of the values lies. */
export function quantile(values: readonly number[], p: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(p * values.length)]!;
}
