/** What the questions of the study share: their form, their bars, and how numbers are written. */

import type { Figure } from './statistics.ts';

/**
 * A question simulates people, measures figures, holds them to bars (the required limits of
 * measurement §10) and reports them. Each task has a seed of its own, so that the figures depend
 * neither on the number of threads nor on the order of the tasks.
 */
export interface Question<Task, Chunk, Figures> {
  plan(isQuick: boolean): Task[];
  /** Estimated milliseconds of a task. Only the proportions matter: they pace the progress bar. */
  effort(task: Task): number;
  simulate(task: Task): Chunk;
  measure(chunks: readonly Chunk[]): Figures;
  bars(figures: Figures): Bar[];
  /** The paragraphs of RESULTS.md that say more than the bars. */
  report(figures: Figures): string[];
}

/** The number of worlds, of chunks in each world, and of people (or pairs) in each chunk. */
export interface Size {
  worlds: number;
  chunks: number;
  people: number;
}

export interface ChunkTask {
  world: number;
  chunk: number;
  people: number;
}

/** Returns 0, 1, … up to the count. */
export const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Plans one task for each chunk of each world. */
export const inEachWorld = ({ worlds, chunks, people }: Size): ChunkTask[] =>
  indices(worlds).flatMap((world) => indices(chunks).map((chunk) => ({ world, chunk, people })));

/** Plans chunks that each have a world of their own, from `firstWorld` on. */
export const inOwnWorlds = (firstWorld: number, chunks: number, people: number): ChunkTask[] =>
  indices(chunks).map((chunk) => ({ world: firstWorld + chunk, chunk, people }));

interface Limits {
  min?: number;
  max?: number;
  /**
   * How far the quick study may miss a limit: about three standard errors at its size. The full
   * study has no tolerance.
   */
  margin?: number;
  /** How many of its standard errors a figure may lie beyond a limit. */
  tolerance?: number;
  /** RESULTS.md has the reason of a known miss. A test fails when the bar begins to hold. */
  isKnownMiss?: true;
}

/** `item` is the number in measurement §10, such as m2, with a letter for each of its parts. */
export type Bar = readonly [item: string, what: string, limits: Limits, figure: Figure | number];

/** A bar and whether its figure is within the limits. */
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
}

/** Judges the bars and returns them in the order of measurement §10. */
export const judge = (bars: readonly Bar[], isQuick: boolean): JudgedBar[] =>
  bars
    .map((bar) => judgeBar(bar, isQuick))
    .sort((one, other) => one.item.localeCompare(other.item, 'en', { numeric: true }));

function judgeBar([item, what, limits, figure]: Bar, isQuick: boolean): JudgedBar {
  const { value, se } = typeof figure === 'number' ? { value: figure, se: null } : figure;
  const { min = -Infinity, max = Infinity } = limits;
  const margin = (isQuick ? (limits.margin ?? 0) : 0) + (limits.tolerance ?? 0) * (se ?? 0);
  return {
    item,
    what,
    bar: formatLimits(limits),
    value,
    se,
    margin,
    holds: value >= min - margin && value <= max + margin,
    isKnownMiss: limits.isKnownMiss ?? false,
  };
}

function formatLimits({ min, max }: Limits): string {
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

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Formats shares as whole percents with slashes between them. */
export const percents = (shares: readonly Figure[]): string =>
  shares.map(({ value }) => Math.round(100 * value)).join(' / ');

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
