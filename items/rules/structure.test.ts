import { describe, expect, test } from 'vitest';
import { poolCount, setACount } from '../../src/domain/survey.ts';
import { type PoledTheme, type Theme, themes } from '../../src/domain/themes.ts';
import {
  allItems,
  columns,
  files,
  type Form,
  forms,
  items,
  mean,
  readLatestEdition,
  readRows,
  readSource,
  retiredItems,
  themesInOrder,
} from './items.ts';

const itemCounts = { A: setACount, B: poolCount, E: 40 } as const satisfies Record<Form, number>;

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
  E: {
    DS: [2, 2],
    SM: [1, 2],
    BOND: [1, 2],
    EXVOY: [1, 0],
    HUMIL: [1, 0],
    PRIMAL: [0, 1],
    ROLE: [1, 1],
  },
};

const singleCounts: Readonly<Record<Form, Counts<UnpoledTheme>>> = {
  A: { FET: [2, 2], ENM: [2, 2], SENS: [2, 2] },
  B: { FET: [4, 4], ENM: [3, 3], SENS: [2, 2] },
  E: { FET: [1, 1], ENM: [1, 1], SENS: [2, 4] },
};

/** ENM holds two contents that correlate by only .24, so each form asks about both alike. */
const groupScenes = ['threesome', 'group-party', 'couple-swap'];
const relationshipScenes = [
  'agreed-flirting',
  'open-relationship',
  'several-partners',
  'night-off',
];

/** Returns the expected number of items by theme, pole and facet, without zeros. */
function expectedCounts(form: Form): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [theme, [fantasy, activity]] of Object.entries(pairCounts[form]))
    for (const pole of '+-')
      Object.assign(counts, { [`${theme} ${pole} F`]: fantasy, [`${theme} ${pole} A`]: activity });
  for (const [theme, [fantasy, activity]] of Object.entries(singleCounts[form]))
    Object.assign(counts, { [`${theme} 0 F`]: fantasy, [`${theme} 0 A`]: activity });
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

describe.each(files)('%s.csv', (file) => {
  test('has the columns of the README in their order', () => {
    const [header, ...rows] = readRows(file);
    expect(header).toEqual([...columns]);
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  });

  test('ends all its lines alike', () => {
    expect(readSource(file).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

test('numbers the items of a letter without a gap', () => {
  const ids = [...allItems, ...retiredItems].map(({ id }) => id);
  for (const form of forms) {
    const own = ids.filter((id) => id.startsWith(form)).toSorted();
    expect(own).toEqual(own.map((_, n) => form + String(n + 1).padStart(2, '0')));
  }
});

test('lists the items of all forms in the latest edition', () => {
  expect(readLatestEdition()).toEqual([
    ...items.A.map(({ id }) => [id, 'standard-48']),
    ...items.B.map(({ id }) => [id, 'pool-80']),
    ...items.E.map(({ id }) => [id, 'explore-40']),
  ]);
});

describe.each(forms)('form %s', (form) => {
  const own = items[form];

  test('has its number of items, with its letter', () => {
    expect(own).toHaveLength(itemCounts[form]);
    expect(own.filter(({ id }) => !id.startsWith(form))).toEqual([]);
  });

  test('has the counts per theme, pole and facet', () => {
    const counts: Record<string, number> = {};
    for (const { category, pole, facet } of own) {
      const key = `${category} ${pole} ${facet}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts).toEqual(expectedCounts(form));
  });

  test('asks as much about groups as about relationships', () => {
    const scenes = own.filter(({ category }) => category === 'ENM').map(({ scene }) => scene);
    const among = (list: readonly string[]): number =>
      scenes.filter((scene) => list.includes(scene)).length;
    const half = scenes.length / 2;
    expect([among(groupScenes), among(relationshipScenes)]).toEqual([half, half]);
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
