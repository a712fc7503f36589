/**
 * Measures how precisely the product estimates people whose true scores are known, by form and
 * scoring (measurement §9, §10.3 to 5).
 */

import { setACount } from '../../../src/domain/survey.ts';
import type { Exposure } from '../../people/forms.ts';
import { drawPerson, simulateAnswers, trueScores } from '../../people/population.ts';
import { generator, type Random } from '../../people/random.ts';
import { getWorld, studySeed, type World } from '../../people/worlds.ts';
import { mean } from '../statistics.ts';
import { studyForms, studyMethods, studyPopulation } from './forms.ts';
import {
  populations,
  type Attempt,
  type Person,
  type Population,
  type PrecisionChunk,
} from './person.ts';

export interface PrecisionTask {
  part: 'precision';
  world: number;
  chunk: number;
  people: number;
  /**
   * The number of people for whom Set B is also chosen one question at a time, each after the
   * answer to the question before it.
   */
  sequential: number;
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

/** Returns a function that looks up exposure counts by name. The counts of a new name are zero. */
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
