import { describe, expect, test } from 'vitest';
import {
  allItems,
  expectNone,
  askedItems,
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

/** The opening of every fantasy, by which a reader recognises it at once. */
const fantasyOpening = new RegExp(
  [
    '^(?:Imagining|Picturing|Daydreaming about|The thought of)',
    '^A (?:daydream|fantasy) (?:of|about|in which)',
  ].join('|'),
);
/** These began every fantasy of the first edition, and tired its readers. */
const wornOpening = /^(?:Imagining|Picturing|Daydreaming)\b/;
const fantasyWords = /\b(?:imagin|daydream|pictur|fantas|dream|thought|in (?:your|the) mind)/i;

/** The survey's prompt states once that everything is agreed; no question repeats it. */
const consentPhrases = new RegExp(
  [
    String.raw`\b(?:willing|consent|agree|approv|permission|permit|choos|chosen|own choice)`,
    String.raw`\b(?:within (?:\w+ )?limits|as you both|asked for)\b`,
    String.raw`\bbecause (?:you|they) (?:enjoy|want)`,
  ].join('|'),
  'i',
);
/** 'The strongest pain they have agreed to': the agreement is the measure of the pain. */
const consentIsTheContent = ['B53', 'B54'];

const shortLength = ({ shortDescription }: Item): number => shortDescription.split(/\s+/).length;

describe('length and readability', () => {
  test('keeps to the lengths', () => {
    const wordCount = ({ text }: Item): number => words(text).length;
    expectNone(allItems, (item) =>
      wordCount(item) > 25 || wordCount(item) < 4 ? wordCount(item) : false,
    );
    expectNone(
      allItems,
      ({ text, shortDescription }) => text.length > 500 || shortDescription.length > 120,
    );
    expectNone(allItems, (item) =>
      shortLength(item) < 2 || shortLength(item) > 6 ? shortLength(item) : false,
    );
  });

  // In a text of ten words, one more syllable raises the grade by more than one, so a single text
  // may reach grade 13.
  test.each(forms)('form %s has a mean grade of 8 at most', (form) => {
    expect(mean(items[form].map(({ text }) => readingGrade(text)))).toBeLessThanOrEqual(8);
    expectNone(items[form], ({ text }) =>
      readingGrade(text) > 13 ? readingGrade(text).toFixed(1) : false,
    );
  });
});

describe('clean text', () => {
  test('has no control, direction or invisible characters', () => {
    expectNone(allItems, (item) =>
      columns.some((column) => /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(item[column])),
    );
  });

  test('has no empty cells and no stray spaces', () => {
    const isUntidy = (cell: string): boolean =>
      cell === '' || cell !== cell.trim() || /\s{2}/.test(cell);
    expectNone(allItems, (item) => columns.some((column) => isUntidy(item[column])));
  });

  test('begins with a capital and ends with a full stop', () => {
    expectNone(allItems, ({ text }) => !/^[A-Z][^.?!]*\.$/.test(text));
    expectNone(allItems, ({ shortDescription }) => !/^[A-Z].*[^.]$/.test(shortDescription));
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

  // The two most similar items reach .43. Two items with six content words each, four of them
  // shared, would reach .5.
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

const fantasies = allItems.filter(({ facet }) => facet === 'F');
const activities = allItems.filter(({ facet }) => facet === 'A');

describe('facets', () => {
  test('words fantasies as fantasies and activities as activities', () => {
    expectNone(fantasies, ({ text }) => !fantasyOpening.test(text));
    expectNone(activities, ({ text }) => fantasyWords.exec(text)?.[0]);
    expectNone(
      allItems,
      ({ shortDescription, facet }) => shortDescription.startsWith('Fantasy: ') !== (facet === 'F'),
    );
  });

  test('begins both fantasies of a pair alike', () => {
    const opening = (text = ''): string | undefined => fantasyOpening.exec(text)?.[0];
    expectNone(fantasies, (item) => opening(item.text) !== opening(partner(item)?.text));
  });

  test('begins fewer than 40 questions with a worn opening', () => {
    expect(offenders(askedItems, ({ text }) => wornOpening.test(text)).length).toBeLessThan(40);
  });
});

describe('consent', () => {
  test('is left to the prompt', () => {
    const open = allItems.filter(({ id }) => !consentIsTheContent.includes(id));
    expectNone(
      open,
      ({ text, shortDescription }) => consentPhrases.exec(`${text} ${shortDescription}`)?.[0],
    );
  });

  test('of those who are watched is plain: a partner, or adults', () => {
    expectNone(
      allItems.filter(({ category }) => category === 'EXVOY'),
      ({ text }) => !/\bpartner|\badults\b/i.test(text),
    );
  });
});
