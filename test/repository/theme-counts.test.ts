/** Texts that state the number of themes agree with the domain, even after a theme is added. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { factors, polarityThemes, poledThemes, themes } from '../../src/domain/themes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const words = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '));

/**
 * This phrase is allowed, because the legacy format and the new format of the specification each
 * list only five of the themes (spec §3).
 */
const listed = 'five dimensions';

const counted: Readonly<Record<string, number>> = {
  dimensions: themes.length,
  'of them have two sides': poledThemes.length,
  polarities: polarityThemes.length,
  'summary areas': factors.length,
};
const pattern = new RegExp(
  `\\b(${words.slice(3).join('|')}) (${Object.keys(counted).join('|')})\\b`,
  'gi',
);

/** Returns the phrases whose number differs from the number in the domain. */
const findWrongCounts = (text: string): string[] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(pattern)]
    .filter(([phrase]) => phrase !== listed)
    .filter(([, word = '', noun = '']) => words.indexOf(word.toLowerCase()) !== counted[noun])
    .map(([phrase]) => phrase);

test('texts count themes, polarities and areas as the domain does', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const wrong = sources
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) =>
      findWrongCounts(readFileSync(`${root}${path}`, 'utf8')).map((text) => `${path}: ${text}`),
    );
  expect(wrong).toEqual([]);
  expect(sources.length).toBeGreaterThan(300);
});

test('a wrong count is found', () => {
  expect(findWrongCounts('Nineteen dimensions; eighteen\n  polarities; five dimensions.')).toEqual([
    'Nineteen dimensions',
    'eighteen polarities',
  ]);
});
