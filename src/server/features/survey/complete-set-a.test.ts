import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import {
  answerAll,
  answerSetA,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { openAppForTest, useTestApp } from '../../../../test/support/server/use-test-app.ts';

const { setA: setAItems, pool } = bank.current.layout;
const [firstOfA = ''] = setAItems;
const spark = useTestApp();

describe('completing Set A', () => {
  test('with answers missing is 409 and names them', async () => {
    const user = await makeUser(spark);
    await expectRefusals(spark, [[user, 'completeSetA', undefined, 404]]);
    await spark.call('startSurvey', { token: user.token });
    await answerAll(spark, user, setAItems.slice(2, 47), () => 3);
    expect(await spark.refused('completeSetA', { token: user.token })).toMatchObject({
      status: 409,
      missing: [...setAItems.slice(0, 2), ...setAItems.slice(47)],
    });
  });

  test('afterwards answers the attempt, as often as it is asked', async () => {
    const user = await makeUser(spark);
    const status = await answerSetA(spark, user, seededAnswers(3));
    for (const body of [undefined, {}, { attemptId: status.attemptId }])
      expect(
        await spark.call('completeSetA', { token: user.token, ...(body && { body }) }),
      ).toEqual(status);
  });

  test('happens in the request of the last answer', async () => {
    const user = await makeUser(spark);
    await spark.call('startSurvey', { token: user.token });
    await answerAll(spark, user, setAItems.slice(1), seededAnswers(5));
    expect((await spark.call('surveyStatus', { token: user.token })).state).toBe('A_ACTIVE');
    expect(await answerAll(spark, user, [firstOfA], seededAnswers(5))).toEqual([false]);
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(status).toMatchObject({ state: 'B_ACTIVE', responses: { length: 48 } });
    expect(status.setBItems?.length).toBeGreaterThanOrEqual(15);
    const { setBItems } = await spark.call('surveyItems', { token: user.token });
    expect(setBItems.map(({ id }) => id)).toEqual(status.setBItems);
  });
});

describe('a failing choice of Set B', () => {
  async function failing(failures: number) {
    let left = failures;
    const app = await openAppForTest({
      model: {
        selectSetB: () => {
          if (left-- > 0) throw new Error('planned');
          return pool.slice(0, 15);
        },
      },
    });
    const user = await makeUser(app);
    return { app, user, status: await answerSetA(app, user, seededAnswers(6)) };
  }

  test('leaves the attempt in SELECT_B with all answers', async () => {
    const { app, user, status } = await failing(2);
    expect(status).toMatchObject({ state: 'SELECT_B', responses: { length: 48 } });
    expect(status.setBItems).toBeUndefined();
    const value = seededAnswers(6)(firstOfA);
    const { token } = user;
    await app.call('saveResponse', { token, body: { itemId: firstOfA, value } });
    const body = { itemId: firstOfA, value: (value % 7) + 1 };
    await expectRefusals(app, [
      [user, 'saveResponse', body, 409],
      [user, 'completeSetA', undefined, 503, 'unavailable'],
    ]);
    expect(await app.call('surveyStatus', { token })).toEqual(status);
  });

  test.each(['completeSetA', 'startSurvey'] as const)('is made good by %s', async (name) => {
    const { app, user } = await failing(1);
    const attempt = await app.call(name, { token: user.token });
    const lengths = { setBItems: { length: 15 }, responses: { length: 48 } };
    expect(attempt).toMatchObject({ state: 'B_ACTIVE', ...lengths });
    for (const again of ['completeSetA', 'startSurvey'] as const)
      expect(await app.call(again, { token: user.token })).toEqual(attempt);
  });
});
