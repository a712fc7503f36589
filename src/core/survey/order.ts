/** The order in which an attempt asks Set A. */

import { oncePer, seededUniform } from 'spark-psychometrics';
import type { Theme } from '../../domain/themes.ts';
import type { Edition } from './bank.ts';

/** The edition that introduced each order of Set A. Attempts keep theirs (measurement §3.4). */
const firstEditions = { shuffled: 2, gentle: 4, hardLater: 5 } as const;

const gentlest: Theme = 'SENS';
const second: Theme = 'ROLE';
const hardest: readonly string[] = ['SM', 'HUMIL'] satisfies Theme[];

interface OrderedItem {
  readonly id: string;
  readonly partner: string;
}
type ThemeItems = readonly OrderedItem[];

/** The themes in the order of the layout. */
const themesOf = oncePer(({ layout, model }: Edition): ReadonlyMap<Theme, ThemeItems> => {
  const items = layout.setA.map((id) => model.items[model.indexById.get(id)!]!);
  const byTheme = Map.groupBy(items, ({ category }) => category);
  return new Map(
    [...byTheme].map(([theme, ofTheme]): [Theme, ThemeItems] => [
      theme,
      ofTheme.map(({ id, compareTo }) => ({ id, partner: compareTo })),
    ]),
  );
});

/**
 * Returns Set A theme by theme, themes and questions in random order, complementary pairs never
 * adjacent; edition 1 has a fixed order. From edition 4 on, it opens with half of the gentlest
 * theme, then caring, and closes with the other half; from edition 5 on, the hardest themes are not
 * among the first two of the others. An attempt always has the same order.
 */
export function orderSetA(edition: Edition, attemptId: string): readonly string[] {
  const { layout } = edition;
  if (layout.number < firstEditions.shuffled) return layout.setA;
  const uniform = seededUniform(`set A order/${attemptId}`);
  const byTheme = themesOf(edition);
  const inOrder = (items: ThemeItems) => shuffleWithoutNeighbouringPairs(items, uniform);
  if (layout.number < firstEditions.gentle)
    return shuffle([...byTheme.values()], uniform).flatMap(inOrder);
  const { [gentlest]: gentle = [], [second]: caring = [], ...others } = Object.fromEntries(byTheme);
  const halves = inOrder(gentle);
  const half = Math.ceil(halves.length / 2);
  return [
    ...halves.slice(0, half),
    ...inOrder(caring),
    ...shuffleOthers(Object.entries(others), layout.number, uniform).flatMap(inOrder),
    ...halves.slice(half),
  ];
}

function shuffleOthers(
  others: readonly [theme: string, items: ThemeItems][],
  edition: number,
  uniform: () => number,
): ThemeItems[] {
  for (;;) {
    const order = shuffle(others, uniform);
    const isHardAtOnce = order.slice(0, 2).some(([theme]) => hardest.includes(theme));
    if (edition < firstEditions.hardLater || !isHardAtOnce) return order.map(([, items]) => items);
  }
}

export const shownOrder = (edition: Edition, attemptId: string): number[] =>
  orderSetA(edition, attemptId).map((id) => edition.model.indexById.get(id)!);

/** Themes with poles have at least two pairs: about one order in three is accepted. */
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

/** Fisher & Yates. */
function shuffle<T>(values: readonly T[], uniform: () => number): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(uniform() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
