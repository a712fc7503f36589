/** One row of the results of a benchmark. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with, or how it was measured. */
  readonly against?: string;
  /** The limit for the value; some rows explain another and have none. */
  readonly bar?: Bar;
}

export type Bar = { readonly atMost: number } | { readonly atLeast: number };

/** Whether the value is within its limit; null if it has none. */
export const holds = ({ value, bar }: Measurement): boolean | null =>
  bar === undefined ? null : 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;

/** Returns the quantile of the values at the share `p` (0 to 1); `p` = 0.5 is the median. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
