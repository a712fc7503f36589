/** A person of the precision study, the populations, and what is recorded of a chunk of people. */

import type { ProfileScores } from '../../naive/domains.ts';
import type { Exposure } from '../../people/forms.ts';
import type { Random } from '../../people/random.ts';
import type { Scoring, World } from '../../people/worlds.ts';
import type { Sums } from '../sums.ts';

/** How far all 17 traits lie below the prior's mean, in prior standard deviations. */
export const populations = { usual: 0, reserved: 0.9, 'very reserved': 2.2 } as const;
export type Population = keyof typeof populations;

export interface Person {
  world: World;
  latent: number[];
  answers: number[];
  truth: ProfileScores;
  random: Random;
}

/** The seed of a person's choice of items, and the exposure counts of each kind of choice. */
export interface Attempt {
  seed: string;
  exposure(name: string): Exposure;
}

export interface PrecisionChunk {
  sums: Sums;
  /** The length of each person's adaptive Set B. */
  lengths: Record<Scoring, number[]>;
  /**
   * Each person's mean standard error of polarities, predicted by the choice and reported after it.
   */
  polaritySe: Record<Scoring, [predicted: number, reported: number][]>;
  /** The share of answers 1 ('Hard No!') to Set A. */
  hardNo: Record<Population, number>;
  /** True intensities of the ten themes, all people in one list. */
  intensities: Record<Population, number[]>;
}
