/** The questions and labels in the language of the current request (`items/locales/`). */

import { existsSync } from 'node:fs';
import { offeredLocales } from '../../../../domain/locales.ts';
import { scaleWords } from '../../../platform/domain-texts.ts';
import { currentLocale } from '../../../platform/language.ts';
import { readCsv } from './question.ts';

const folder = new URL('../../../../../items/locales/', import.meta.url);

const textsByLocale = new Map(
  offeredLocales.flatMap((locale) => {
    const file = new URL(`${locale}.csv`, folder);
    if (!existsSync(file)) return [];
    const texts = readCsv<'id' | 'text'>(file).map(({ id, text }) => [id, text] as const);
    return [[locale as string, new Map(texts)] as const];
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
