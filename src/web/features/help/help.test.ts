import { describe, expect, test, vi } from 'vitest';
import { defaultSite, type Site } from '../../../contract/site.ts';
import { listHelp } from './directory.ts';
import * as words from './words.ts';

const site: { -readonly [K in keyof Site]: Site[K] } = vi.hoisted(() => ({}) as Site); // as: filled below
vi.mock('../../platform/site.ts', () => ({ site }));
Object.assign(site, defaultSite);

const silentEnding = /(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/;

/** Estimates the syllables of an English word: groups of vowels, without a silent ending. */
const countSyllables = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(silentEnding, '')
      .match(/[aeiouy]+/g)?.length ?? 0,
  );

/** The Flesch-Kincaid grade: the years of school that a text takes to read. */
function measureGrade(text: string): number {
  const sentences = text.split(/[.?!:](?:\s|$)/).filter((part) => /\w/.test(part)).length;
  const all = text.match(/[A-Za-z’]+/g) ?? [];
  const syllables = all.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (all.length / sentences) + 11.8 * (syllables / all.length) - 15.59;
}

const paragraphs = Object.values(words).flatMap((text) =>
  typeof text === 'string' ? [text] : text,
);

describe('the page of help', () => {
  test('reads at grade 6 or below', () => {
    expect(paragraphs.length).toBeGreaterThan(30);
    const sentences = paragraphs.map((text) => (/[.?!:]$/.test(text) ? text : `${text}.`));
    expect(measureGrade(sentences.join(' '))).toBeLessThanOrEqual(6);
  });

  test('has no paragraph above grade 8', () => {
    const long = paragraphs.filter((text) => text.split(' ').length > 12);
    expect(long.filter((text) => measureGrade(text) > 8)).toEqual([]);
  });
});

test('the links of the operator take the place of the directory, each in its language', () => {
  expect(listHelp().map(({ url }) => url)).toEqual(['https://findahelpline.com/']);
  const [url, other] = ['https://help.example/', 'https://hilfe.example/'];
  site.safetyLinks = [
    { label: 'A helpline', url },
    { label: 'Eine Beratung', url: other, locale: 'de' },
  ];
  expect(listHelp()).toEqual([{ label: 'A helpline', url }]);
});

test('the grade tells a sentence of a lawyer from one of a friend', () => {
  expect(measureGrade('You can stop now. The dog will wait.')).toBeLessThan(2);
  expect(
    measureGrade(
      'Participation may be discontinued irrespective of prior contractual obligations.',
    ),
  ).toBeGreaterThan(15);
});
