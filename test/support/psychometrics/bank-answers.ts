/** Answers to the synthetic bank, by item id or at random. */

import fc from 'fast-check';
import type { Answers } from '../../../src/psychometrics/profile/posterior.ts';
import { syntheticBank as bank } from './synthetic-bank.ts';

/** The given answers by item id; null for all other items. */
export const answerItems = (given: Record<string, number>): (number | null)[] =>
  bank.items.map(({ id }) => given[id] ?? null);

/** The answer to an item; 0 if it was not answered. */
export const readAnswer = (answers: Answers, id: string): number =>
  answers[bank.indexById.get(id)!] ?? 0;

/** Any answers to the 128 items, with many high ones so that interests are often shared. */
export const highAnswers = fc.array(
  fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 7 }), fc.constantFrom(5, 6, 7)),
  { minLength: 128, maxLength: 128 },
);
