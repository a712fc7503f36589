import { describe, expect, test } from 'vitest';
import {
  comparison,
  denial,
  graphicWord,
  neverSaid,
  themeWords,
} from '../../../../../test/support/insights/forbidden-words.ts';
import type { Claim } from '../../profile/profile.ts';
import { endingsAfter, openings, slots } from './notation.ts';
import { templates } from './templates.ts';

const kinds = Object.keys(templates) as Claim['kind'][]; // as: the keys of a record
const surroundings = [...openings, ...kinds.flatMap(endingsAfter), ...Object.values(slots)];

const listWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[a-z]+/g) ?? [])),
];

describe('openings and endings', () => {
  test('name the reader and the themes in set phrases only', () => {
    expect(surroundings.filter((text) => /\byou\b/.test(text))).toEqual(['for you [,]']);
    expect(surroundings.filter((text) => /\b(dimensions|other)\b/.test(text))).toEqual([
      'in other words [,]',
      '[and/also/so] among the ten dimensions [,]',
    ]);
  });

  test('name no theme, deny, compare or say anything forbidden', () => {
    const words = listWords(surroundings);
    for (const forbidden of [...Object.values(themeWords), ...neverSaid, denial, comparison])
      expect(
        words.filter((word) => forbidden.test(word)),
        String(forbidden),
      ).toEqual([]);
  });
});

describe('the vocabulary', () => {
  test('spells no graphic word across several words', () => {
    const short = listWords([...surroundings, ...Object.values(templates).flat()]).filter(
      (word) => word.length < 5,
    );
    const joined = short.flatMap((one) =>
      short.flatMap((two) => [one + two, ...short.map((three) => one + two + three)]),
    );
    expect(joined.length).toBeGreaterThan(10_000);
    expect(joined.filter((text) => graphicWord.test(text))).toEqual([]);
  });
});
