/** The order in which an attempt asks the questions of Set A (measurement §3.4). */

import { seededUniform } from '../../../../psychometrics/index.ts';
import type { Edition } from '../bank/edition.ts';

/** Attempts of earlier editions keep the order of their layout, in which they were begun. */
const firstShuffledEdition = 2;

interface OrderedItem {
  readonly id: string;
  readonly theme: string;
  readonly partner: string;
}

/**
 * Returns the ids of Set A in the order of presentation: theme by theme, with the themes and the
 * questions of each theme in a random order, and never the two questions of a complementary pair
 * next to each other. The same attempt always has the same order.
 */
export function orderSetA({ layout, model }: Edition, attemptId: string): readonly string[] {
  if (layout.number < firstShuffledEdition) return layout.setA;
  const uniform = seededUniform(`set A order/${attemptId}`);
  const items = layout.setA.map((id): OrderedItem => {
    const { category, compareTo } = model.items[model.indexById.get(id)!]!;
    return { id, theme: category, partner: compareTo };
  });
  const themes = shuffle([...new Set(items.map(({ theme }) => theme))], uniform);
  return themes.flatMap((theme) =>
    shuffleWithoutNeighbouringPairs(
      items.filter((item) => item.theme === theme),
      uniform,
    ),
  );
}

/**
 * Shuffles until no pair is adjacent. Themes with poles have at least two pairs, so that about one
 * order in three is accepted.
 */
function shuffleWithoutNeighbouringPairs(
  items: readonly OrderedItem[],
  uniform: () => number,
): string[] {
  for (;;) {
    const order = shuffle(items, uniform);
    const hasAdjacentPair = order.some(
      ({ partner, id }, n) => partner !== id && order[n + 1]?.id === partner,
    );
    if (!hasAdjacentPair) return order.map(({ id }) => id);
  }
}

/** Returns the values in a random order (Fisher & Yates). */
function shuffle<T>(values: readonly T[], uniform: () => number): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(uniform() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
