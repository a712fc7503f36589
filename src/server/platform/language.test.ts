import { describe, expect, test } from 'vitest';
import german from '../../../locales/de/domain/scale-words.ts';
import { makeFinishedUser, seededAnswers } from '../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../test/support/server/use-test-app.ts';
import { problemBody } from './http/problem.ts';
import { conflict } from './refusal.ts';

const spark = useTestApp();

const read = async (url: string, language: string, token?: string): Promise<string> => {
  const reply = await spark.app.inject({
    url,
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return reply.body;
};

test('a reply and a refusal name their language', async () => {
  const headers = { 'accept-language': 'iw-IL' };
  for (const url of ['/api/survey/two-stage/scale-labels', '/api/v1/auth/me']) {
    const reply = await spark.app.inject({ url, headers });
    expect(reply.headers['content-language']).toBe('he');
  }
});

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

  test.each([
    ['en', 'You can have 20 links at a time. Please end or delete one first.'],
    ['de', 'Mehr als 20 Links gleichzeitig gehen nicht. Bitte beende oder lösche zuerst einen.'],
    ['es', 'Puedes tener 20 enlaces a la vez. Termina o borra uno primero.'],
  ] as const)('and of its numbers in %s', (locale, detail) => {
    const refusal = conflict('You can have 20 links at a time. Please end or delete one first.');
    expect(JSON.parse(problemBody(refusal, { locale }))).toMatchObject({ detail });
  });

  test('and of each of two numbers', () => {
    const refusal = conflict(
      'You can retake the survey 1 times in 30 days. Please come back later; your profile stays as it is.',
    );
    expect(problemBody(refusal, { locale: 'fr' })).toContain('1 fois en 30 jours.');
    expect(problemBody(refusal, { locale: 'he' })).toContain('פעם אחת ב־30 ימים.');
  });
});
