/** What the cards may show. No code, link or name is part of it. */

import type { Tone } from '../../ui/theme/tone.ts';

/** A theme of the chart. */
export interface CardAxis {
  readonly key: string;
  readonly name: string;
  /** From 0 to 100. */
  readonly value: number;
}

export interface PictureSubject {
  /** What the person likes, one short sentence each. */
  readonly line: readonly string[];
  /** None for a person without an interest. */
  readonly axes: readonly CardAxis[];
}

/** The content of a pair picture, without scores and names. */
export interface PairSubject {
  /** The level of compatibility as text, such as 'Very compatible'. */
  readonly level: string;
  readonly tone: Tone;
  /** The share of the area of each circle that the other one covers, from 0 to 1. */
  readonly overlap: number;
  /** Titles of the groups that contain an activity of high interest to both people. */
  readonly shared: readonly string[];
}
