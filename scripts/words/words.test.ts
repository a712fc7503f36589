import { expect, test } from 'vitest';
import { localeFacts, locales, type TranslatedLocale } from '../../src/domain/locales.ts';
import { englishQuestions, findStale, readTranslations, type State } from './questions.ts';

const translated = locales.filter((locale): locale is TranslatedLocale => locale !== 'en');

test('a changed English question makes its translations stale', () => {
  const changed = new Map(englishQuestions).set('A02', {
    id: 'A02',
    text: 'Another text.',
    shortDescription: 'Another',
  });
  for (const locale of translated) {
    expect(findStale(locale), locale).toEqual([]);
    expect(findStale(locale, changed), locale).toEqual(['A02']);
  }
});

test('the stated shares of reviewed texts are those of the questions', () => {
  for (const locale of translated) {
    const rows = [...readTranslations(locale).values()];
    const share = (state: State) =>
      Math.round((100 * rows.filter((row) => row.state === state).length) / rows.length);
    expect(localeFacts[locale].review, locale).toEqual({
      drafted: share('drafted'),
      readOnce: share('read'),
      readTwice: share('approved'),
    });
  }
});
