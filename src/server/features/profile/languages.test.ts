/** Surveys that are answered in one language and read in another. */

import { beforeAll, describe, expect, test } from 'vitest';
import frenchSummary from '../../../../locales/fr/core/profile/words.ts';
import french from '../../../../locales/fr/domain/words.ts';
import {
  inLanguage,
  makeFinishedUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';
import { readCsv } from '../survey/bank/bank.ts';

const spark = useTestApp();
let user: TestUser;
beforeAll(async () => {
  user = await makeFinishedUser(inLanguage(spark, 'de'), seededAnswers(3));
});

const readIn = (language: string) =>
  spark.call('computeProfile', { language, token: user.token, body: { userId: user.id } });

const textKeys = ['label', 'sentence', 'meta'];

/** Separates the texts of a reply from its other values. */
function split(reply: Reply<'computeProfile'>) {
  const texts: string[] = [];
  const rest = JSON.stringify(reply, (key, value) => {
    if (!textKeys.includes(key)) return value;
    texts.push(value);
    return null;
  });
  return { texts, rest: JSON.parse(rest) };
}

const listTexts = (words: object): string[] =>
  Object.values(words).flatMap((part: unknown) =>
    typeof part === 'string' ? [part] : part instanceof Object ? listTexts(part) : [],
  );

/** Removes the French sentences from a text. */
const removeFrench = (text: string): string =>
  [...listTexts(french), ...listTexts(frenchSummary)]
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, sentence) => left.replaceAll(sentence, ''), text)
    .trim();

describe('a profile answered in German', () => {
  test('has the same figures in each language', async () => {
    const [german, read, english] = [await readIn('de'), await readIn('fr'), await readIn('en')];
    expect(split(read).rest).toEqual(split(german).rest);
    expect(split(english).rest).toEqual(split(german).rest);
    expect(split(german).rest.scores.DS.score).toBeGreaterThan(0);
  });

  test('has every text in French for a French reader', async () => {
    const { texts } = split(await readIn('fr'));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.map(removeFrench).filter((left) => left !== '')).toEqual([]);
    expect(split(await readIn('de')).texts.map(removeFrench)).toContainEqual(
      expect.stringMatching(/./),
    );
  });

  test('is exported with the questions in the language of the request', async () => {
    const rows = readCsv<'id' | 'text'>(
      new URL('../../../../items/locales/fr.csv', import.meta.url),
    );
    const texts = new Map(rows.map(({ id, text }) => [id, text]));
    const { attempts } = await spark.call('exportData', { language: 'fr', token: user.token });
    expect(attempts).toMatchObject([{ languages: ['de'] }]);
    const [{ answers } = { answers: [] }] = attempts;
    expect(answers.length).toBeGreaterThan(60);
    for (const { itemId, question } of answers) expect(question).toBe(texts.get(itemId));
  });
});
