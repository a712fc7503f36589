/** Checks the length, readability and wording of the texts. */

import { describe, expect, test } from 'vitest';
import {
  allItems,
  columns,
  forms,
  type Item,
  items,
  mean,
  offenders,
  partner,
  repeated,
} from './items.ts';
import { contentWords, readingGrade, similarity, words } from './text.ts';

const fantasyWords = /\b(?:imagin|daydream|pictur|fantas|dream|in (?:your|the) mind)/i;
const consentWords =
  /\b(?:agree|consent|willing|enjoy|choice|choos|chose|approved|trust|asked|planned|want)/i;

const shortLength = ({ shortDescription }: Item): number => shortDescription.split(/\s+/).length;

describe('length and readability', () => {
  test('keeps to the lengths', () => {
    const wordCount = ({ text }: Item): number => words(text).length;
    expect(
      offenders(allItems, (item) =>
        wordCount(item) > 25 || wordCount(item) < 4 ? wordCount(item) : false,
      ),
    ).toEqual([]);
    expect(
      offenders(
        allItems,
        ({ text, shortDescription }) => text.length > 500 || shortDescription.length > 120,
      ),
    ).toEqual([]);
    expect(
      offenders(allItems, (item) =>
        shortLength(item) < 2 || shortLength(item) > 6 ? shortLength(item) : false,
      ),
    ).toEqual([]);
  });

  // In a text of ten words, one more syllable raises the grade by more than one, so a single text
  // may reach grade 13.
  test.each(forms)('form %s has a mean grade of 8 at most', (form) => {
    expect(mean(items[form].map(({ text }) => readingGrade(text)))).toBeLessThanOrEqual(8);
    expect(
      offenders(items[form], ({ text }) =>
        readingGrade(text) > 13 ? readingGrade(text).toFixed(1) : false,
      ),
    ).toEqual([]);
  });
});

describe('clean text', () => {
  test('has no control, direction or invisible characters', () => {
    expect(
      offenders(allItems, (item) =>
        columns.some((column) => /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(item[column])),
      ),
    ).toEqual([]);
  });

  test('has no empty cells and no stray spaces', () => {
    const isUntidy = (cell: string): boolean =>
      cell === '' || cell !== cell.trim() || /\s{2}/.test(cell);
    expect(offenders(allItems, (item) => columns.some((column) => isUntidy(item[column])))).toEqual(
      [],
    );
  });

  test('begins with a capital and ends with a full stop', () => {
    expect(offenders(allItems, ({ text }) => !/^[A-Z][^.?!]*\.$/.test(text))).toEqual([]);
    expect(
      offenders(allItems, ({ shortDescription }) => !/^[A-Z].*[^.]$/.test(shortDescription)),
    ).toEqual([]);
  });
});

describe('distinct questions', () => {
  test.each(['text', 'shortDescription'] as const)(
    'repeat no %s, whatever its capitals and stops',
    (column) => {
      const plain = allItems.map((item) =>
        item[column]
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      );
      expect(repeated(plain)).toEqual([]);
    },
  );

  // The two most similar items of one pole reach .375. Two items with six content words each, four
  // of them shared, would reach .5.
  test('of one pole never ask nearly the same', () => {
    const near = allItems.flatMap((a, n) =>
      allItems
        .slice(n + 1)
        .filter(
          (b) => a.pole === b.pole && similarity(contentWords(a.text), contentWords(b.text)) >= 0.5,
        )
        .map((b) => `${a.id} ~ ${b.id}`),
    );
    expect(near).toEqual([]);
  });
});

describe('facets and consent', () => {
  test('words fantasies as fantasies and activities as activities', () => {
    expect(
      offenders(allItems, ({ text, facet }) => fantasyWords.test(text) !== (facet === 'F')),
    ).toEqual([]);
    expect(
      offenders(
        allItems,
        ({ shortDescription, facet }) =>
          shortDescription.startsWith('Fantasy: ') !== (facet === 'F'),
      ),
    ).toEqual([]);
  });

  test('begins both fantasies of a pair with the same verb', () => {
    const fantasies = allItems.filter(({ facet }) => facet === 'F');
    expect(
      offenders(fantasies, (item) => words(item.text)[0] !== words(partner(item)?.text ?? '')[0]),
    ).toEqual([]);
  });

  test('names consent or the partner where it must', () => {
    expect(
      offenders(
        allItems.filter(({ category }) => category === 'EXVOY'),
        ({ text }) => !/\bpartner|\bconsent/i.test(text),
      ),
    ).toEqual([]);
    expect(
      offenders(
        allItems.filter(
          ({ category, pole }) => ['SM', 'BOND', 'HUMIL'].includes(category) && pole === '+',
        ),
        ({ text }) => !consentWords.test(text),
      ),
    ).toEqual([]);
  });
});
