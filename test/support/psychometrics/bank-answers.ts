import fc from 'fast-check';
import type { Answers } from '../../../packages/psychometrics/src/profile/posterior.ts';
import { syntheticBank as bank } from './synthetic-bank.ts';

/** Returns an answer list for the whole bank: the given answers by item id, and null elsewhere. */
export const answerItems = (given: Record<string, number>): (number | null)[] =>
  bank.items.map(({ id }) => given[id] ?? null);

export const readAnswer = (answers: Answers, id: string): number =>
  answers[bank.indexById.get(id)!] ?? 0;

/**
 * Generates random answers to the 128 items. Many are high, so that two people often share
 * interests.
 */
export const highAnswers = fc.array(
  fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 7 }), fc.constantFrom(5, 6, 7)),
  { minLength: 128, maxLength: 128 },
);

export const randomLimits = fc
  .subarray(
    bank.items.map(({ id }) => id),
    { maxLength: 50 },
  )
  .map((ids) => new Set(ids));
