/** Who is called careless: honest people, random answerers, half-random ones, straight lines (measurement §7, §10.10). */

import {
  personFitNullQuantile,
  responseQuality,
  type Answers,
  type Bank,
} from '../../src/psychometrics/index.ts';
import { naiveItems } from '../naive/model.ts';
import { only } from '../people/forms.ts';
import { answersOf, drawPerson } from '../people/population.ts';
import { generator, type Random } from '../people/random.ts';
import { shippedBank, studySeed, worldOf, type Scoring } from '../people/worlds.ts';

export interface QualityTask {
  part: 'quality';
  world: number;
  chunk: number;
  people: number;
}

export const answerers = ['honest', 'random', 'half random'] as const;
export type Answerer = (typeof answerers)[number];

export interface QualityChunk {
  /** Person fit lz of each. `ideal`: the expert parameters are the true ones. */
  fits: Record<Scoring | 'ideal', Record<Answerer, number[]>>;
  /** What the product says of them: flagged at all, and by the longest run. */
  flagged: Record<Answerer, boolean[]>;
  longestRun: number[];
  variability: number[];
}

export function qualityChunk({ world: index, chunk, people }: QualityTask): QualityChunk {
  const world = worldOf(index);
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
    const given = answersByKind(answersOf(world.truth, latent, random), random);
    const idealGiven = answersByKind(answersOf(ideal, latent, random), random);
    for (const kind of answerers) {
      const quality = responseQuality(world.provisional, given[kind]);
      result.fits.provisional[kind].push(quality.personFit ?? Number.NaN);
      result.fits.calibrated[kind].push(fit(world.calibrated, given[kind]));
      result.fits.ideal[kind].push(fit(world.provisional, idealGiven[kind]));
      result.flagged[kind].push(quality.flags.length > 0);
      if (kind !== 'honest') continue;
      result.longestRun.push(quality.longestRun);
      result.variability.push(quality.variability ?? Number.NaN);
    }
  }
  return result;
}

function fit(bank: Bank, answers: Answers): number {
  return responseQuality(bank, answers).personFit ?? Number.NaN;
}

function answersByKind(honest: readonly number[], random: Random): Record<Answerer, Answers> {
  const any = honest.map(() => 1 + random.below(7));
  return {
    honest: only(honest),
    random: only(any),
    'half random': only(honest.map((answer, i) => (random.uniform() < 0.5 ? any[i]! : answer))),
  };
}

/** Flags for 48 equal answers, by answer. */
export function straightLines(): { answer: number; flags: string[]; notes: string[] }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((answer) => {
    const { flags, notes } = responseQuality(
      shippedBank,
      only(shippedBank.items.map(() => answer)),
    );
    return { answer, flags, notes };
  });
}

export const shippedCutoff = personFitNullQuantile;
