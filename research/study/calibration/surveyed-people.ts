/** Simulated people whom a calibration fits, or whom it then scores. */

import type { Answers, Bank } from 'spark-psychometrics';
import { startingContrastVariance } from '../../../packages/psychometrics/src/bank/prior.ts';
import { type NaiveItem, traitCount } from '../../second-model/model.ts';
import { takeSurvey } from '../people/forms.ts';
import { drawPerson, type Random, simulateAnswers } from '../people/population.ts';
import { indices } from '../question.ts';

interface SurveyedPerson {
  /** The latent vector, 27 numbers. */
  readonly latent: readonly number[];
  readonly answers: Answers;
}

interface Population {
  /** The items with the true parameters. */
  readonly truth: readonly NaiveItem[];
  /** The bank that chooses Set B. */
  readonly asking: Bank;
  /** How far the traits lie below the zero of the true parameters; by default 0. */
  readonly shift?: number;
  /** The share of people who answer every question at random; by default 0. */
  readonly careless?: number;
  /** The variance of their contrasts. The starting values give the default. */
  readonly contrastVariance?: number;
  /** The length of Set B: 15, or 15 to 25 as the product decides, which is the default. */
  readonly adaptiveLength?: boolean;
}

/** Draws people and their finished surveys. */
export function surveyPeople(
  count: number,
  population: Population,
  random: Random,
): SurveyedPerson[] {
  const { truth, asking, shift = 0, careless = 0, adaptiveLength = true } = population;
  const { contrastVariance = startingContrastVariance } = population;
  const factor = Math.sqrt(contrastVariance / startingContrastVariance);
  return indices(count).map((n) => {
    const latent = drawPerson(random, shift).map((value, i) =>
      i < traitCount ? value : factor * value,
    );
    const complete = simulateAnswers(truth, latent, random).map((answer) =>
      n < careless * count ? 1 + random.below(7) : answer,
    );
    const options = { adaptiveLength, seed: `surveyed ${n}` };
    return { latent, answers: takeSurvey(asking, complete, options) };
  });
}
