/** Every text has its translation, which is plain text of that language. */

import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportEachText, translationOf } from '../../scripts/locales.ts';
import { englishFiles, listMessages } from '../../scripts/words/messages.ts';
import { findLostTags, findMarkup } from '../../scripts/words/plain-text.ts';
import { englishQuestions, readTranslations } from '../../scripts/words/questions.ts';
import { locales, type TranslatedLocale } from '../../src/domain/locales.ts';
import { translateProblem } from '../../src/server/platform/http/problem.ts';
import { findAll, read, repository } from './repository-files.ts';

const translated = locales.filter((locale): locale is TranslatedLocale => locale !== 'en');

/** Names are the same in both languages, and so are placeholders. */
const isSentence = (text: string): boolean =>
  /(?:\p{L}{2,}\P{L}+){3}/u.test(text.replaceAll('{}', ''));

describe.each(translated)('the texts in %s', (locale) => {
  const messages = listMessages(locale);

  test('have a file for each English one', () => {
    expect(englishFiles.length).toBeGreaterThan(30);
    const files = englishFiles.map((path) => `${repository}${translationOf(path, locale)}`);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('are all there, each at a place of its own', () => {
    const places = new Set(messages.map(({ context, english }) => context + english));
    expect(places.size).toBe(messages.length);
    expect(messages.filter(({ text }) => text === '')).toEqual([]);
  });

  test('are plain, with the tags of the English', () => {
    expect(messages.length).toBeGreaterThan(2000);
    const wrong = messages.flatMap(({ context, english, isPaired, text }) => {
      const fault =
        findMarkup(text, english) ?? (isPaired ? findLostTags(text, english) : undefined);
      return fault === undefined ? [] : [`${context}: ${fault}`];
    });
    expect(wrong).toEqual([]);
  });

  test('have no invisible direction in the source either', () => {
    const files = [...new Set(messages.map(({ file }) => file))];
    expect(files.filter((path) => findMarkup(read(path), read(path)) !== undefined)).toEqual([]);
  });

  test('are not English', () => {
    const same = messages.filter(({ english, text }) => text === english && isSentence(text));
    expect(same).toEqual([]);
  });
});

/** Two names would follow the theme or the facet, and be measured as a difference. */
test.each([
  ['de', /Gegenüber|zu zweit/i],
  ['fr', /l’autre|à deux/i],
  ['es', /pareja/],
  ['pt-BR', /outra pessoa|a dois|com quem você está/],
  ['he', /מי שאיתכם|יחד/],
] as const)('a partner has one name in %s', (locale, name) => {
  const translations = readTranslations(locale);
  const wrong = [...englishQuestions.values()]
    .filter(({ text }) => /\b(?:a|your) partner\b/.test(text))
    .filter(({ id }) => !name.test(translations.get(id)?.text ?? ''));
  expect(wrong).toEqual([]);
});

test('French has no plain space before high punctuation or inside quotes', () => {
  const wrong = listMessages('fr').filter(({ text }) => / [:;?!»%]|« /.test(text));
  expect(wrong).toEqual([]);
});

/** The English sources, with # for each value that they put into a text. */
const listSources = (pattern: string) =>
  globSync(pattern, { cwd: repository })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({
      path,
      source: read(path).replaceAll(/\$\{(?:[^{}]|\{[^}]*\})+\}/g, '#'),
    }));

describe('the texts of refusals', () => {
  const path = 'server/platform/http/problem-texts.ts';

  test('has the same sentences in each language', () => {
    const listKeys = (locale: string): string[] =>
      findAll(read(`locales/${locale}/${path}`), /^ {2}(?:'((?:[^'\\]|\\.)+)'|"[^"]+"):/gm);
    const expected = listKeys('de').toSorted();
    expect(expected.length).toBeGreaterThan(75);
    for (const locale of translated) expect(listKeys(locale).toSorted(), locale).toEqual(expected);
  });

  test('has no sentence that nobody says', () => {
    const sources = listSources('src/{server,contract,core}/**/*.ts')
      .map(({ source }) => source)
      .join('\n');
    const sentences = listMessages('de').filter(({ file }) => file === `locales/de/${path}`);
    expect(sentences.filter(({ english }) => !sources.includes(english))).toEqual([]);
  });
});

describe('a refusal', () => {
  /** Administrators read English, and so do programs that call with other fields than the pages. */
  const isOfVisitors = (path: string): boolean =>
    !/features\/(?:admin|calibration)\/|contract\/admin|routing\.ts/.test(path);
  const ofPrograms =
    /^(?:An (?:item |attempt )?id |The (?:only form|value|choice|hours|gender|age range) |These are no bytes|What was shown)/;

  test.each([
    [
      '{server,core}',
      /(?:badRequest|conflict|forbidden|notFound|unauthorized|unavailable|Refusal\(\s*'\w+', )\(?\s*['`]([A-Z][^'`]+\.)['`]/g,
      60,
    ],
    ['contract', /(?:, |\(\s*|Text = )['`]([A-Z][^'`]+ [^'`]+)['`]\)?[,;)\n]/g, 15],
  ])('of the %s has its translation', (folder, pattern, least) => {
    const refusals = listSources(`src/${folder}/**/*.ts`)
      .filter(({ path }) => isOfVisitors(path) && !/stored-|-calls/.test(path))
      .flatMap(({ source }) => findAll(source, pattern))
      .filter((refusal) => !ofPrograms.test(refusal));
    expect(refusals.length).toBeGreaterThan(least);
    expect(refusals.filter((refusal) => translateProblem(refusal, 'de') === refusal)).toEqual([]);
  });
});

describe('a translation for the build', () => {
  test('becomes one export for each text', () => {
    const code = "const a = 'x';\nexport default { a, b: (n: number) => `${n}` } satisfies object;";
    expect(exportEachText('words.ts', code)).toBe(
      "const a = 'x';\n\nexport { a };\nexport const b = (n: number) => `${n}`;",
    );
  });

  test('is refused if it is no object of texts', () => {
    expect(() => exportEachText('words.ts', 'export const a = 1;')).toThrow('words.ts');
  });
});
