/** Measures how often each pool item is presented over a sequence of attempts (measurement §5). */

import { naiveItems } from '../../naive/model.ts';
import {
  chooseByProduct,
  chooseDOptimal,
  densePosterior,
  restrictAnswers,
} from '../../people/forms.ts';
import { drawPerson, simulateAnswers } from '../../people/population.ts';
import { generator } from '../../people/random.ts';
import { getWorld, shippedBank, studySeed } from '../../people/worlds.ts';
import { personRules } from './set-b.ts';

export interface ExposureTask {
  part: 'exposure';
  attempts: number;
  /**
   * The number of attempts for which Set B is also chosen without calibration slots, for
   * comparison.
   */
  withoutSlots: number;
}

export interface ExposureResult {
  attempts: number;
  /** For each pool item, the share of the attempts in which it was presented. */
  product: number[];
  withoutSlots: number[];
}

const items = naiveItems(shippedBank.items);

/**
 * Chooses Set B for each attempt from the shipped bank with the expert's parameters. The exposure
 * counts grow from attempt to attempt.
 */
export function measureExposure({ attempts, withoutSlots }: ExposureTask): ExposureResult {
  const random = generator(`${studySeed}/exposure`);
  const exposure = items.map(() => 0);
  const countsWithoutSlots = items.map(() => 0);
  for (let n = 0; n < attempts; n++) {
    const answers = simulateAnswers(getWorld(n % 2).truth, drawPerson(random, 0), random);
    chooseByProduct(shippedBank, answers, exposure, {
      targetCount: 15,
      adaptiveLength: false,
      seed: `exposure ${n}`,
    });
    if (n >= withoutSlots) continue;
    const setA = restrictAnswers(answers);
    const posterior = densePosterior(shippedBank, setA);
    for (const i of chooseDOptimal(items, posterior, personRules(shippedBank, setA), 15))
      countsWithoutSlots[i]! += 1;
  }
  const poolShares = (counts: readonly number[], total: number): number[] =>
    counts.flatMap((count, i) => (items[i]!.isSetA ? [] : [count / total]));
  return {
    attempts,
    product: poolShares(exposure, attempts),
    withoutSlots: poolShares(countsWithoutSlots, withoutSlots),
  };
}
