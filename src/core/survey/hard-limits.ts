/**
 * Hard limits: questions that never appear in a list that their owner shares with another person.
 * They belong to the person and the question, not to an attempt, so that they survive retakes and
 * new editions. The scoring model does not use them.
 */

import { contentOf, touchesLimit } from 'spark-psychometrics';
import type { ItemBank } from './bank.ts';

type Editions = Pick<ItemBank, 'editions'>;

/** Returns the marked questions, and the same questions in other editions. */
export function findHardLimits(
  { editions }: Editions,
  marked: readonly string[],
): ReadonlySet<string> {
  const items = [...editions.values()].flatMap(({ model }) => model.items);
  const contents = new Set(
    items.filter(({ id }) => marked.includes(id)).map((item) => contentOf(item)),
  );
  const alike = items.filter((item) => contents.has(contentOf(item))).map(({ id }) => id);
  return new Set([...marked, ...alike]);
}

/** Tells whether naming a question would show a hard limit. */
export type LimitCheck = (itemId: string) => boolean;

export function createLimitCheck(bank: Editions, marked: readonly string[]): LimitCheck {
  const limits = findHardLimits(bank, marked);
  const limited = new Set(
    [...bank.editions.values()].flatMap(({ model }) =>
      model.items.filter((_, index) => touchesLimit(model, index, limits)).map(({ id }) => id),
    ),
  );
  return (itemId) => limited.has(itemId);
}
