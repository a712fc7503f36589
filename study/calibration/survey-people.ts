/** Simulates people who answer the adaptive form that the product chooses for them. */

import type { Answers, Bank } from '../../src/psychometrics/index.ts';
import type { NaiveItem } from '../naive/model.ts';
import { chooseByProduct, restrictAnswers, type Exposure } from '../people/forms.ts';
import { drawPerson, simulateAnswers } from '../people/population.ts';
import type { Random } from '../people/random.ts';

export interface SurveyedPerson {
  /** The latent vector, 27 numbers. */
  readonly latent: readonly number[];
  readonly answers: Answers;
}

export interface Population {
  /** The items with the true parameters. */
  readonly truth: readonly NaiveItem[];
  /** The bank that chooses Set B. */
  readonly asking: Bank;
  /** How far the traits lie below the zero of the true parameters. */
  readonly shift: number;
  /** The share of people who answer every question at random. */
  readonly careless: number;
  /** The length of Set B: 15, or 15 to 25 as the product decides. */
  readonly adaptiveLength: boolean;
}

/** Draws people and their finished surveys. */
export function surveyPeople(
  count: number,
  { truth, asking, shift, careless, adaptiveLength }: Population,
  random: Random,
): SurveyedPerson[] {
  const exposure: Exposure = truth.map(() => 0);
  return Array.from({ length: count }, (_, n) => {
    const latent = drawPerson(random, shift);
    const complete = simulateAnswers(truth, latent, random).map((answer) =>
      n < careless * count ? 1 + random.below(7) : answer,
    );
    const options = { targetCount: 15, adaptiveLength, seed: `surveyed ${n}` };
    const setB = chooseByProduct(asking, complete, exposure, options);
    return { latent, answers: restrictAnswers(complete, setB) };
  });
}
