/** The language of a request, in which the server writes its sentences (ADR 25). */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import {
  type Locale,
  offeredLocales,
  type TranslatedLocale,
  type Translation,
} from '../../domain/locales.ts';

const current = new AsyncLocalStorage<Locale>();

export const currentLocale = (): Locale => current.getStore() ?? 'en';

export const runInLocale = <Result>(locale: Locale, run: () => Result): Result =>
  locale === currentLocale() ? run() : current.run(locale, run);

/** Returns the first language of an Accept-Language header that is offered; English if none is. */
function chooseLocale(header: string | undefined): Locale {
  const asked = (header ?? '').toLowerCase().split(',');
  for (const range of asked) {
    const [language] = range.trim().split(/[-;]/);
    const found = offeredLocales.find((locale) => locale.split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

export const requestLocale = ({ headers }: FastifyRequest): Locale =>
  chooseLocale(headers['accept-language']);

/** Returns a function that gives the texts in the language of the current request. */
export const inEachLanguage =
  <Words extends object>(
    english: Words,
    translated: Readonly<Record<TranslatedLocale, Translation<Words>>>,
  ) =>
  (): Translation<Words> => {
    const locale = currentLocale();
    // as: literal texts are texts
    return locale === 'en' ? (english as Translation<Words>) : translated[locale];
  };
