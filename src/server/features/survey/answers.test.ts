import { describe, expect, test } from 'vitest';
import { expectRefusals, type Refusal } from '../../../../test/support/http/expect-refusals.ts';
import { makeChosenLink, readInterests } from '../../../../test/support/people/make-links.ts';
import { nextFreeId } from '../../../../test/support/psychometrics/next-edition.ts';
import {
  answerAll,
  answerSetA,
  beginRound,
  makeFinishedUser,
  makeUser,
  retake,
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
  test('is refused, and nothing is written', async () => {
    const user = await makeStartedUser();
    const values = '0 8 -1 3.5 "3" "null" true 1e999 -0 [3] {} "" 1e-7 "1e0"'.split(' ');
    const items = '1 "A1" "A001" "a01" "C01" "A00"'.split(' ').concat(`"${nextFreeId('B')}"`);
    const bodies = [
      ...values.map((value) => `{"itemId":"A01","value":${value}}`),
      ...items.map((itemId) => `{"itemId":${itemId},"value":3}`),
      ...'{"itemId":"A01"} {"value":3} {"itemId":"A01","value":3,"attemptId":""} [] 3 null'.split(
        ' ',
      ),
    ];
    await expectRefusals(
      spark,
      bodies.map((body) => [user, 'saveResponse', body, 400, 'bad_request']),
    );
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
  test('is refused, and nothing is written', async () => {
    const save = (user: TestUser, itemIds: readonly string[], status: number): Refusal[] =>
      itemIds.map((itemId) => [user, 'saveResponse', { itemId, value: 1 }, status]);
    const [newcomer, started, inSetB] = [
      await makeUser(spark),
      await makeStartedUser(),
      await makeUser(spark),
    ];
    const { setBItems = [] } = await answerSetA(spark, inSetB, () => 4);
    const finished = await makeFinishedUser(spark, () => 4);
    const { responses } = await spark.call('surveyStatus', { token: finished.token });
    const outside = pool.filter((id) => !setBItems.includes(id));
    const before = await Promise.all([started, inSetB, finished].map(stored));
    await expectRefusals(spark, [
      ...save(newcomer, ['A01'], 404),
      ...save(started, [pool[0]!], 409),
      ...save(inSetB, setA, 409),
      ...save(inSetB, [...outside, nextFreeId('A')], 400),
      ...save(finished, [responses[0]!.itemId, responses.at(-1)!.itemId], 409),
      [finished, 'saveResponse', responses[0], 409],
    ]);
    expect(await Promise.all([started, inSetB, finished].map(stored))).toEqual(before);
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

const [passed = '', answered = ''] = setA;
/** Passes the first question of Set A. */
const withPass = (itemId: string) => (itemId === passed ? null : 6);

const revise = ({ token }: TestUser, itemId: string, value: number | null) =>
  spark.call('reviseAnswer', { token, body: { itemId, value } });
const compute = ({ id, token }: TestUser) =>
  spark.call('computeProfile', { token, body: { userId: id } });
const findAnswer = async ({ token }: TestUser, wanted: string) =>
  (await spark.call('listAnswers', { token })).answers.find(({ itemId }) => itemId === wanted);
const listExported = async ({ token }: TestUser) =>
  (await spark.call('exportData', { token })).attempts[0]?.answers;

describe('a pass', () => {
  test('counts for progress and completion, and is listed and exported as such', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(status.setAProgress).toEqual({ answered: 48, total: 48 });
    expect(status.responses[0]).toEqual({ itemId: passed, value: null });
    expect(await findAnswer(user, passed)).toMatchObject({
      value: null,
      label: 'Rather not say',
      isPassed: true,
    });
    expect((await listExported(user))?.[0]).toMatchObject({
      itemId: passed,
      value: null,
      label: 'Rather not say',
    });
    expect((await compute(user)).notes.answered).toBe(status.responses.length - 1);
  });

  test('of every question ends the survey', async () => {
    const user = await makeFinishedUser(spark, () => null);
    expect((await compute(user)).notes.answered).toBe(0);
    await expectRefusals(spark, [[user, 'beginRound', undefined, 409]]);
  });

  test('is kept by a retake among the earlier results', async () => {
    const user = await makeFinishedUser(spark, withPass);
    await retake(spark, user, seededAnswers(3));
    const { earlierAttempts } = await spark.call('exportData', { token: user.token });
    expect(earlierAttempts[0]?.answers[0]).toMatchObject({ itemId: passed, value: null });
  });
});

describe('after the survey', () => {
  test('a pass is answered, and the profile computed anew', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const before = await compute(user);
    expect(await revise(user, passed, 1)).toEqual({ itemId: passed, value: 1 });
    const after = await compute(user);
    expect(after.notes.answered).toBe(before.notes.answered + 1);
    expect(after.dimensions).not.toEqual(before.dimensions);
    expect(await findAnswer(user, passed)).toMatchObject({ value: 1 });
  });

  test('an answer becomes a pass, which no list of others names', async () => {
    const user = await makeFinishedUser(spark, () => 7);
    const link = await makeChosenLink(spark, user, 3);
    const [first, ...others] = await readInterests(spark, link);
    const itemId = bank.texts.find(({ text }) => text === first?.questionText)?.id ?? '';
    await revise(user, itemId, null);
    await revise(user, itemId, null);
    expect(await readInterests(spark, link)).toEqual(others);
    expect(await findAnswer(user, itemId)).toMatchObject({ isPassed: true });
  });

  test('no answer becomes another one', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const round = await beginRound(spark, user);
    await expectRefusals(spark, [
      [user, 'reviseAnswer', { itemId: answered, value: 2 }, 409],
      [user, 'reviseAnswer', { itemId: round[0]!, value: null }, 400],
      [user, 'reviseAnswer', { itemId: answered, value: 8 }, 400],
      [await makeUser(spark), 'reviseAnswer', { itemId: answered, value: null }, 404],
    ]);
    expect(await findAnswer(user, answered)).toMatchObject({ value: 6 });
    expect(await revise(user, answered, 6)).toEqual({ itemId: answered, value: 6 });
  });

  test('an open round stays open, with what it has', async () => {
    const user = await makeFinishedUser(spark, withPass);
    const [first = ''] = await beginRound(spark, user);
    const { token } = user;
    await spark.call('saveResponse', { token, body: { itemId: first, value: 3 } });
    await revise(user, passed, 5);
    await spark.call('saveResponse', { token, body: { itemId: first, value: null } });
    const { state, responses } = await spark.call('surveyStatus', { token });
    expect([state, responses.find(({ itemId }) => itemId === first)?.value]).toEqual([
      'ROUND_ACTIVE',
      null,
    ]);
    expect(await findAnswer(user, passed)).toMatchObject({ value: 5 });
  });
});
