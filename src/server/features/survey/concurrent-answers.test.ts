import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumExposure } from '../../../../test/support/people/sum-exposure.ts';
import {
  answerAll,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank, openTestApp } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

async function makeStartedUser(): Promise<TestUser> {
  const user = await makeUser(spark);
  await spark.call('startSurvey', { token: user.token });
  return user;
}
const save = (user: TestUser, itemId: string, value: number) =>
  spark.call('saveResponse', { token: user.token, body: { itemId, value } });
const answersOf = async (user: TestUser) =>
  (await spark.call('surveyStatus', { token: user.token })).responses;
const { setA } = bank.current.layout;

describe('answers that come at once (C4)', () => {
  test('fifty times the same one is one answer', async () => {
    const user = await makeStartedUser();
    await Promise.all(Array.from({ length: 50 }, () => save(user, 'A07', 5)));
    expect(await answersOf(user)).toEqual([{ itemId: 'A07', value: 5 }]);
  });

  test('seven different ones to one question leave one of them', async () => {
    const user = await makeStartedUser();
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map((value) => save(user, 'A07', value)));
    expect(await answersOf(user)).toEqual([{ itemId: 'A07', value: expect.any(Number) }]);
  });

  test('the last of Set A, twice, choose one Set B', async () => {
    const user = await makeStartedUser();
    await answerAll(spark, user, setA.slice(0, 47), seededAnswers(14));
    const before = await sumExposure(spark.db);
    const node = await openTestApp({ db: spark.db });
    const last = { token: user.token, body: { itemId: 'A48', value: 2 } };
    await Promise.all([node.call('saveResponse', last), node.call('saveResponse', last)]);
    await node.app.close();
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(status.state).toBe('B_ACTIVE');
    expect((await sumExposure(spark.db)) - before).toBe(status.setBItems?.length);
  });

  test('the last of Set A with two values: one wins', async () => {
    const user = await makeStartedUser();
    await answerAll(spark, user, setA.slice(0, 47), seededAnswers(15));
    const [first, second] = await Promise.allSettled([save(user, 'A48', 2), save(user, 'A48', 6)]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await answersOf(user)).at(-1)).toEqual({
      itemId: 'A48',
      value: first.status === 'fulfilled' ? 2 : 6,
    });
  });
});

const answer = fc.record({
  itemId: fc.constantFrom(...setA.slice(0, 40)),
  value: fc.integer({ min: 1, max: 7 }),
});

describe('the laws of answers (C4, C5)', () => {
  test('give the same result in any order, and concurrently', async () => {
    const shuffled = fc
      .uniqueArray(answer, { selector: ({ itemId }) => itemId, minLength: 1, maxLength: 12 })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([list, otherOrder]) => {
        const [one, other, atOnce] = await Promise.all([
          makeStartedUser(),
          makeStartedUser(),
          makeStartedUser(),
        ]);
        const inTurn = async (user: TestUser, answers: typeof list): Promise<void> => {
          for (const { itemId, value } of answers) await save(user, itemId, value);
        };
        await Promise.all([
          inTurn(one, list),
          inTurn(other, otherOrder),
          ...list.map(({ itemId, value }) => save(atOnce, itemId, value)),
        ]);
        const expected = list.toSorted((a, b) => setA.indexOf(a.itemId) - setA.indexOf(b.itemId));
        for (const user of [one, other, atOnce]) expect(await answersOf(user)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  test('the last write wins', async () => {
    const list = fc.array(
      fc.record({
        itemId: fc.constantFrom('A02', 'A25', 'A48'),
        value: fc.integer({ min: 1, max: 7 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(list, async (answers) => {
        const user = await makeStartedUser();
        for (const { itemId, value } of answers) await save(user, itemId, value);
        expect(
          Object.fromEntries((await answersOf(user)).map(({ itemId, value }) => [itemId, value])),
        ).toEqual(Object.fromEntries(answers.map(({ itemId, value }) => [itemId, value])));
      }),
      { numRuns: 10 },
    );
  });
});
