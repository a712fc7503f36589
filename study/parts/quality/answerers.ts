/**
 * The kinds of people and of careless answers on which response quality is studied (measurement
 * §7).
 */

import type { Answers, Bank } from '../../../src/psychometrics/index.ts';
import type { NaiveItem } from '../../naive/model.ts';
import { chooseByProduct, restrictAnswers, type Exposure } from '../../people/forms.ts';
import { drawPerson, drawVanillaPerson, simulateAnswers } from '../../people/population.ts';
import type { Random } from '../../people/random.ts';
import { populations } from '../precision/person.ts';

export const answerers = [
  'honest',
  'very reserved',
  'vanilla',
  'random',
  'half random',
  'shuffled',
] as const;
export type Answerer = (typeof answerers)[number];

/**
 * Returns a finished survey of each kind of person. The first three kinds answer by the model. The
 * others answer carelessly: all questions at random; about half of them; or as the honest person
 * does, but with the answers in random places. The bank chooses Set B from the answers to Set A.
 */
export function drawSurveys(
  truth: readonly NaiveItem[],
  bank: Bank,
  random: Random,
  seed: string,
): Record<Answerer, Answers> {
  const exposure: Exposure = bank.items.map(() => 0);
  const finish = (answers: readonly number[]): (number | null)[] =>
    restrictAnswers(
      answers,
      chooseByProduct(bank, answers, exposure, { targetCount: 15, adaptiveLength: true, seed }),
    );
  const byModel = (person: readonly number[]): number[] => simulateAnswers(truth, person, random);
  const honest = byModel(drawPerson(random, 0));
  const uniform = honest.map(() => 1 + random.below(7));
  const survey = finish(honest);
  return {
    honest: survey,
    'very reserved': finish(byModel(drawPerson(random, populations['very reserved']))),
    vanilla: finish(byModel(drawVanillaPerson(random))),
    random: finish(uniform),
    'half random': finish(
      honest.map((answer, i) => (random.uniform() < 0.5 ? uniform[i]! : answer)),
    ),
    shuffled: shuffleAnswers(survey, random),
  };
}

/** Moves the answers to random places among the answered questions (Fisher and Yates). */
function shuffleAnswers(survey: Answers, random: Random): Answers {
  const values = survey.filter((answer) => answer !== null);
  for (let i = values.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [values[i], values[j]] = [values[j]!, values[i]!];
  }
  return survey.map((answer) => (answer === null ? null : values.pop()!));
}
