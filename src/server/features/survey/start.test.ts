import { describe, expect, test } from 'vitest';
import {
  answerAll,
  answerSetA,
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { openAppForTest, useTestApp } from '../../../../test/support/server/use-test-app.ts';

const { setA: setAItems } = bank.current.layout;
const spark = useTestApp();

describe('starting the survey (C2)', () => {
  test('shows an empty attempt with the 48 core questions', async () => {
    const { token } = await makeUser(spark);
    const attempt = await spark.call('startSurvey', {
      token,
      body: { setAFormSlug: 'standard-48', setBFormSlug: 'pool-80', setBTargetCount: 15 },
    });
    expect({ ...attempt, setAItems: attempt.setAItems.toSorted() }).toEqual({
      attemptId: expect.any(String),
      state: 'A_ACTIVE',
      setAItems: setAItems.toSorted(),
      responses: [],
      setAProgress: { answered: 0, total: 48 },
    });
  });

  test('needs no body', async () => {
    const { token } = await makeUser(spark);
    expect((await spark.call('startSurvey', { token })).state).toBe('A_ACTIVE');
  });

  test('twenty times at once is one attempt', async () => {
    const { token } = await makeUser(spark);
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () => spark.call('startSurvey', { token })),
    );
    expect(new Set(attempts.map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  test('again resumes with the answers given', async () => {
    const user = await makeUser(spark);
    const { attemptId } = await spark.call('startSurvey', { token: user.token });
    await answerAll(spark, user, ['A03', 'A42'], () => 6);
    expect(
      await spark.call('startSurvey', { token: user.token, body: { setBTargetCount: 25 } }),
    ).toMatchObject({
      attemptId,
      responses: [
        { itemId: 'A03', value: 6 },
        { itemId: 'A42', value: 6 },
      ],
      setAProgress: { answered: 2, total: 48 },
    });
  });

  test('after the end returns the finished attempt', async () => {
    const { token } = await makeFinishedUser(spark, seededAnswers(1));
    const status = await spark.call('surveyStatus', { token });
    expect(status.state).toBe('FINISHED');
    expect(await spark.call('startSurvey', { token })).toEqual(status);
  });

  test.each([
    { setAFormSlug: 'standard-49' },
    { setAFormSlug: 'pool-80' },
    { setBFormSlug: 'standard-48' },
    { setBFormSlug: '' },
    { setBTargetCount: 14 },
    { setBTargetCount: 26 },
    { setBTargetCount: 15.5 },
    { setBTargetCount: '15' },
    { setBTargetCount: null },
    { setBAdaptive: 'yes' },
    { consent: { adult: false, version: '1' } },
    { consent: { adult: true } },
    [],
    '"start"',
  ])('with %j is refused: 400, and nothing is started', async (body) => {
    const { token } = await makeUser(spark);
    expect(await spark.refused('startSurvey', { token, body })).toMatchObject({
      status: 400,
      errors: expect.any(Object),
    });
    expect((await spark.refused('surveyStatus', { token })).status).toBe(404);
  });

  test('without consent is refused only in strict mode (B12)', async () => {
    const strict = await openAppForTest({ requireConsent: true });
    const { token, id } = await makeUser(strict);
    expect(await strict.refused('startSurvey', { token })).toMatchObject({
      status: 400,
      errors: { consent: expect.any(String) },
    });
    await strict.call('startSurvey', {
      token,
      body: { consent: { adult: true, version: '2026-11' } },
    });
    await strict.call('startSurvey', {
      token,
      body: { consent: { adult: true, version: 'later' } },
    });
    const kept = await strict.db.read((tx) =>
      tx
        .selectFrom('users')
        .select(['consent_version', 'consent_day'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    expect(kept).toEqual({ consent_version: '2026-11', consent_day: '2026-01-15' });
  });
});

describe('the length of Set B (C2)', () => {
  test.each([15, 20, 25])('is exactly %i where it may not adapt', async (setBTargetCount) => {
    const { setBItems = [], setBProgress } = await answerSetA(
      spark,
      await makeUser(spark),
      seededAnswers(setBTargetCount),
      { setBTargetCount, setBAdaptive: false },
    );
    expect(setBItems).toHaveLength(setBTargetCount);
    expect(setBProgress).toEqual({ answered: 0, total: setBTargetCount });
  });

  test('adapts between the requested count and 25', async () => {
    for (const setBTargetCount of [15, 22]) {
      const { setBItems = [] } = await answerSetA(
        spark,
        await makeUser(spark),
        seededAnswers(setBTargetCount),
        { setBTargetCount },
      );
      expect(setBItems.length).toBeGreaterThanOrEqual(setBTargetCount);
      expect(setBItems.length).toBeLessThanOrEqual(25);
      expect(new Set(setBItems).size).toBe(setBItems.length);
      for (const itemId of setBItems) expect(itemId).toMatch(/^B\d\d$/);
    }
  });
});
