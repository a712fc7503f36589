/**
 * What a picture of two people shows: their level and what they share, but no score or name. Pure
 * functions.
 */

import type { Tone } from '../../../ui/tone.ts';
import type { Background } from '../frame/palette.ts';

export interface PairSubject {
  /** The level of compatibility as text, such as 'Very compatible'. */
  readonly level: string;
  readonly tone: Tone;
  /** How far the two circles overlap: 0 for the lowest level, 1 for the highest. */
  readonly overlap: number;
  /** Titles of the groups that contain an activity of high interest to both people. */
  readonly shared: readonly string[];
}

export interface PairChoice {
  readonly background: Background;
  /** Titles of the groups that are left out. */
  readonly hidden: readonly string[];
}

export const selectShared = ({ shared }: PairSubject, { hidden }: PairChoice): string[] =>
  shared.filter((title) => !hidden.includes(title));

export function pairAltText({ level }: PairSubject, shared: readonly string[]): string {
  const circles = `Two circles that overlap, and the words “${level}”.`;
  return shared.length === 0 ? circles : `${circles} In common: ${shared.join('; ')}.`;
}
