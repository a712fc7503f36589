/** What a person gives to a shared reading: the items that the other person may share. */

import { maxTicks, tickableAnswer } from '../../domain/readings/together.ts';
import { minHighAnswer } from '../../domain/survey.ts';
import type { Bank } from '../bank/bank.ts';
import { assertAnswers, type Answers } from '../profile/posterior.ts';
import { touchesLimit } from '../public-record/revealable.ts';

interface OpenItemsOptions {
  readonly bank: Bank;
  readonly answers: Answers;
  /** The ids of items answered 4 that the person ticked with 'Yes, if you want it'. */
  readonly ticks: ReadonlySet<string>;
  /** The ids of the items that the person marked as hard limits, in all editions. */
  readonly limits: ReadonlySet<string>;
}

/**
 * Returns the indices, in bank order, of the items that the person answered with at least 5 or
 * ticked, without those that are a hard limit or touch one. Items with a `side` are left out as in
 * sharedActivities. Throws a RangeError if an answer is invalid, or if more than ten items are
 * ticked or one of them was not answered with 4.
 */
export function openItems({ bank, answers, ticks, limits }: OpenItemsOptions): number[] {
  assertAnswers(bank, answers);
  const isTickable = (id: string): boolean =>
    answers[bank.indexById.get(id) ?? -1] === tickableAnswer;
  if (ticks.size > maxTicks || ![...ticks].every(isTickable))
    throw new RangeError(
      `At most ${maxTicks} items answered with ${tickableAnswer} can be ticked.`,
    );
  return bank.items.flatMap(({ id, side }, index) => {
    const isOpen = (answers[index] ?? 0) >= minHighAnswer || ticks.has(id);
    return isOpen && !side && !touchesLimit(bank, index, limits) ? [index] : [];
  });
}
