/**
 * Types of the precision study: a person, the populations, and the records of a chunk of people.
 */

import type { ProfileScores } from '../../naive/domains.ts';
import type { Exposure } from '../../people/forms.ts';
import type { Random } from '../../people/random.ts';
import type { Scoring, World } from '../../people/worlds.ts';
import type { Sums } from '../sums.ts';

/** How far a population's 17 traits lie below the prior's mean, in prior standard deviations. */
export const populations = { usual: 0, reserved: 0.9, 'very reserved': 2.2 } as const;
export type Population = keyof typeof populations;

export interface Person {
  world: World;
  latent: number[];
  answers: number[];
  truth: ProfileScores;
  random: Random;
}

/**
 * The seed for choosing a person's items, and the exposure counts for each way of choosing them.
 */
export interface Attempt {
  seed: string;
  exposure(name: string): Exposure;
}

export interface PrecisionChunk {
  sums: Sums;
  /** The length of each person's adaptive Set B. */
  lengths: Record<Scoring, number[]>;
  /**
   * For each person, the mean standard error of the polarities: as predicted when Set B is chosen,
   * and as reported after it is answered.
   */
  polaritySe: Record<Scoring, [predicted: number, reported: number][]>;
  /** The share of the answer 1 ('Hard No!') among the answers to Set A. */
  hardNo: Record<Population, number>;
  /** The true intensities of the ten themes, of all people in one list. */
  intensities: Record<Population, number[]>;
}
