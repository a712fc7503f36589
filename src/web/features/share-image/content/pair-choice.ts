/**
 * What a picture of two people shows: their level and what they share, but no score or name. Pure
 * functions.
 */

import type { Tone } from '../../../ui/tone.ts';
import type { Background } from '../frame/palette.ts';
import * as words from '../text/words.ts';

export interface PairSubject {
  /** The level of compatibility as text, such as 'Very compatible'. */
  readonly level: string;
  readonly tone: Tone;
  /** The share of the area of each circle that the other one covers, from 0 to 1. */
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

export const pairAltText = ({ level }: PairSubject, shared: readonly string[]): string =>
  words.pairDescription(level, shared);
