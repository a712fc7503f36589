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
import { createAnswerWriter } from './answers.ts';

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
  test('to one question leave one of them', async () => {
    const user = await makeStartedUser();
    const values = [1, 2, 3, 4, 5, 6, 7, 7];
    await Promise.all(values.map((value) => save(user, 'A07', value)));
    const [stored, ...others] = await answersOf(user);
    expect(others).toEqual([]);
    expect(values).toContain(stored?.value);
  });

  test('the last of Set A with two values: one wins', async () => {
    const user = await makeStartedUser();
    await answerAll(spark, user, setA.slice(0, 47), seededAnswers(15));
    const [one, other] = await Promise.allSettled([save(user, 'A48', 2), save(user, 'A48', 6)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state, responses } = await spark.call('surveyStatus', { token: user.token });
    expect(state).toBe('B_ACTIVE');
    expect(responses.at(-1)?.value).toBe(one.status === 'fulfilled' ? 2 : 6);
  });
});

test('answers to any questions, in any order and with any changes, leave the last of each', async () => {
  const answers = fc.array(
    fc.record({
      itemId: fc.constantFrom('A02', 'A25', 'A47'),
      value: fc.integer({ min: 1, max: 7 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(answers, async (list) => {
      const user = await makeStartedUser();
      for (const { itemId, value } of list) await save(user, itemId, value);
      const latest = new Map(list.map(({ itemId, value }) => [itemId, value]));
      const expected = [...latest].map(([itemId, value]) => ({ itemId, value }));
      expect(await answersOf(user)).toEqual(
        expected.toSorted((a, b) => setA.indexOf(a.itemId) - setA.indexOf(b.itemId)),
      );
    }),
    { numRuns: 10 },
  );
});

/** Returns the writer of another node, which knows nothing of earlier answers. */
function openNode() {
  const write = createAnswerWriter({ db: spark.db, now: spark.now, bankInUse: () => bank });
  return async (user: TestUser, itemId: string, value: number, attemptId?: string) =>
    write(await callerOf(spark, user), { itemId, value, attemptId });
}
const rowOf = (user: TestUser) =>
  spark.db.read((tx) =>
    tx.selectFrom('attempts').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
  );
describe('answers written in one statement', () => {
  test('go to the named attempt of their own person alone', async () => {
    const write = openNode();
    const [user, other] = [await makeStartedUser(), await makeStartedUser()];
    const [{ id }, { id: otherId }] = [await rowOf(user), await rowOf(other)];
    const writes = [
      write(user, first, 3, otherId),
      write(user, second, 4, id),
      write(user, last, 5),
      write(other, last, 7),
      write(await makeUser(spark), first, 1),
    ];
    expect(await Promise.all(writes)).toEqual([false, true, true, true, false]);
    expect(await answersOf(user)).toEqual([
      { itemId: second, value: 4 },
      { itemId: last, value: 5 },
    ]);
    expect(await answersOf(other)).toEqual([{ itemId: last, value: 7 }]);
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
