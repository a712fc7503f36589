import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerAll,
  answerSetA,
  callerOf,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { createAnswerWriter } from './answer-writer.ts';

const spark = useTestApp();
const { setA, pool } = bank.current.layout;
const [first = '', second = ''] = setA;
const last = setA.at(-1) ?? '';

async function makeStartedUser(): Promise<TestUser> {
  const user = await makeUser(spark);
  await spark.call('startSurvey', { token: user.token });
  return user;
}
const save = (user: TestUser, itemId: string, value: number) =>
  spark.call('saveResponse', { token: user.token, body: { itemId, value } });
const answersOf = async (user: TestUser) =>
  (await spark.call('surveyStatus', { token: user.token })).responses;

describe('answers that come at once', () => {
  test.each([
    ['fifty equal ones', Array<number>(50).fill(5)],
    ['seven different ones', [1, 2, 3, 4, 5, 6, 7]],
  ])('%s to one question leave one of them', async (_, values) => {
    const user = await makeStartedUser();
    await Promise.all(values.map((value) => save(user, 'A07', value)));
    const [stored, ...others] = await answersOf(user);
    expect(others).toEqual([]);
    expect(values).toContain(stored?.value);
  });

  test('the last of Set A, twice, choose one Set B', async () => {
    const user = await makeStartedUser();
    await answerAll(spark, user, setA.slice(0, 47), seededAnswers(14));
    const lastAnswer = { token: user.token, body: { itemId: 'A48', value: 2 } };
    await Promise.all([
      spark.call('saveResponse', lastAnswer),
      spark.call('saveResponse', lastAnswer),
    ]);
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(status.state).toBe('B_ACTIVE');
  });

  test('the last of Set A with two values: one wins', async () => {
    const user = await makeStartedUser();
    await answerAll(spark, user, setA.slice(0, 47), seededAnswers(15));
    const [one, other] = await Promise.allSettled([save(user, 'A48', 2), save(user, 'A48', 6)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await answersOf(user)).at(-1)).toEqual({
      itemId: 'A48',
      value: one.status === 'fulfilled' ? 2 : 6,
    });
  });
});

const answer = fc.record({
  itemId: fc.constantFrom(...setA.slice(0, 40)),
  value: fc.integer({ min: 1, max: 7 }),
});

describe('the laws of answers', () => {
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

/** Returns the writer of another node, which knows nothing of earlier answers. */
function openNode() {
  const write = createAnswerWriter({ db: spark.db, now: spark.now, bank });
  return async (user: TestUser, itemId: string, value: number, attemptId?: string) =>
    write(await callerOf(spark, user), { itemId, value, attemptId });
}
const rowOf = (user: TestUser) =>
  spark.db.read((tx) =>
    tx.selectFrom('attempts').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
  );
describe('answers written in one statement', () => {
  test('are kept, of one person and of many', async () => {
    const write = openNode();
    const [one, two, nobody] = [
      await makeStartedUser(),
      await makeStartedUser(),
      await makeUser(spark),
    ];
    expect(
      await Promise.all([
        write(one, first, 3),
        write(two, last, 7),
        write(one, second, 5),
        write(nobody, first, 1),
      ]),
    ).toEqual([true, true, true, false]);
    expect(await answersOf(one)).toEqual([
      { itemId: first, value: 3 },
      { itemId: second, value: 5 },
    ]);
    expect(await answersOf(two)).toEqual([{ itemId: last, value: 7 }]);
  });

  test('go to the named attempt of their own person alone', async () => {
    const write = openNode();
    const [user, other] = [await makeStartedUser(), await makeStartedUser()];
    const [{ id }, { id: otherId }] = [await rowOf(user), await rowOf(other)];
    expect(await write(user, first, 3, otherId)).toBe(false);
    expect(await write(user, second, 4, id)).toBe(true);
    expect(await answersOf(user)).toEqual([{ itemId: second, value: 4 }]);
    expect(await answersOf(other)).toEqual([]);
  });

  test('never complete a set', async () => {
    const write = openNode();
    const user = await makeStartedUser();
    for (const itemId of setA.slice(1)) expect(await write(user, itemId, 4)).toBe(true);
    expect(await write(user, last, 2)).toBe(true);
    const before = await rowOf(user);
    expect(await write(user, first, 4)).toBe(false);
    expect(await rowOf(user)).toEqual(before);

    await spark.call('saveResponse', { token: user.token, body: { itemId: first, value: 4 } });
    const { setBItems = [] } = await spark.call('surveyStatus', { token: user.token });
    const [firstOfB, ...rest] = setBItems;
    if (firstOfB === undefined) throw new Error('there is a Set B');
    for (const itemId of rest) expect(await write(user, itemId, 4)).toBe(true);
    expect(await write(user, rest[0] ?? '', 1)).toBe(true);
    const open = await rowOf(user);
    expect(await write(user, firstOfB, 4)).toBe(false);
    expect(await rowOf(user)).toEqual(open);
  });

  test('skip questions that are not open', async () => {
    const write = openNode();
    const user = await makeStartedUser();
    expect(await write(user, pool[0] ?? '', 3)).toBe(false);
    const { setBItems = [] } = await answerSetA(spark, user, seededAnswers(2));
    const others = pool.filter((id) => !setBItems.includes(id));
    const before = await rowOf(user);
    for (const itemId of [first, last, ...others]) expect(await write(user, itemId, 3)).toBe(false);
    expect(await rowOf(user)).toEqual(before);
  });

  test('survive races between nodes', async () => {
    const [one, other] = [openNode(), openNode()];
    const user = await makeStartedUser();
    for (const [i, itemId] of setA.slice(0, 20).entries())
      expect(await (i % 2 ? one : other)(user, itemId, (i % 7) + 1)).toBe(true);
    expect((await answersOf(user)).map(({ value }) => value)).toEqual(
      Array.from({ length: 20 }, (_, i) => (i % 7) + 1),
    );
  });

  test('do not wait for a locked row', async () => {
    const write = openNode();
    const [held, free] = [await makeStartedUser(), await makeStartedUser()];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: reportLock } = Promise.withResolvers<void>();
    const holding = spark.db.write(async (tx) => {
      await tx
        .selectFrom('attempts')
        .select('id')
        .where('user_id', '=', held.id)
        .forUpdate()
        .execute();
      reportLock();
      // Hold the lock only on PostgreSQL, because the single writer of SQLite would block the
      // answers.
      if (spark.db.engine === 'postgres') await released;
    });
    await locked;
    expect(await Promise.all([write(held, first, 3), write(free, first, 4)])).toEqual([
      spark.db.engine === 'sqlite',
      true,
    ]);
    release();
    await holding;
  });
});
