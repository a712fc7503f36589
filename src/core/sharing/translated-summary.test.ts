import { expect, test } from 'vitest';
import { locales, type Translation } from '../../domain/locales.ts';
import * as english from '../profile/words.ts';
import { translateSummary } from './translated-summary.ts';

type Words = Translation<typeof english>;

/** Lists each sentence with the path to it. */
const listWays = (words: object, way = ''): [way: string, text: string][] =>
  Object.entries<string | object>({ ...words }).flatMap(([name, part]) =>
    typeof part === 'string' ? [[`${way}.${name}`, part]] : listWays(part, `${way}.${name}`),
  );

test.each(locales)('a link’s summary reads as it was meant in %s', async (locale) => {
  const { default: own } =
    locale === 'en'
      ? { default: english }
      : // as: each translation exports its texts
        ((await import(`../../../locales/${locale}/core/profile/words.ts`)) as { default: Words });
  const expected = new Map(listWays(own));
  const sentences = listWays(english);
  expect([...expected.keys()].toSorted()).toEqual(sentences.map(([way]) => way).toSorted());
  const translated = translateSummary(
    sentences.map(([, text]) => text),
    own,
  );
  expect(translated).toEqual(sentences.map(([way]) => expected.get(way)));
});
