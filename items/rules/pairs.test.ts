import { describe, expect, test } from 'vitest';
import {
  allItems,
  expectNone,
  type Item,
  itemById,
  items,
  partner,
  repeated,
  themesInOrder,
  twin,
} from './items.ts';
import { similarity, stems } from './text.ts';

const isPoled = ({ pole }: Item): boolean => pole !== '0';
const form = ({ id }: Item): string => id.charAt(0);

/**
 * Whether two items form a complementary pair: they name each other, are at opposite poles, and
 * share form, theme, scene and facet.
 */
function isComplementary(item: Item, other: Item): boolean {
  const isMutual = other.compareTo === item.id;
  const hasOppositePole = isPoled(other) && other.pole !== item.pole;
  const isAlike = (['category', 'scene', 'facet'] as const).every(
    (field) => other[field] === item[field],
  );
  return isMutual && hasOppositePole && isAlike && form(other) === form(item);
}

describe('pairs', () => {
  test('pairs every item of a poled theme with its complement', () => {
    expectNone(allItems.filter(isPoled), (item) => {
      const other = partner(item);
      return other ? !isComplementary(item, other) : 'no such partner';
    });
  });

  test('lets an item without a pole point to itself', () => {
    const single = allItems.filter((item) => !isPoled(item));
    expectNone(single, ({ id, compareTo }) => compareTo !== id);
  });

  test('shares half the content words between two mirrored texts', () => {
    expectNone(
      allItems.filter(({ pole }) => pole === '+'),
      (item) => {
        const value = similarity(stems(item.text), stems(partner(item)?.text ?? ''));
        return value < 0.5 ? value.toFixed(2) : false;
      },
    );
  });
});

describe('scenes', () => {
  test('have a slug, used once per theme, pole and facet', () => {
    expectNone(allItems, ({ scene }) => !/^[a-z]+(?:-[a-z]+){0,3}$/.test(scene));
    const keys = allItems.map(({ category, scene, pole, facet }) =>
      [category, scene, pole, facet].join(' '),
    );
    expect(repeated(keys)).toEqual([]);
    const themeByScene = new Map<string, string>();
    for (const { scene, category } of allItems)
      themeByScene.set(scene, themeByScene.get(scene) ?? category);
    expectNone(allItems, ({ scene, category }) => themeByScene.get(scene) !== category);
  });

  test('of Set A have a twin of the other facet', () => {
    expectNone(items.A, (item) => twin(item) === undefined);
  });

  test('have an activity as rare as the fantasy or rarer', () => {
    const steps = (item: Item): number =>
      Number(twin(item)?.rarity ?? item.rarity) - Number(item.rarity);
    const fantasies = allItems.filter(({ facet }) => facet === 'F');
    expectNone(fantasies, (item) => steps(item) < 0 || steps(item) > 1);
  });
});

describe('rarity', () => {
  test('has classes 1 to 5, at most one apart in a pair', () => {
    expectNone(allItems, ({ rarity }) => !/^[1-5]$/.test(rarity));
    const distance = ({ rarity, compareTo }: Item): number =>
      Math.abs(Number(rarity) - Number(itemById.get(compareTo)?.rarity));
    expectNone(allItems, (item) => distance(item) > 1);
  });

  test('has three classes in each pool theme but SENS', () => {
    const classes = (theme: string): number =>
      new Set(items.B.filter(({ category }) => category === theme).map(({ rarity }) => rarity))
        .size;
    const themes = themesInOrder(items.B).filter((theme) => theme !== 'SENS');
    expect(themes.filter((theme) => classes(theme) < 3)).toEqual([]);
  });
});
