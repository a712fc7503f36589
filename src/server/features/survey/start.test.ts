import { describe, expect, test } from 'vitest';
import {
  answerAll,
  answerSetA,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  signInAgain,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { openAppForTest, useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { defaultSite } from '../../../contract/site.ts';

const { setA: setAItems } = bank.current.layout;
const spark = useTestApp();

describe('starting the survey', () => {
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
    const body = { setBTargetCount: 25 };
    expect(await spark.call('startSurvey', { token: user.token, body })).toMatchObject({
      attemptId,
      responses: ['A03', 'A42'].map((itemId) => ({ itemId, value: 6 })),
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

  test('without consent is refused only in strict mode', async () => {
    const strict = await openAppForTest({ requireConsent: true });
    const { token, id } = await makeUser(strict);
    expect(await strict.refused('startSurvey', { token })).toMatchObject({
      status: 400,
      errors: { consent: expect.any(String) },
    });
    for (const version of ['2026-11', 'later'])
      await strict.call('startSurvey', { token, body: { consent: { adult: true, version } } });
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

describe('the length of Set B', () => {
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

const isSynthetic = async (token: string) =>
  (await spark.call('exportData', { token })).attempts[0]?.synthetic;

describe('an attempt that a program answers', () => {
  test('is marked as synthetic', async () => {
    const program = await makeUser(spark);
    const attempt = await answerSetA(spark, program, () => 4, {
      synthetic: true,
      setBAdaptive: false,
    });
    expect(attempt).toMatchObject({ synthetic: true, setBItems: { length: 15 } });
    expect(await isSynthetic(program.token)).toBe(true);
    const person = await makeUser(spark);
    expect(await answerSetA(spark, person, () => 4, { setBAdaptive: false })).not.toHaveProperty(
      'synthetic',
    );
    expect(await isSynthetic(person.token)).toBe(false);
  });

  test('is marked for good once a program continues it', async () => {
    const { token } = await makeUser(spark);
    await spark.call('startSurvey', { token });
    await spark.call('saveResponse', { token, body: { itemId: 'A02', value: 6 } });
    await spark.call('startSurvey', { token, body: { synthetic: true } });
    expect(await isSynthetic(token)).toBe(true);
    await spark.call('startSurvey', { token });
    expect(await isSynthetic(token)).toBe(true);
    expect((await spark.call('surveyStatus', { token })).responses).toEqual([
      { itemId: 'A02', value: 6 },
    ]);
  });

  test('takes the program’s length until Set B is chosen', async () => {
    const early = await makeUser(spark);
    await spark.call('startSurvey', { token: early.token, body: { setBTargetCount: 20 } });
    expect(
      (await answerSetA(spark, early, () => 4, { synthetic: true, setBAdaptive: false })).setBItems,
    ).toHaveLength(15);
    const late = await makeUser(spark);
    const length = { setBTargetCount: 20, setBAdaptive: false };
    const { setBItems } = await answerSetA(spark, late, () => 4, length);
    const body = { synthetic: true, setBAdaptive: false };
    const continued = await spark.call('startSurvey', { token: late.token, body });
    expect(continued.setBItems).toEqual(setBItems);
    expect(setBItems).toHaveLength(20);
  });

  test('stays a person’s once a person finished it', async () => {
    const { token } = await makeFinishedUser(spark, seededAnswers(3));
    const { state } = await spark.call('startSurvey', { token, body: { synthetic: true } });
    expect(state).toBe('FINISHED');
    expect(await isSynthetic(token)).toBe(false);
  });

  test('needs no consent, unlike a person’s', async () => {
    const strict = await openAppForTest({ requireConsent: true });
    const { token } = await makeUser(strict);
    const { state } = await strict.call('startSurvey', { token, body: { synthetic: true } });
    expect(state).toBe('A_ACTIVE');
  });

  test('is refused where demonstrations are switched off', async () => {
    const plain = await openAppForTest({ site: { ...defaultSite, demo: false } });
    const { token } = await makeUser(plain);
    expect(await plain.refused('startSurvey', { token, body: { synthetic: true } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await plain.refused('surveyStatus', { token })).status).toBe(404);
    await plain.call('startSurvey', { token });
  });
});

describe('retaking the survey', () => {
  test('keeps the old profile until the new answers are complete', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(8));
    const readPublic = () => spark.call('publicProfile', { params: { shareCode: user.shareCode } });
    const old = await readPublic();
    const [first, again] = await Promise.all([
      spark.call('retakeSurvey', { token: user.token }),
      spark.call('retakeSurvey', { token: user.token }),
    ]);
    expect(first).toMatchObject({ state: 'A_ACTIVE', responses: [] });
    expect(again.attemptId).toBe(first.attemptId);
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(false);
    expect(await readPublic()).toEqual(old);
    await finishSurvey(spark, user, seededAnswers(9));
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(true);
    expect(await readPublic()).not.toEqual(old);
    expect((await spark.call('exportData', { token: user.token })).attempts).toHaveLength(1);
  });

  test('requires a finished survey and allows three in 30 days', async () => {
    const newcomer = await makeUser(spark);
    expect((await spark.refused('retakeSurvey', { token: newcomer.token })).status).toBe(404);
    const user = await makeFinishedUser(spark, seededAnswers(10));
    for (const seed of [11, 12, 13]) await retake(spark, user, seededAnswers(seed));
    expect(await spark.refused('retakeSurvey', { token: user.token })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('3 times in 30 days'),
    });
    spark.moveClock(31 * 86_400);
    const { token } = await signInAgain(spark, user);
    expect((await spark.call('retakeSurvey', { token })).state).toBe('A_ACTIVE');
  });
});
