/** Answers of simulated people, which agree with each other as those of real people do. */

import { simulateAnswers, drawPerson } from '../../../research/study/people/population.ts';
import { generator } from '../../../research/study/people/population.ts';
import { getWholeWorld } from '../../../research/study/people/worlds.ts';
import type { AnswerFunction } from '../server/make-user.ts';
import { bank } from '../server/test-app.ts';

const { items } = bank.current.model;

/**
 * Returns a function from an item id to an answer, 1 to 7, of a person drawn from the study's
 * population. The same seed gives the same person.
 */
export function simulatePerson(seed: string): AnswerFunction {
  const random = generator(seed);
  const answers = simulateAnswers(getWholeWorld(0).truth, drawPerson(random, 0), random);
  const answersById = new Map(items.map(({ id }, i) => [id, answers[i] ?? 1]));
  return (itemId) => answersById.get(itemId) ?? 1;
}
