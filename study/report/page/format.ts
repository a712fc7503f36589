/** Formats numbers and tables for RESULTS.md. */

import type { Figure } from '../../parts/statistics.ts';

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
