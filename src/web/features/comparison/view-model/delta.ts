import type { Tone } from '../../../ui/tone.ts';

/** Each tone and word applies to differences up to `max` points (spec §9). */
const thresholds = [
  { max: 15, tone: 'good', word: 'close' },
  { max: 30, tone: 'medium', word: 'apart' },
] as const;
const aboveThresholds = { tone: 'poor', word: 'far apart' } as const;

export interface Delta {
  readonly size: number;
  readonly tone: Tone;
  readonly word: string;
}

/** The word for two similar interests in the same side, such as those of two people who watch. */
const sameSideWord = 'same side';

/**
 * Replaces the word 'close' where it would mislead: both people are equally interested, but each
 * person's side is far from the other's opposite side. `distance` is how far, 0 to 100.
 */
export function withSameSide(delta: Delta, distance: number): Delta {
  const [closest] = thresholds;
  const misleads = delta.word === closest.word && distance > closest.max;
  return misleads ? { ...delta, word: sameSideWord } : delta;
}

/** Subtracts the rounded scores, so that the difference matches the two scores on the page. */
export function readDelta(mine: number, theirs: number): Delta {
  const size = Math.abs(Math.round(mine) - Math.round(theirs));
  const { tone, word } = thresholds.find(({ max }) => size <= max) ?? aboveThresholds;
  return { size, tone, word };
}
