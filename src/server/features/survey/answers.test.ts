import { describe, expect, test } from 'vitest';
import { nextFreeId } from '../../../../test/support/psychometrics/next-edition.ts';
import {
  answerAll,
  answerSetA,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

async function makeStartedUser(): Promise<TestUser> {
  const user = await makeUser(spark);
  await spark.call('startSurvey', { token: user.token });
  return user;
}
/** Returns the stored row of the attempt. */
const stored = (user: TestUser) =>
  spark.db.read((tx) =>
    tx.selectFrom('attempts').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
  );
const answersOf = async (user: TestUser) =>
  (await spark.call('surveyStatus', { token: user.token })).responses;
const { setA, pool } = bank.current.layout;

describe('an answer that is no answer', () => {
  const values = '0 8 -1 3.5 "3" null true 1e999 -0 [3] {} "" 1e-7 "1e0"'.split(' ');

  test.each(
    values
      .map((value) => `{"itemId":"A01","value":${value}}`)
      .concat(
        '{"itemId":"A01"}',
        '{"value":3}',
        '{"itemId":1,"value":3}',
        '{"itemId":"A1","value":3}',
        '{"itemId":"A001","value":3}',
        '{"itemId":"a01","value":3}',
        '{"itemId":"C01","value":3}',
        '{"itemId":"A01","value":3,"attemptId":""}',
        '[]',
        '3',
        'null',
      ),
  )('%s is refused: 400, and nothing is written', async (body) => {
    const user = await makeStartedUser();
    expect(await spark.refused('saveResponse', { token: user.token, body })).toMatchObject({
      status: 400,
      code: 'bad_request',
      errors: expect.any(Object),
    });
    expect(await answersOf(user)).toEqual([]);
  });

  test('takes 7.0 and 0.3e1 for the whole numbers they are', async () => {
    const user = await makeStartedUser();
    for (const body of ['{"itemId":"A02","value":7.0}', '{"itemId":"A03","value":0.3e1}']) {
      const answer = await spark.app.inject({
        method: 'POST',
        url: '/api/survey/two-stage/response',
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        payload: body,
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await answersOf(user)).toEqual([
      { itemId: 'A02', value: 7 },
      { itemId: 'A03', value: 3 },
    ]);
  });
});

describe('an answer at the wrong time', () => {
  test('before the start is 404', async () => {
    const { token } = await makeUser(spark);
    expect(
      await spark.refused('saveResponse', { token, body: { itemId: 'A01', value: 3 } }),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ['A00', 400],
    [nextFreeId('B'), 400],
    [pool[0]!, 409],
  ])('to %s while Set A is open is %i, and nothing is written', async (itemId, status) => {
    const user = await makeStartedUser();
    const before = await stored(user);
    expect(
      await spark.refused('saveResponse', { token: user.token, body: { itemId, value: 3 } }),
    ).toMatchObject({ status, detail: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await stored(user)).toEqual(before);
  });

  test('while Set B is open: only Set B is accepted', async () => {
    const user = await makeUser(spark);
    const valueOf = seededAnswers(11);
    const { setBItems = [] } = await answerSetA(spark, user, valueOf);
    const before = await stored(user);
    const outside = pool.filter((id) => !setBItems.includes(id));
    const unknown = [nextFreeId('A'), nextFreeId('B')];
    const refusals = await Promise.all(
      [...setA, ...outside, ...unknown].map((itemId) => {
        const body = { itemId, value: (valueOf(itemId) % 7) + 1 };
        return spark.refused('saveResponse', { token: user.token, body });
      }),
    );
    const statuses = [...setA.map(() => 409), ...outside.map(() => 400), 400, 400];
    expect(refusals.map(({ status }) => status)).toEqual(statuses);
    expect(await stored(user)).toEqual(before);
  });

  test('after the end is always 409', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(12));
    const before = await stored(user);
    const { responses } = await spark.call('surveyStatus', { token: user.token });
    const [first, last] = [responses[0], responses.at(-1)];
    for (const given of [first, last])
      for (const value of [given?.value, 4]) {
        const body = { itemId: given?.itemId, value };
        const refusal = await spark.refused('saveResponse', { token: user.token, body });
        expect(refusal.status).toBe(409);
      }
    expect(await stored(user)).toEqual(before);
  });

  test('accepts a retry whose first reply was lost', async () => {
    const user = await makeUser(spark);
    const valueOf = seededAnswers(13);
    await answerSetA(spark, user, valueOf);
    const before = await stored(user);
    expect(await answerAll(spark, user, setA, valueOf)).toEqual(setA.map(() => false));
    expect(await stored(user)).toEqual(before);
  });
});

describe('finishing', () => {
  test('comes with the last answer of Set B', async () => {
    const user = await makeUser(spark);
    const { setBItems = [] } = await answerSetA(spark, user, seededAnswers(16));
    expect(await answerAll(spark, user, setBItems.slice(1), seededAnswers(16))).toEqual(
      setBItems.slice(1).map(() => false),
    );
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(false);
    expect(await answerAll(spark, user, setBItems.slice(0, 1), seededAnswers(16))).toEqual([true]);
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(true);
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(status).toMatchObject({
      state: 'FINISHED',
      setAProgress: { answered: 48, total: 48 },
      setBProgress: { answered: setBItems.length, total: setBItems.length },
    });
    expect(status.responses).toEqual(
      [...setA, ...setBItems].map((itemId) => ({ itemId, value: seededAnswers(16)(itemId) })),
    );
  });
});
