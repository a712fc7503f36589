import { describe, expect, test } from 'vitest';
import { bank } from '../../../test/support/psychometrics/real-bank.ts';
import { pickClearest } from './clearest.ts';
import { topics } from './topic-words.ts';

const { items, indexById } = bank.current.model;
const shortDescriptions = new Map(bank.texts.map((item) => [item.id, item.shortDescription]));
const texts = { shortDescriptions, topics };

type Values = Readonly<Record<string, number>>;

const pick = (values: Values, hidden: readonly string[] = []) => {
  const given = Object.entries(values).map(([id, value]) => ({
    item: items[indexById.get(id)!]!,
    value,
  }));
  const told = given.filter(({ item }) => !hidden.includes(item.id));
  const { yes, no } = pickClearest(given, told, texts);
  return { yes: yes.map(({ itemId }) => itemId), no: no.map(({ itemId }) => itemId) };
};

test('every scene of every edition has a topic', () => {
  const scenes = [...bank.editions.values()].flatMap(({ model }) =>
    model.items.map(({ scene }) => scene),
  );
  expect(Object.keys(topics).toSorted()).toEqual([...new Set(scenes)].toSorted());
});

describe('the clearest yes', () => {
  test('is one answer a theme, the surest and rarest first, at most four', () => {
    const values = { A49: 7, A04: 7, A23: 6, A14: 7, A15: 7, B31: 6, A30: 6 };
    expect(pick(values).yes).toEqual(['A04', 'A14', 'B31', 'A23']);
  });

  test('names nothing that is hidden, and nothing below 6', () => {
    expect(pick({ A49: 7, A04: 5 }, ['A49']).yes).toEqual([]);
  });

  test('tells a fantasy without its word for one', () => {
    const given = [{ item: items[indexById.get('A15')!]!, value: 7 }];
    expect(pickClearest(given, given, texts).yes).toMatchObject([
      {
        text: 'Being tied to bed',
        isImagined: true,
        side: 'negative',
        topic: topics['tied-to-bed'],
      },
    ]);
  });
});

describe('the clearest no', () => {
  const rope = { A14: 6, B17: 5, B20: 1 };

  test('is a refusal in what is liked otherwise', () => {
    expect(pick(rope).no).toEqual(['B20']);
    expect(pick({ ...rope, B17: 2 }).no).toEqual([]);
    expect(pick({ A14: 1, A50: 1, B17: 1, B20: 1 }).no).toEqual([]);
    expect(pick(rope, ['B20']).no).toEqual([]);
  });

  test('has no topic if the other side of the scene is wanted', () => {
    const given = Object.entries({ ...rope, B19: 6 }).map(([id, value]) => ({
      item: items[indexById.get(id)!]!,
      value,
    }));
    expect(pickClearest(given, given, texts).no).toMatchObject([{ itemId: 'B20', topic: null }]);
  });
});
