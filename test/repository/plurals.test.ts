/** Every plural table of every language has the forms that its numbers need. */

import { describe, expect, test } from 'vitest';
import { englishFiles, listMessages } from '../../scripts/words/messages.ts';
import { listTexts } from '../../scripts/words/module-texts.ts';
import { type Locale } from '../../src/domain/locales.ts';
import { type PluralForms, pluralIn } from '../../src/domain/texts.ts';
import { read } from './repository-files.ts';

const counts = [0, 1, 2, 5, 11, 21, 100];
const formNames = new Set<string>(['zero', 'one', 'two', 'few', 'many', 'other']);

const listEnglish = () =>
  englishFiles.flatMap((file) =>
    listTexts(file, read(file)).map(({ names, way, text }) => ({
      file,
      way,
      name: names.at(-1) ?? '',
      text,
    })),
  );

/** The tables of a language by their place, such as '…/words.ts basedOn'. */
function listTables(locale: Locale): [place: string, forms: PluralForms][] {
  const texts = locale === 'en' ? listEnglish() : listMessages(locale);
  const forms = texts.filter(({ name, file }) => formNames.has(name) && file.endsWith('.ts'));
  const tables = Map.groupBy(
    forms,
    ({ file, way, name }) => `${file} ${way.replace(new RegExp(String.raw`\.${name}(?=#|$)`), '')}`,
  );
  return [...tables]
    .filter(([, table]) => table.some(({ name }) => name === 'one'))
    .map(([place, table]) => [
      place,
      Object.fromEntries(table.map(({ name, text }) => [name, text])) as unknown as PluralForms,
    ]);
}

const knownForms = (locale: string): string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** The forms of the numbers that texts count. 'many' is for millions in some languages. */
function neededForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const forms = Array.from({ length: 1000 }, (_, count) => rules.select(count));
  return [...new Set([...forms, 'other'])];
}

test.each([
  ['pl', 'few,many,one,other'],
  ['uk', 'few,many,one,other'],
  ['ar', 'few,many,one,other,two,zero'],
  ['fr', 'one,other'],
])('tables in %s need %s', (locale, forms) => {
  expect(neededForms(locale).toSorted().join()).toBe(forms);
});

/** Tables whose number is never 0: their form for 0 and 1 may say 'one' without the number. */
const neverNone = /words\.ts (?:inMinutes|earlierExplained|beginLast)$/;

describe.each([
  ['en', ['0 answers', '1 answer', '2 answers', '# answers']],
  ['de', ['0 Antworten', '1 Antwort', '2 Antworten', '# Antworten']],
  ['fr', ['0 réponse', '1 réponse', '2 réponses', '# réponses']],
  ['es', ['0 respuestas', '1 respuesta', '2 respuestas', '# respuestas']],
  ['pt-BR', ['0 resposta', '1 resposta', '2 respostas', '# respostas']],
  ['he', ['0 תשובות', 'תשובה אחת', 'שתי תשובות', '# תשובות']],
] as const)('a number in %s', (locale, [none, one, two, more]) => {
  const tables = listTables(locale);
  const rules = new Intl.PluralRules(locale);

  test('has its form in a table', () => {
    const found = tables.filter(([place]) => /profile\/words\.\S* basedOn$/.test(place));
    const texts = found.map(([, table]) => counts.map((count) => pluralIn(locale, count, table)));
    const rest = [5, 11, 21, 100].map((count) => more.replace('#', String(count)));
    expect(texts).toEqual([
      [none, one, two, ...rest].map((part) => expect.stringContaining(part) as string),
    ]);
  });

  test('finds every form of its language in every table', () => {
    expect(tables.length).toBeGreaterThan(15);
    const [needed, known] = [neededForms(locale), knownForms(locale)];
    const wrong = tables.filter(([, table]) => {
      const own = Object.keys(table);
      return (
        needed.some((form) => !own.includes(form)) || own.some((form) => !known.includes(form))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('is named where a form stands for several', () => {
    const isShared = (count: number) =>
      counts.filter((other) => rules.select(other) === rules.select(count)).length > 1;
    const wrong = tables.flatMap(([place, table]) =>
      counts
        .filter((count) => isShared(count) && !(count < 2 && neverNone.test(place)))
        .filter((count) => !pluralIn(locale, count, table).includes(String(count)))
        .map((count) => `${place} of ${count}`),
    );
    expect(wrong).toEqual([]);
  });
});
