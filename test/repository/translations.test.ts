/** Every text has its translation, which is plain text of that language (ADR 25). */

import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportEachText, translationOf } from '../../scripts/locales.ts';
import { locales, type TranslatedLocale } from '../../src/domain/locales.ts';
import { findAll, read, repository } from './repository-files.ts';

const isEnglish = (path: string): boolean =>
  /^src\/(?:web|domain|server)\/.*\bwords\.ts$/.test(path) && !path.includes('/admin/');
const englishFiles = globSync('src/**/*words.ts', { cwd: repository }).filter(isEnglish).toSorted();

const translated = locales.filter((locale): locale is TranslatedLocale => locale !== 'en');
const pairs = translated.flatMap((locale) =>
  englishFiles.map((path) => [translationOf(path, locale), path] as const),
);

/** Every text that a module holds, by the way to it; a function is asked with plain values. */
function listTexts(value: unknown, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => listTexts(part, `${way}.${name}`));
  return [];
}

const tagsOf = (text: string): string => (text.match(/<\/?\w+>/g) ?? []).toSorted().join(' ');

/** Names, citations and ids are the same in both languages. */
const isSentence = (way: string, text: string): boolean =>
  /(?:\p{L}{2,}\P{L}+){3}/u.test(text) && !way.startsWith('.citations');

describe.each(pairs)('%s', (path, englishPath) => {
  test('has each text, with its tags, and no English', async () => {
    expect(existsSync(path)).toBe(true);
    const english = new Map(listTexts(await import(`../../${englishPath}`)));
    const { default: own } = (await import(`../../${path}`)) as { default: object };
    const texts = new Map(listTexts(own));
    const wrong = [...english].filter(([way, text]) => {
      const found = texts.get(way);
      if (found === undefined) return /\.\w+$/.test(way) && !/\.\d+$/.test(way);
      return tagsOf(found) !== tagsOf(text) || (found === text && isSentence(way, text));
    });
    expect(wrong).toEqual([]);
  });

  test('has no invisible direction, and no markup of its own', () => {
    expect(read(path)).not.toMatch(
      /[\u200E\u200F\u202A-\u202E\u2066-\u2069]|<(?:script|img|style)/,
    );
  });
});

const keyed = [
  'src/server/platform/http/problem-texts',
  'src/web/features/privacy/stored-texts',
  'src/web/features/methodology/bar-texts',
];

describe.each(keyed)('%s', (path) => {
  test('has the same sentences in each language', () => {
    const listKeys = (locale: string): string[] =>
      findAll(read(`${path}.${locale}.ts`), /^ {2}(?:'((?:[^'\\]|\\.)+)'|"[^"]+"):/gm);
    const expected = listKeys('de').toSorted();
    expect(expected.length).toBeGreaterThan(75);
    for (const locale of translated) expect(listKeys(locale).toSorted(), locale).toEqual(expected);
  });
});

describe('a translation for the build', () => {
  test('becomes one export for each text', () => {
    const code = "const a = 'x';\nexport default { a, b: (n: number) => `${n}` } satisfies object;";
    expect(exportEachText('words.de.ts', code)).toBe(
      "const a = 'x';\n\nexport { a };\nexport const b = (n: number) => `${n}`;",
    );
  });

  test('is refused if it is no object of texts', () => {
    expect(() => exportEachText('words.de.ts', 'export const a = 1;')).toThrow('words.de.ts');
  });
});
