/** One line of a bench. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is compared with, in words. */
  readonly against: string | null;
  /** What it may be; null where it is only told. */
  readonly bar: Bar | null;
}

export type Bar = { readonly atMost: number } | { readonly atLeast: number };

export const holds = ({ value, bar }: Measurement): boolean | null =>
  bar && ('atMost' in bar ? value <= bar.atMost : value >= bar.atLeast);

export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
