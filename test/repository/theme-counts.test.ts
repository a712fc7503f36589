/**
 * Texts, comments and documents that count themes, or what follows from them, agree with the
 * domain. A new theme makes this test name every file and line to change.
 */

import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  factors,
  polarityThemes,
  poledThemes,
  themeFacts,
  themes,
} from '../../src/domain/themes.ts';
import { latentCount, traitCount } from '../../src/psychometrics/bank/traits.ts';
import { names } from '../../src/web/features/landing/words.ts';
import { read, repository } from './repository-files.ts';

const sources = [
  '{src,research,test,items,scripts}/**/*.{ts,tsx,mjs}',
  '{*,docs/*,items/*,research/study/*,deploy/*,src/**/README}.md',
];
/** This file, and records of an earlier state. */
const ignored = [
  'test/repository/theme-counts.test.ts',
  'CHANGELOG.md',
  'research/study/RESULTS.md',
];

/** The nouns that texts count, and the numbers that they may have. */
const counted: Readonly<Record<string, readonly number[]>> = {
  themes: [themes.length],
  subjects: [themes.length],
  'themes with two poles': [poledThemes.length],
  'of them have two sides': [poledThemes.length],
  dimensions: [themes.length, latentCount],
  'latent dimensions': [latentCount],
  'dense dimensions': [latentCount],
  d: [latentCount],
  traits: [traitCount],
  'pole traits': [traitCount],
  'domain scores': [traitCount],
  'x 256': [traitCount],
  contrasts: [themes.length],
  'facet contrasts': [themes.length],
  numbers: [traitCount, latentCount],
  polarities: [polarityThemes.length],
  factors: [factors.length],
  'psychological factors': [factors.length],
  'summary areas': [factors.length],
};

/** Phrases about some of the themes, such as the five with a score on the wire. */
const allowed = ['three themes', 'five themes', 'five dimensions', 'three dimensions'];

const words = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '));

/** The space between two words, also across the lines of a comment. */
const gap = String.raw`[\s*/]+`;
const nouns = Object.keys(counted).sort((a, b) => b.length - a.length);
const phrase = new RegExp(
  String.raw`(?<![\w.,§-])(${words.slice(3).join('|')}|[5-9]|[1-9]\d)(?:${gap}|-)(${nouns.join('|').replaceAll(' ', gap)})(?![\w-])`,
  'gi',
);
/** A square matrix over the latent vector. */
const square = /\b([1-9]\d) x ([1-9]\d)\b/g;

const toNumber = (text: string): number =>
  words.includes(text.toLowerCase()) ? words.indexOf(text.toLowerCase()) : Number(text);
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The phrases whose number differs from the domain's, each with its line. */
function findWrongCounts(text: string): string[] {
  const phrases = [...text.matchAll(phrase)].filter(([found, number = '', noun = '']) => {
    const numbers = counted[noun.toLowerCase().replaceAll(new RegExp(gap, 'g'), ' ')];
    return !allowed.includes(found) && !numbers?.includes(toNumber(number));
  });
  const squares = [...text.matchAll(square)].filter(
    ([, rows, columns]) => rows === columns && Number(rows) !== latentCount,
  );
  return [...phrases, ...squares].map(
    ({ 0: found, index }) =>
      `${lineAt(text, index)}: ${found.replaceAll(new RegExp(gap, 'g'), ' ')}`,
  );
}

test('texts, comments and documents count themes as the domain does', () => {
  const files = globSync(sources, { cwd: repository }).filter((path) => !ignored.includes(path));
  const wrong = files.flatMap((path) =>
    findWrongCounts(read(path)).map((found) => `${path}:${found}`),
  );
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(900);
});

test('a wrong count is found, with its line', () => {
  const text = `/**
 * Nineteen dimensions; eighteen
 * polarities; five dimensions; 98 pole
 * traits; 98-D; 98 x 98; 15 D-optimal; 97 numbers, 1080 numbers and 10.5 themes.
 */`;
  expect(findWrongCounts(text)).toEqual([
    '2: Nineteen dimensions',
    '2: eighteen polarities',
    '3: 98 pole traits',
    '4: 98-D',
    '4: 97 numbers',
    '4: 98 x 98',
  ]);
});

test('the landing page has the phrases of themes', () => {
  const phrases = themes.map((theme) => themeFacts[theme].phrase);
  for (const name of Object.values(names)) expect(phrases).toContain(name.toLowerCase());
});
