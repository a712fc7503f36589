/** The order in which an attempt asks the questions of Set A (measurement §3.4). */

import { seededUniform } from '../../../../psychometrics/index.ts';
import type { Edition } from '../bank/edition.ts';

/** Attempts of earlier editions keep the order of their layout, in which they were begun. */
const firstShuffledEdition = 2;

interface OrderedItem {
  readonly id: string;
  readonly partner: string;
}

const themesByEdition = new WeakMap<Edition, readonly (readonly OrderedItem[])[]>();

/** Returns the questions of each theme, in the order of the layout. Computes them only once. */
function themesOf(edition: Edition): readonly (readonly OrderedItem[])[] {
  const known = themesByEdition.get(edition);
  if (known) return known;
  const { layout, model } = edition;
  const items = layout.setA.map((id) => model.items[model.indexById.get(id)!]!);
  const themes = [...Map.groupBy(items, ({ category }) => category).values()].map((theme) =>
    theme.map(({ id, compareTo }): OrderedItem => ({ id, partner: compareTo })),
  );
  themesByEdition.set(edition, themes);
  return themes;
}

/**
 * Returns the ids of Set A in the order of presentation: theme by theme, with the themes and the
 * questions of each theme in a random order, and never the two questions of a complementary pair
 * next to each other. The same attempt always has the same order.
 */
export function orderSetA(edition: Edition, attemptId: string): readonly string[] {
  const { layout } = edition;
  if (layout.number < firstShuffledEdition) return layout.setA;
  const uniform = seededUniform(`set A order/${attemptId}`);
  return shuffle(themesOf(edition), uniform).flatMap((theme) =>
    shuffleWithoutNeighbouringPairs(theme, uniform),
  );
}

/** Returns the indices of Set A in the model, in the order of presentation. */
export const shownOrder = (edition: Edition, attemptId: string): number[] =>
  orderSetA(edition, attemptId).map((id) => edition.model.indexById.get(id)!);

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
