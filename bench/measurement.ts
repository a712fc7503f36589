/** One row of a benchmark's result. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The baseline that the value is compared with, in words; null without one. */
  readonly against: string | null;
  /** The limit of the value; null for a row that only informs. */
  readonly bar: Bar | null;
}

export type Bar = { readonly atMost: number } | { readonly atLeast: number };

/** Whether the value keeps its limit; null without one. */
export const holds = ({ value, bar }: Measurement): boolean | null =>
  bar && ('atMost' in bar ? value <= bar.atMost : value >= bar.atLeast);

/** The value below which the share `p` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
