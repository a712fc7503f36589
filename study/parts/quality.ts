/**
 * Measures the response quality of honest people, of people who answer all or half of the questions
 * at random, and of people who give the same answer to every question (measurement §7, §10.10).
 */

import {
  personFitNullQuantile,
  responseQuality,
  type Answers,
  type Bank,
} from '../../src/psychometrics/index.ts';
import { naiveItems } from '../naive/model.ts';
import { restrictAnswers } from '../people/forms.ts';
import { drawPerson, simulateAnswers } from '../people/population.ts';
import { generator, type Random } from '../people/random.ts';
import { getWorld, shippedBank, studySeed, type Scoring } from '../people/worlds.ts';

export interface QualityTask {
  part: 'quality';
  world: number;
  chunk: number;
  people: number;
}

export const answerers = ['honest', 'random', 'half random'] as const;
export type Answerer = (typeof answerers)[number];

export interface QualityChunk {
  /**
   * The person fit index lz of each person. For `ideal`, the parameters from expert judgement are
   * used both to simulate honest answers and to score all answers.
   */
  fits: Record<Scoring | 'ideal', Record<Answerer, number[]>>;
  /** Whether the product flags each person. */
  flagged: Record<Answerer, boolean[]>;
  /** The longest run and the standard deviation of the answers, of honest people only. */
  longestRun: number[];
  variability: number[];
}

export const shippedCutoff = personFitNullQuantile;

export function qualityChunk({ world: index, chunk, people }: QualityTask): QualityChunk {
  const world = getWorld(index);
  const random = generator(`${studySeed}/quality ${index}.${chunk}`);
  const empty = (): Record<Answerer, number[]> => ({ honest: [], random: [], 'half random': [] });
  const result: QualityChunk = {
    fits: { calibrated: empty(), provisional: empty(), ideal: empty() },
    flagged: { honest: [], random: [], 'half random': [] },
    longestRun: [],
    variability: [],
  };
  const ideal = naiveItems(shippedBank.items);
  for (let n = 0; n < people; n++) {
    const latent = drawPerson(random, 0);
    const given = answersByKind(simulateAnswers(world.truth, latent, random), random);
    const idealGiven = answersByKind(simulateAnswers(ideal, latent, random), random);
    for (const kind of answerers) {
      const quality = responseQuality(world.provisional, given[kind]);
      result.fits.provisional[kind].push(quality.personFit ?? Number.NaN);
      result.fits.calibrated[kind].push(personFit(world.calibrated, given[kind]));
      result.fits.ideal[kind].push(personFit(world.provisional, idealGiven[kind]));
      result.flagged[kind].push(quality.flags.length > 0);
      if (kind !== 'honest') continue;
      result.longestRun.push(quality.longestRun);
      result.variability.push(quality.variability ?? Number.NaN);
    }
  }
  return result;
}

function personFit(bank: Bank, answers: Answers): number {
  return responseQuality(bank, answers).personFit ?? Number.NaN;
}

function answersByKind(honest: readonly number[], random: Random): Record<Answerer, Answers> {
  const uniform = honest.map(() => 1 + random.below(7));
  return {
    honest: restrictAnswers(honest),
    random: restrictAnswers(uniform),
    'half random': restrictAnswers(
      honest.map((answer, i) => (random.uniform() < 0.5 ? uniform[i]! : answer)),
    ),
  };
}

/** Returns the flags and notes for 48 equal answers, for each possible answer. */
export function straightLines(): { answer: number; flags: string[]; notes: string[] }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((answer) => {
    const { flags, notes } = responseQuality(
      shippedBank,
      restrictAnswers(shippedBank.items.map(() => answer)),
    );
    return { answer, flags, notes };
  });
}
