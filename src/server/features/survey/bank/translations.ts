/** The questions and labels in the language of the current request (`locales/<locale>/items/`). */

import { type Locale, offeredLocales } from '../../../../domain/locales.ts';
import { currentLocale } from '../../../platform/language.ts';
import { scaleWords } from '../../../platform/texts.ts';
import { readCsv } from './bank.ts';

const folder = new URL('../../../../../locales/', import.meta.url);

const textsByLocale: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  offeredLocales
    .filter((locale) => locale !== 'en')
    .map((locale) => {
      const rows = readCsv<'id' | 'text'>(new URL(`${locale}/items/questions.csv`, folder));
      return [locale, new Map(rows.map(({ id, text }) => [id, text]))];
    }),
);

/** An administrator's edit of an English question shows in English alone. */
export function translateItems(english: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const translated = textsByLocale.get(currentLocale());
  return translated ? new Map([...english, ...translated]) : english;
}

interface ScaleLabel {
  readonly value: number;
  readonly label: string;
}

export const translateLabels = (english: readonly ScaleLabel[]): ScaleLabel[] =>
  currentLocale() === 'en'
    ? [...english]
    : scaleWords().scaleLabels.map((label, index) => ({ value: index + 1, label }));
