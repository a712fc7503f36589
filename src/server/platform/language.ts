/** The language of a request, which the server writes its sentences in. */

import type { FastifyRequest } from 'fastify';
import {
  type Locale,
  matchLocale,
  type TranslatedLocale,
  type Translation,
} from '../../domain/locales.ts';
import { currentContext } from './turns/request-context.ts';

export const currentLocale = (): Locale => currentContext()?.locale ?? 'en';

/** The most languages read, because a client may send a header of any length. */
const maxAsked = 10;

/** Returns the first language of the Accept-Language header that is offered; English if none is. */
export function requestLocale({ headers }: FastifyRequest): Locale {
  const asked = headers['accept-language']?.slice(0, 200).split(',', maxAsked) ?? [];
  const tags = asked.filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range));
  return matchLocale(tags.map((range) => range.split(';', 1)[0]!)) ?? 'en';
}

/** Returns a function that gives the texts, by default in the language of the current request. */
export const inEachLanguage =
  <Words extends object>(
    english: Words,
    translated: Readonly<Record<TranslatedLocale, Translation<Words>>>,
  ) =>
  (locale: Locale = currentLocale()): Translation<Words> =>
    // as: literal texts are texts
    locale === 'en' ? (english as Translation<Words>) : translated[locale];
