/** Six invented people, as different as the bank allows: an answer from 1 to 7 to each item. */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

interface Item {
  readonly id: string;
  readonly category: string;
  /** 1, -1, or 0 where the theme has no sides. */
  readonly pole: number;
  readonly facet: 'F' | 'A';
  readonly rarity: number;
}

const read = (form: string): Item[] =>
  parse<Record<string, string>>(
    readFileSync(new URL(`../../../items/${form}.csv`, import.meta.url)),
    { columns: true },
  ).map(({ id = '', category = '', pole, facet, rarity }) => ({
    id,
    category,
    pole: pole === '0' ? 0 : Number(`${pole}1`),
    facet: facet === 'F' ? 'F' : 'A',
    rarity: Number(rarity),
  }));

export const items: ReadonlyMap<string, Item> = new Map(
  [...read('standard-48'), ...read('pool-80')].map((item) => [item.id, item]),
);

/** A little unevenness that depends on the item alone. */
const uneven = ({ id }: Item): number => ((Number(id.slice(1)) * 7) % 3) - 1;
const scale = (value: number): number => Math.min(7, Math.max(1, Math.round(value)));

export const people: Readonly<Record<string, (item: Item) => number>> = {
  curious: (item) => scale(4.4 + uneven(item) - (item.rarity - 2) * 0.4),
  'one-favourite': (item) => scale(item.category === 'SENS' ? 7 : 2.4 + uneven(item)),
  leading: (item) =>
    scale(
      ({ DS: 5.6, BOND: 5.8, PRIMAL: 4.6, ROLE: 4.8 }[item.category] ?? 2.6) +
        item.pole * 1.7 +
        uneven(item) * 0.5,
    ),
  dreaming: (item) =>
    scale(
      (item.facet === 'F' ? 6.1 : 2.6) -
        (['EXVOY', 'FET', 'SENS'].includes(item.category) ? 0 : 1.3) -
        item.pole * 0.9 +
        uneven(item) * 0.6,
    ),
  reserved: (item) => scale((item.category === 'SENS' ? 3 : 1.2) + (uneven(item) > 0 ? 1 : 0)),
  open: (item) => scale(6.6 - item.rarity * 0.35 + uneven(item) * 0.4),
};
