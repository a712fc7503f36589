import type { Tone } from './levels.ts';

/** The largest difference for each tone and word (spec §9). */
const deltas = [
  { max: 15, tone: 'good', word: 'close' },
  { max: 30, tone: 'medium', word: 'apart' },
  { max: Infinity, tone: 'poor', word: 'far apart' },
] as const;

export interface Delta {
  readonly size: number;
  readonly tone: Tone;
  readonly word: string;
}

/** Subtracts the rounded scores, so that the difference matches the two scores on the page. */
export function readDelta(mine: number, theirs: number): Delta {
  const size = Math.abs(Math.round(mine) - Math.round(theirs));
  const { tone, word } = deltas.find(({ max }) => size <= max) ?? deltas[2];
  return { size, tone, word };
}
