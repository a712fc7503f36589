import { describe, expect, test } from 'vitest';
import {
  finishSurvey,
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

describe('retaking the survey', () => {
  test('keeps the old profile until the new answers are complete', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(8));
    const old = await spark.call('publicProfile', { params: { shareCode: user.shareCode } });
    const [first, again] = await Promise.all([
      spark.call('retakeSurvey', { token: user.token }),
      spark.call('retakeSurvey', { token: user.token }),
    ]);
    expect(first).toMatchObject({ state: 'A_ACTIVE', responses: [] });
    expect(again.attemptId).toBe(first.attemptId);
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(false);
    expect(await spark.call('publicProfile', { params: { shareCode: user.shareCode } })).toEqual(
      old,
    );
    await finishSurvey(spark, user, seededAnswers(9));
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(true);
    expect(
      await spark.call('publicProfile', { params: { shareCode: user.shareCode } }),
    ).not.toEqual(old);
    expect((await spark.call('exportData', { token: user.token })).attempts).toHaveLength(1);
  });

  test('requires a finished survey and allows three in 30 days', async () => {
    const newcomer = await makeUser(spark);
    expect(await spark.refused('retakeSurvey', { token: newcomer.token })).toMatchObject({
      status: 404,
    });
    const user = await makeFinishedUser(spark, seededAnswers(10));
    for (let i = 0; i < 3; i += 1) {
      await spark.call('retakeSurvey', { token: user.token });
      await finishSurvey(spark, user, seededAnswers(11 + i));
    }
    expect(await spark.refused('retakeSurvey', { token: user.token })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('3 times in 30 days'),
    });
    spark.moveClock(31 * 86_400);
    const { accessToken } = await spark.call('login', { body: { loginCode: user.loginCode } });
    expect(await spark.call('retakeSurvey', { token: accessToken })).toMatchObject({
      state: 'A_ACTIVE',
    });
  });
});
