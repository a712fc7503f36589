/**
 * How precisely the product measures known people, by form and scoring (measurement §9, §10.3 to
 * 5).
 */

import { setACount } from '../../../src/domain/survey.ts';
import type { ProfileScores } from '../../naive/domains.ts';
import type { Exposure } from '../../people/forms.ts';
import { drawPerson, simulateAnswers, trueScores } from '../../people/population.ts';
import { generator, type Random } from '../../people/random.ts';
import { getWorld, studySeed, type Scoring, type World } from '../../people/worlds.ts';
import { mean } from '../statistics.ts';
import type { Sums } from '../sums.ts';
import { studyForms, studyMethods, studyPopulation } from './forms.ts';

export interface PrecisionTask {
  part: 'precision';
  world: number;
  chunk: number;
  people: number;
  /** The number of people who are also asked one question at a time. */
  sequential: number;
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

export function precisionChunk({
  world: index,
  chunk,
  people,
  sequential,
}: PrecisionTask): PrecisionChunk {
  const world = getWorld(index);
  const result: PrecisionChunk = {
    sums: {},
    lengths: { calibrated: [], provisional: [] },
    polaritySe: { calibrated: [], provisional: [] },
    hardNo: { usual: 0, reserved: 0, 'very reserved': 0 },
    intensities: { usual: [], reserved: [], 'very reserved': [] },
  };
  for (const population of Object.keys(populations) as Population[]) {
    const random = generator(`${studySeed}/precision ${index}.${chunk} ${population}`);
    const exposure = exposureCounts(world);
    for (let n = 0; n < people; n++) {
      const person = createPerson(world, populations[population], random);
      const attempt = { seed: `${index}.${chunk}.${n}`, exposure };
      result.intensities[population].push(...person.truth.intensity);
      result.hardNo[population] += hardNoShare(person) / people;
      if (population === 'usual') {
        studyForms(person, 'calibrated', result, attempt);
        studyForms(person, 'provisional', result, attempt);
        studyMethods(person, result.sums, n < sequential);
      } else {
        studyPopulation(person, population, result.sums, attempt);
      }
    }
  }
  return result;
}

/** Exposure counts by name, each from zero. */
function exposureCounts(world: World): Attempt['exposure'] {
  const counts = new Map<string, Exposure>();
  return (name) => {
    const known = counts.get(name) ?? world.truth.map(() => 0);
    counts.set(name, known);
    return known;
  };
}

function createPerson(world: World, shift: number, random: Random): Person {
  const latent = drawPerson(random, shift);
  const answers = simulateAnswers(world.truth, latent, random);
  return { world, latent, answers, truth: trueScores(world.truth, latent), random };
}

function hardNoShare({ answers }: Person): number {
  return mean(answers.slice(0, setACount).map((answer) => Number(answer === 1)));
}
