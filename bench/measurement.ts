/** One line of a bench: the lower, the better. */
export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** What it is to be compared with, in words. */
  against: string | null;
  /** The most it may be; null where there is none. */
  bar: number | null;
}

export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
