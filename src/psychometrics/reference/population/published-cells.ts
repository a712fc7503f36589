/** Decides which cells of a scale are shown, and as which number (ADR 30). */

import { cellStep, minCellPeople } from '../../../domain/readings/statistics.ts';

interface Cells {
  /** The number of people in each cell, with noise. */
  readonly noisy: readonly number[];
  /** The number of people in each cell who still take part. */
  readonly present: readonly number[];
  /** The standard deviation of the noise, in people. */
  readonly noiseSd: number;
}

/** A cell must stand above the lowest number by this many standard deviations of its noise. */
const thresholdDeviations = 3;

/**
 * Returns the number of people in each cell as a multiple of ten, or null for a hidden one. A shown
 * cell has at least ten people. If any cell is hidden, at least two are and all hidden ones have at
 * least ten people together, so that the total does not tell a hidden number.
 */
export function publishCells({ noisy, present, noiseSd }: Cells): (number | null)[] {
  const threshold = minCellPeople + thresholdDeviations * noiseSd;
  const isLarge = (cells: readonly number[]): boolean =>
    sumOf(present, cells) >= minCellPeople && sumOf(noisy, cells) >= threshold;
  const all = noisy.map((_, cell) => cell);
  const hidden = new Set(all.filter((cell) => !isLarge([cell])));
  const isSafe = (): boolean => hidden.size === 0 || (hidden.size > 1 && isLarge([...hidden]));
  while (hidden.size < all.length && !isSafe()) hidden.add(findSmallest(noisy, hidden));
  return all.map((cell) => (hidden.has(cell) ? null : roundCell(noisy[cell]!)));
}

const sumOf = (counts: readonly number[], cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + counts[cell]!, 0);

/** Returns the shown cell with the lowest number, and of several the first. */
const findSmallest = (counts: readonly number[], hidden: ReadonlySet<number>): number =>
  counts
    .map((count, cell) => ({ count, cell }))
    .filter(({ cell }) => !hidden.has(cell))
    .reduce((lowest, each) => (each.count < lowest.count ? each : lowest)).cell;

const roundCell = (count: number): number => Math.round(count / cellStep) * cellStep;
