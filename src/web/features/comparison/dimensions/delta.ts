import type { Tone } from '../../../ui/tone.ts';
import * as words from './words.ts';

/** Each tone and word applies to differences up to `max` points (spec §9). */
const thresholds = [
  { max: 15, tone: 'good', word: words.close },
  { max: 30, tone: 'medium', word: words.apart },
] as const;
const aboveThresholds = { tone: 'poor', word: words.farApart } as const;

export interface Delta {
  readonly size: number;
  readonly tone: Tone;
  readonly word: string;
}

/** Replaces 'close' where it would mislead, because both people want the same side. */
export const withSameSide = (delta: Delta): Delta =>
  delta.word === thresholds[0].word ? { ...delta, word: words.sameSide } : delta;

/** Subtracts the rounded scores, so that the difference matches the two scores on the page. */
export function readDelta(mine: number, theirs: number): Delta {
  const size = Math.abs(Math.round(mine) - Math.round(theirs));
  const { tone, word } = thresholds.find(({ max }) => size <= max) ?? aboveThresholds;
  return { size, tone, word };
}
