/** Finds English on a page in another language, seeded with every English text of the product. */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import problemTexts from '../../../../locales/de/server/platform/http/problem-texts.ts';
import { calls } from '../../../../src/contract/endpoints.ts';
import type { TranslatedLocale } from '../../../../src/domain/locales.ts';
import { product } from '../../../../src/domain/product.ts';
import { loadTranslations } from './translations.ts';

const normalize = (text: string): string =>
  text
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** How many words make an English text that is also looked for within a longer one. */
const minPartWords = 3;

const countWords = (text: string): number => text.split(' ').length;

/** Words that every English sentence has some of, and that no other language of the product has. */
const commonWords =
  /(?<!\p{L})(?:the|of|and|you|your|with|this|that|they|their|what|which|have|from|are|is|it)(?!\p{L})/iu;

const readQuestions = (): string[] =>
  ['standard-48', 'pool-80', 'explore-40'].flatMap((form) => {
    const file = new URL(`../../../../items/${form}.csv`, import.meta.url);
    // as: the column that each of them has
    const rows = parse(readFileSync(file), { columns: true }) as { readonly text: string }[];
    return rows.map(({ text }) => text);
  });

/** The same in every language; the last is a key in the browser's storage. */
const names = [...Object.values(product), 'theme'].map(normalize);

/** Whether the text has the part, not as a part of its words. */
function hasPart(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const isLetter = (character = '') => /\p{L}/u.test(character);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + part.length]);
}

export interface EnglishTexts {
  readonly whole: ReadonlySet<string>;
  readonly parts: readonly string[];
}

/** Lists the English texts that read differently in this language. */
export async function listEnglishTexts(locale: TranslatedLocale): Promise<EnglishTexts> {
  const { texts } = await loadTranslations(locale);
  const translated = new Set([...texts.values()].flatMap((all) => [...all]).map(normalize));
  const english = [
    ...texts.keys(),
    ...Object.keys(problemTexts),
    ...Object.values(calls).map(({ fallback }) => fallback),
    ...readQuestions(),
  ].map(normalize);
  const whole = new Set(
    english.filter(
      (text) => /[a-z]{2}/.test(text) && !translated.has(text) && !names.includes(text),
    ),
  );
  return { whole, parts: [...whole].filter((text) => countWords(text) >= minPartWords) };
}

/** Returns the texts that are English, or have English parts, and that no invented reply gave. */
export function findEnglish(
  shown: readonly string[],
  { whole, parts }: EnglishTexts,
  invented: readonly string[],
): string[] {
  const known = [...names, ...invented.map(normalize)]
    .filter((text) => countWords(text) > 1)
    .sort((a, b) => b.length - a.length);
  const single = new Set(invented.map(normalize));
  return shown.filter((text) => {
    const plain = normalize(text);
    if (single.has(plain) || known.some((one) => one.includes(plain))) return false;
    const own = known.reduce((left, part) => left.replaceAll(part, ' '), plain);
    return whole.has(plain) || parts.some((part) => hasPart(own, part)) || commonWords.test(own);
  });
}
