import { describe, expect, test } from 'vitest';
import { makeFinishedUser, seededAnswers } from '../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../test/support/server/use-test-app.ts';
import german from '../../domain/scale-words.de.ts';

const spark = useTestApp();

const read = async (url: string, language: string, token?: string): Promise<string> => {
  const reply = await spark.app.inject({
    url,
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return reply.body;
};

describe('the language of a reply', () => {
  const labels = '/api/survey/two-stage/scale-labels';

  test.each([
    ['de', german.scaleLabels[0]],
    ['de-AT,en;q=0.5', german.scaleLabels[0]],
    ['nl, de', german.scaleLabels[0]],
    ['en-GB, de', 'Hard No!'],
    ['nl', 'Hard No!'],
    ['de;q=0, nl', 'Hard No!'],
    [`${'nl,'.repeat(5000)}de`, 'Hard No!'],
    ['', 'Hard No!'],
  ])('for %j is the first that is offered', async (header, expected) => {
    expect(await read(labels, header)).toContain(expected);
  });

  test('is that of its reader, whatever language the answers were given in', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(3));
    const items = '/api/survey/two-stage/items';
    const [english, translated] = [
      await read(items, 'en', user.token),
      await read(items, 'de', user.token),
    ];
    const texts = (body: string): string[] =>
      (JSON.parse(body) as { setAItems: { text: string }[] }).setAItems.map(({ text }) => text);
    expect(texts(translated)).toHaveLength(48);
    expect(texts(translated).filter((text) => texts(english).includes(text))).toEqual([]);
  });

  test('is that of a refusal, too', async () => {
    expect(await read('/api/v1/auth/me', 'de')).toContain('Bitte melde dich an.');
  });
});
