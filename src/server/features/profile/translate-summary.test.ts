import { expect, test } from 'vitest';
import { locales } from '../../../domain/locales.ts';
import { runInLocale } from '../../platform/language.ts';
import * as english from './summary-words.ts';
import { translateSummary } from './summary.ts';

/** Each sentence, by the way to it. */
const listWays = (words: object, way = ''): [way: string, text: string][] =>
  Object.entries<string | object>({ ...words }).flatMap(([name, part]) =>
    typeof part === 'string' ? [[`${way}.${name}`, part]] : listWays(part, `${way}.${name}`),
  );

for (const locale of locales)
  test(`a link's summary reads as it was meant in ${locale}`, async () => {
    const { default: own } =
      locale === 'en'
        ? { default: english }
        : // as: each translation exports its texts
          ((await import(
            `../../../../locales/${locale}/server/features/profile/summary-words.ts`
          )) as { default: object });
    const expected = new Map(listWays(own));
    const sentences = listWays(english);
    expect([...expected.keys()].toSorted()).toEqual(sentences.map(([way]) => way).toSorted());
    const translated = runInLocale(locale, () =>
      translateSummary(sentences.map(([, text]) => text)),
    );
    expect(translated).toEqual(sentences.map(([way]) => expected.get(way)));
  });
