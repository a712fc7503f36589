/** The bars of measurement §10 (required limits of figures), and how numbers are written. */

import type { Figure } from './statistics.ts';

/** A bar is a figure of the study with the limits that measurement §10 sets for it. */
export interface Bar<F> {
  /**
   * The number of the item in measurement §10, such as 4 or m2, with a letter if the item has
   * several parts.
   */
  item: string;
  what: string;
  min?: number;
  max?: number;
  /**
   * How far the quick study may miss a limit. This is about three standard errors at the size of
   * the quick study. The full study has no tolerance.
   */
  margin?: number;
  /**
   * Whether the bar is known to be missed. RESULTS.md has the reason, and a test fails when the bar
   * begins to hold.
   */
  isKnownMiss?: true;
  figure(figures: F): Figure | number;
}

/** A bar, the value of its figure in the study, and whether this value is within the limits. */
export interface JudgedBar {
  item: string;
  what: string;
  /** The limits in words. */
  bar: string;
  value: number;
  se: number | null;
  margin: number;
  holds: boolean;
  isKnownMiss: boolean;
  /** What the first edition reached; null if it was not measured. */
  firstEdition: number | null;
}

/**
 * What the first edition of the questions and their reading reached on the bars that were added
 * after it, by the item of the bar. Measured once by the parts of this study, with the questions,
 * parameters and prior of that edition (Set B: 3,000 patterns; pairs: 1,200 of each kind). Its code
 * no longer exists, so these figures cannot be computed anew.
 */
const firstEdition: Readonly<Record<string, number>> = {
  '8j': 0.58,
  '8k': 0.995,
  '8l': 0.65,
  m2a: 0.4525,
  m2b: 0.1391,
  m2c: 14.97,
  m3a: 0.251,
  m3b: 0.024,
  m5a: 0.8392,
  m5b: 0.9842,
  m5c: 0.9337,
  m5d: 0.8446,
  m5e: 1,
  m5f: 0.04833,
  m5g: 0.007083,
  m5h: 0.00625,
  m5i: 2,
  m6a: 0.4035,
  m6b: 0.7287,
  m8b: 0.011,
};

/**
 * Compares every figure with its limits. The quick study may miss each limit by up to the bar's
 * margin.
 */
export const judge = <F>(given: readonly Bar<F>[], figures: F, isQuick: boolean): JudgedBar[] =>
  given.map((bar) => judgeBar(bar, figures, isQuick));

function judgeBar<F>(bar: Bar<F>, figures: F, isQuick: boolean): JudgedBar {
  const { item, what, min = -Infinity, max = Infinity } = bar;
  const reached = bar.figure(figures);
  const { value, se } = typeof reached === 'number' ? { value: reached, se: null } : reached;
  const margin = isQuick ? (bar.margin ?? 0) : 0;
  return {
    item,
    what,
    bar: formatLimits(bar),
    value,
    se,
    margin,
    holds: value >= min - margin && value <= max + margin,
    isKnownMiss: bar.isKnownMiss ?? false,
    firstEdition: firstEdition[item] ?? null,
  };
}

function formatLimits({ min, max }: Pick<Bar<never>, 'min' | 'max'>): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return min === undefined ? `≤ ${max}` : `≥ ${min}`;
}

/**
 * Formats a number. Integers are written in full. Other numbers have two decimals, or three if the
 * absolute value is below 1. Below .001 they are in exponential notation.
 */
export function shortNumber(value: number): string {
  if (value === 0 || Number.isInteger(value)) return String(value);
  if (Math.abs(value) < 1e-3) return value.toExponential(1);
  return Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(2);
}

export function withError({ value, se }: Figure): string {
  return se === null ? shortNumber(value) : `${shortNumber(value)} ± ${shortNumber(se)}`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Rounds values and joins them with slashes. */
export function roundedList(values: readonly number[]): string {
  return values.map((value) => Math.round(value)).join(' / ');
}

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
