/** Checks the columns, counts and order of the items in each form. */

import { describe, expect, test } from 'vitest';
import { poolCount, setACount } from '../../src/domain/survey.ts';
import { type PoledTheme, type Theme, themes } from '../../src/domain/themes.ts';
import {
  allItems,
  columns,
  type Form,
  forms,
  items,
  mean,
  readRows,
  retired,
  themesInOrder,
} from './items.ts';

type UnpoledTheme = Exclude<Theme, PoledTheme>;
type Counts<T extends Theme> = Readonly<Record<T, readonly [fantasy: number, activity: number]>>;

/** The numbers of complementary pairs in each theme with poles: [fantasy, activity]. */
const pairCounts: Readonly<Record<Form, Counts<PoledTheme>>> = {
  A: {
    DS: [2, 1],
    SM: [1, 2],
    BOND: [2, 1],
    EXVOY: [1, 2],
    HUMIL: [1, 1],
    PRIMAL: [1, 1],
    ROLE: [1, 1],
  },
  B: {
    DS: [3, 3],
    SM: [3, 2],
    BOND: [2, 3],
    EXVOY: [3, 2],
    HUMIL: [2, 2],
    PRIMAL: [2, 1],
    ROLE: [1, 2],
  },
};

/** The numbers of items in each theme without poles: [fantasy, activity]. */
const singleCounts: Readonly<Record<Form, Counts<UnpoledTheme>>> = {
  A: { FET: [2, 2], ENM: [2, 2], SENS: [2, 2] },
  B: { FET: [4, 4], ENM: [3, 3], SENS: [2, 2] },
};

/** Returns the expected number of items by theme, pole and facet. */
function expectedCounts(form: Form): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [theme, [fantasy, activity]] of Object.entries(pairCounts[form]))
    for (const pole of '+-')
      Object.assign(counts, { [`${theme} ${pole} F`]: fantasy, [`${theme} ${pole} A`]: activity });
  for (const [theme, [fantasy, activity]] of Object.entries(singleCounts[form]))
    Object.assign(counts, { [`${theme} 0 F`]: fantasy, [`${theme} 0 A`]: activity });
  return counts;
}

describe.each(forms)('form %s', (form) => {
  const own = items[form];

  test('has the columns of the README in their order', () => {
    const [header, ...rows] = readRows(form);
    expect(header).toEqual([...columns]);
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  });

  test('numbers its items without a gap', () => {
    expect(own).toHaveLength(form === 'A' ? setACount : poolCount);
    const ids = [...allItems, ...retired].map(({ id }) => id).filter((id) => id.startsWith(form));
    expect(ids.toSorted()).toEqual(ids.map((_, n) => form + String(n + 1).padStart(2, '0')));
  });

  test('has the counts per theme, pole and facet', () => {
    const counts: Record<string, number> = {};
    for (const { category, pole, facet } of own) {
      const key = `${category} ${pole} ${facet}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts).toEqual(expectedCounts(form));
  });

  test('goes theme by theme, mild before rare, from SENS on', () => {
    expect(themesInOrder(own)).toHaveLength(themes.length);
    expect(own[0]?.category).toBe('SENS');
    const outOfOrder = own.filter(({ category, rarity }, n) => {
      const before = own[n - 1];
      return category === before?.category && Number(rarity) < Number(before.rarity);
    });
    expect(outOfOrder.map(({ id }) => id)).toEqual([]);
  });

  test('does not end on its rarest theme', () => {
    const rarities = themesInOrder(own).map((theme) =>
      mean(own.filter(({ category }) => category === theme).map(({ rarity }) => Number(rarity))),
    );
    expect(rarities.at(-1)).toBeLessThan(Math.max(...rarities));
  });
});
