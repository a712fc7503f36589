import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
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
    for (const body of [{}, { synthetic: true }])
      expect(await spark.call('startSurvey', { token, body })).toEqual(status);
    expect(await isSynthetic(token)).toBe(false);
  });

  test('with a body that is none is refused, and nothing is started', async () => {
    const user = await makeUser(spark);
    const bodies = [
      { setAFormSlug: 'standard-49' },
      { setAFormSlug: 'pool-80' },
      { setBFormSlug: 'standard-48' },
      { setBFormSlug: '' },
      ...[14, 26, 15.5, '15', null].map((setBTargetCount) => ({ setBTargetCount })),
      { setBAdaptive: 'yes' },
      { consent: { adult: false, version: '1' } },
      { consent: { adult: true } },
      [],
      '"start"',
    ];
    await expectRefusals(spark, [
      ...bodies.map((body) => [user, 'startSurvey', body, 400, 'bad_request'] as const),
      [user, 'surveyStatus', undefined, 404],
    ]);
  });

  test('without consent is refused to a person in strict mode only', async () => {
    const strict = await openAppForTest({ requireConsent: true });
    const { token, id } = await makeUser(strict);
    expect(await strict.refused('startSurvey', { token })).toMatchObject({
      status: 400,
      errors: { consent: expect.any(String) },
    });
    const program = { token: (await makeUser(strict)).token, body: { synthetic: true } };
    expect((await strict.call('startSurvey', program)).state).toBe('A_ACTIVE');
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

test('the length of Set B is the requested one, or adapts between it and 25', async () => {
  for (const [setBTargetCount, setBAdaptive] of [
    [15, false],
    [20, false],
    [15, true],
    [22, true],
  ] as const) {
    const user = await makeUser(spark);
    const options = { setBTargetCount, setBAdaptive };
    const { setBItems = [] } = await answerSetA(spark, user, seededAnswers(22), options);
    expect(setBItems.length).toBeGreaterThanOrEqual(setBTargetCount);
    expect(setBItems.length).toBeLessThanOrEqual(setBAdaptive ? 25 : setBTargetCount);
    expect(new Set(setBItems).size).toBe(setBItems.length);
    for (const itemId of setBItems) expect(itemId).toMatch(/^B\d\d$/);
  }
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

  test('is refused where demonstrations are switched off', async () => {
    const plain = await openAppForTest({ site: { ...defaultSite, demo: false } });
    const user = await makeUser(plain);
    await expectRefusals(plain, [
      [user, 'startSurvey', { synthetic: true }, 403, 'forbidden'],
      [user, 'surveyStatus', undefined, 404],
    ]);
    await plain.call('startSurvey', { token: user.token });
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
