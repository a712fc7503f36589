/** Answers of simulated people, which agree with each other as those of real people do. */

import { createAnswerers, plausibleBank } from 'spark-psychometrics';
import type { AnswerFunction } from '../server/make-user.ts';
import { bank } from '../server/test-app.ts';

const { items } = bank.current.model;
const meet = createAnswerers(plausibleBank(bank.current.model, 'spark people'));

/**
 * Returns a function from an item id to an answer, 1 to 7, of a person drawn from the prior. The
 * same seed gives the same person.
 */
export function simulatePerson(seed: string): AnswerFunction {
  const { answer } = meet(seed);
  const answersById = new Map(items.map(({ id }, i) => [id, answer(i)]));
  return (itemId) => answersById.get(itemId) ?? 1;
}
