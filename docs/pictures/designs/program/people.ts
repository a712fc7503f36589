/**
 * Six invented people who differ as much as the item bank allows. Each is a function that gives an
 * answer, 1 to 7, to an item.
 */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

interface Item {
  readonly id: string;
  readonly theme: string;
  /** 1 or -1; 0 in a theme without poles. */
  readonly pole: number;
  readonly facet: 'F' | 'A';
  readonly rarity: number;
}

const readItems = (form: string): Item[] =>
  parse<Record<string, string>>(
    readFileSync(new URL(`../../../../items/${form}.csv`, import.meta.url)),
    { columns: true },
  ).map(({ id = '', category = '', pole, facet, rarity }) => ({
    id,
    theme: category,
    pole: pole === '0' ? 0 : Number(`${pole}1`),
    facet: facet === 'F' ? 'F' : 'A',
    rarity: Number(rarity),
  }));

export const items: ReadonlyMap<string, Item> = new Map(
  [...readItems('standard-48'), ...readItems('pool-80')].map((item) => [item.id, item]),
);

/** A variation of -1, 0 or 1 that depends on the item alone. */
const variation = ({ id }: Item): number => ((Number(id.slice(1)) * 7) % 3) - 1;
const toAnswer = (value: number): number => Math.min(7, Math.max(1, Math.round(value)));

export const people: Readonly<Record<string, (item: Item) => number>> = {
  curious: (item) => toAnswer(4.4 + variation(item) - (item.rarity - 2) * 0.4),
  'one-favourite': (item) => toAnswer(item.theme === 'SENS' ? 7 : 2.4 + variation(item)),
  leading: (item) =>
    toAnswer(
      ({ DS: 5.6, BOND: 5.8, PRIMAL: 4.6, ROLE: 4.8 }[item.theme] ?? 2.6) +
        item.pole * 1.7 +
        variation(item) * 0.5,
    ),
  dreaming: (item) =>
    toAnswer(
      (item.facet === 'F' ? 6.1 : 2.6) -
        (['EXVOY', 'FET', 'SENS'].includes(item.theme) ? 0 : 1.3) -
        item.pole * 0.9 +
        variation(item) * 0.6,
    ),
  reserved: (item) => toAnswer((item.theme === 'SENS' ? 3 : 1.2) + (variation(item) > 0 ? 1 : 0)),
  open: (item) => toAnswer(6.6 - item.rarity * 0.35 + variation(item) * 0.4),
};
