import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

const { setA: setAItems } = bank.current.layout;
let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

describe('reading the survey', () => {
  test('shows the core questions before the start', async () => {
    const { token } = await makeUser(spark);
    expect(await spark.refused('surveyStatus', { token })).toMatchObject({
      status: 404,
      detail: 'You have not started the survey yet.',
    });
    const { setAItems: questions, setBItems } = await spark.call('surveyItems', { token });
    expect([questions.map(({ id }) => id), setBItems]).toEqual([[...setAItems], []]);
    for (const { text } of questions) expect(text).toMatch(/\w{3}/);
  });

  test('finds only one’s own attempt by id', async () => {
    const [mine, theirs] = await Promise.all([makeUser(spark), makeUser(spark)]);
    const { attemptId } = await spark.call('startSurvey', { token: theirs.token });
    const own = await spark.call('startSurvey', { token: mine.token });
    expect(
      await spark.call('attemptStatus', {
        token: mine.token,
        params: { attemptId: own.attemptId },
      }),
    ).toEqual(own);
    const foreign = await spark.refused('attemptStatus', {
      token: mine.token,
      params: { attemptId },
    });
    expect(foreign).toEqual(
      await spark.refused('attemptStatus', {
        token: mine.token,
        params: { attemptId: 'never-was' },
      }),
    );
    expect(foreign.status).toBe(404);
    for (const name of ['saveResponse', 'completeSetA'] as const) {
      expect(
        await spark.refused(name, {
          token: mine.token,
          body: { attemptId, itemId: 'A01', value: 4 },
        }),
      ).toMatchObject({ status: 404 });
    }
    expect((await spark.call('surveyStatus', { token: theirs.token })).responses).toEqual([]);
  });

  test('shows the seven labels to anybody (A5)', async () => {
    const labels = await spark.call('scaleLabels');
    expect(labels.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(labels[6]).toEqual({ value: 7, label: 'Hell Yes!' });
  });
});
