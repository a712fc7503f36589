import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  answerAll,
  answerSetA,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  scattered,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

const { setA: setAItems } = bank.current.layout;
let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

describe('starting the survey (C2)', () => {
  test('shows an empty attempt in A_ACTIVE with the 48 items of Set A', async () => {
    const { token } = await makeUser(spark);
    expect(
      await spark.call('startSurvey', {
        token,
        body: { setAFormSlug: 'standard-48', setBFormSlug: 'pool-80', setBTargetCount: 15 },
      }),
    ).toEqual({
      attemptId: expect.any(String),
      state: 'A_ACTIVE',
      setAItems,
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

  test('again resumes with the answers given, whatever it asks for then', async () => {
    const user = await makeUser(spark);
    const { attemptId } = await spark.call('startSurvey', { token: user.token });
    await answerAll(spark, user, ['A03', 'A40'], () => 6);
    expect(
      await spark.call('startSurvey', { token: user.token, body: { setBTargetCount: 25 } }),
    ).toMatchObject({
      attemptId,
      responses: [
        { itemId: 'A03', value: 6 },
        { itemId: 'A40', value: 6 },
      ],
      setAProgress: { answered: 2, total: 48 },
    });
  });

  test('after the end returns the finished attempt', async () => {
    const { token } = await makeFinishedUser(spark, scattered(1));
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

  test('without consent is refused only where the operator is strict (B12)', async () => {
    const strict = await openTestApp({ requireConsent: true });
    onTestFinished(() => strict.close());
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
      scattered(setBTargetCount),
      { setBTargetCount, setBAdaptive: false },
    );
    expect(setBItems).toHaveLength(setBTargetCount);
    expect(setBProgress).toEqual({ answered: 0, total: setBTargetCount });
  });

  test('is 15 to 25 where it may, never less than asked for, each item once', async () => {
    for (const setBTargetCount of [15, 22]) {
      const { setBItems = [] } = await answerSetA(
        spark,
        await makeUser(spark),
        scattered(setBTargetCount),
        { setBTargetCount },
      );
      expect(setBItems.length).toBeGreaterThanOrEqual(setBTargetCount);
      expect(setBItems.length).toBeLessThanOrEqual(25);
      expect(new Set(setBItems).size).toBe(setBItems.length);
      for (const itemId of setBItems) expect(itemId).toMatch(/^B\d\d$/);
    }
  });
});

describe('reading the survey', () => {
  test('has no attempt before the start, and the questions of Set A all the same', async () => {
    const { token } = await makeUser(spark);
    expect(await spark.refused('surveyStatus', { token })).toMatchObject({
      status: 404,
      detail: 'You have not started the survey yet.',
    });
    const { setAItems: questions, setBItems } = await spark.call('surveyItems', { token });
    expect([questions.map(({ id }) => id), setBItems]).toEqual([[...setAItems], []]);
    for (const { text } of questions) expect(text).toMatch(/\w{3}/);
  });

  test('by attempt id shows the own attempt; another user’s looks like none', async () => {
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

describe('completing Set A (C3)', () => {
  test('with answers missing is 409 and names them', async () => {
    const user = await makeUser(spark);
    await spark.call('startSurvey', { token: user.token });
    await answerAll(spark, user, setAItems.slice(2, 47), () => 3);
    expect(await spark.refused('completeSetA', { token: user.token })).toMatchObject({
      status: 409,
      missing: ['A01', 'A02', 'A48'],
    });
  });

  test('afterwards answers the attempt, as often as it is asked', async () => {
    const user = await makeUser(spark);
    const status = await answerSetA(spark, user, scattered(3));
    for (const body of [undefined, {}, { attemptId: status.attemptId }])
      expect(
        await spark.call('completeSetA', { token: user.token, ...(body && { body }) }),
      ).toEqual(status);
    await finishSurvey(spark, await makeUser(spark), scattered(4));
  });

  test('before the start is 404', async () => {
    expect(
      await spark.refused('completeSetA', { token: (await makeUser(spark)).token }),
    ).toMatchObject({ status: 404 });
  });

  test('happens of itself with the last answer of Set A, in the same request', async () => {
    const user = await makeUser(spark);
    await spark.call('startSurvey', { token: user.token });
    await answerAll(spark, user, setAItems.slice(1), scattered(5));
    expect((await spark.call('surveyStatus', { token: user.token })).state).toBe('A_ACTIVE');
    expect(await answerAll(spark, user, ['A01'], scattered(5))).toEqual([false]);
    const status = await spark.call('surveyStatus', { token: user.token });
    expect([status.state, status.responses.length, (status.setBItems ?? []).length >= 15]).toEqual([
      'B_ACTIVE',
      48,
      true,
    ]);
    const { setBItems } = await spark.call('surveyItems', { token: user.token });
    expect(setBItems.map(({ id }) => id)).toEqual(status.setBItems);
  });
});

describe('a failing choice of Set B (C3)', () => {
  async function failing(failures: number) {
    let left = failures;
    const app = await openTestApp({
      chooseSetB: () => {
        if (left-- > 0) throw new Error('planned');
        return Array.from({ length: 15 }, (_, i) => `B${String(i + 1).padStart(2, '0')}`);
      },
    });
    onTestFinished(() => app.close());
    const user = await makeUser(app);
    return { app, user, status: await answerSetA(app, user, scattered(6)) };
  }

  test('leaves the attempt in SELECT_B with all 48 answers, which can be sent again and not changed', async () => {
    const { app, user, status } = await failing(1);
    expect([status.state, status.responses.length, status.setBItems]).toEqual([
      'SELECT_B',
      48,
      undefined,
    ]);
    const [first] = status.responses;
    await app.call('saveResponse', {
      token: user.token,
      body: { itemId: 'A01', value: first?.value ?? 0 },
    });
    expect(
      await app.refused('saveResponse', {
        token: user.token,
        body: { itemId: 'A01', value: ((first?.value ?? 0) % 7) + 1 },
      }),
    ).toMatchObject({ status: 409 });
    expect((await app.call('surveyStatus', { token: user.token })).responses).toEqual(
      status.responses,
    );
  });

  test.each(['completeSetA', 'startSurvey'] as const)('is made good by %s', async (name) => {
    const { app, user } = await failing(1);
    const attempt = await app.call(name, { token: user.token });
    expect([attempt.state, attempt.setBItems?.length, attempt.responses.length]).toEqual([
      'B_ACTIVE',
      15,
      48,
    ]);
    const again = await Promise.all([
      app.call('completeSetA', { token: user.token }),
      app.call('startSurvey', { token: user.token }),
    ]);
    expect(again).toEqual([attempt, attempt]);
  });

  test('is 503 to complete-set-a when it fails once more, and nothing is lost', async () => {
    const { app, user } = await failing(3);
    expect(await app.refused('completeSetA', { token: user.token })).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    expect((await app.call('startSurvey', { token: user.token })).state).toBe('SELECT_B');
    expect(await app.call('completeSetA', { token: user.token })).toMatchObject({
      state: 'B_ACTIVE',
      setAProgress: { answered: 48, total: 48 },
    });
  });
});
