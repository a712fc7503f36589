import { describe, expect, test } from 'vitest';
import {
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
const saved = async (user: TestUser) =>
  (await spark.call('surveyStatus', { token: user.token })).responses;

async function started(): Promise<TestUser> {
  const user = await makeUser(spark);
  await spark.call('startSurvey', { token: user.token });
  return user;
}

describe('answers written in one statement', () => {
  test('are kept, of one person and of many', async () => {
    const write = openNode();
    const [one, two, nobody] = [await started(), await started(), await makeUser(spark)];
    expect(
      await Promise.all([
        write(one, first, 3),
        write(two, last, 7),
        write(one, second, 5),
        write(nobody, first, 1),
      ]),
    ).toEqual([true, true, true, false]);
    expect(await saved(one)).toEqual([
      { itemId: first, value: 3 },
      { itemId: second, value: 5 },
    ]);
    expect(await saved(two)).toEqual([{ itemId: last, value: 7 }]);
  });

  test('go to the named attempt of their own person alone', async () => {
    const write = openNode();
    const [user, other] = [await started(), await started()];
    const [{ id }, { id: otherId }] = [await rowOf(user), await rowOf(other)];
    expect(await write(user, first, 3, otherId)).toBe(false);
    expect(await write(user, second, 4, id)).toBe(true);
    expect(await saved(user)).toEqual([{ itemId: second, value: 4 }]);
    expect(await saved(other)).toEqual([]);
  });

  test('never complete a set', async () => {
    const write = openNode();
    const user = await started();
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
    const user = await started();
    expect(await write(user, pool[0] ?? '', 3)).toBe(false);
    const { setBItems = [] } = await answerSetA(spark, user, seededAnswers(2));
    const others = pool.filter((id) => !setBItems.includes(id));
    const before = await rowOf(user);
    for (const itemId of [first, last, ...others]) expect(await write(user, itemId, 3)).toBe(false);
    expect(await rowOf(user)).toEqual(before);
  });

  test('survive races between nodes', async () => {
    const [one, other] = [openNode(), openNode()];
    const user = await started();
    for (const [i, itemId] of setA.slice(0, 20).entries())
      expect(await (i % 2 ? one : other)(user, itemId, (i % 7) + 1)).toBe(true);
    expect((await saved(user)).map(({ value }) => value)).toEqual(
      Array.from({ length: 20 }, (_, i) => (i % 7) + 1),
    );
  });

  test('do not wait for a locked row', async () => {
    const write = openNode();
    const [held, free] = [await started(), await started()];
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
