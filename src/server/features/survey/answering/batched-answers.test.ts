import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerSetA,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { type OpenAnswer, updateOpenAnswers } from '../attempt/answer-store.ts';
import { findEdition } from '../bank/bank.ts';

/** The only edition whose answers can be saved many at a time in one statement (ADR 18). */
const firstEdition = findEdition(bank, 1);

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp({ bank: { ...bank, current: firstEdition } });
});
afterAll(() => spark.close());

const { setA, positions } = firstEdition.layout;
const ofUser = (
  user: TestUser,
  itemId: string,
  value: number,
  attemptId: string | null = null,
): OpenAnswer => ({
  userId: user.id,
  attemptId,
  itemId,
  position: positions.get(itemId) ?? -1,
  value,
});
const write = (answers: readonly OpenAnswer[]) =>
  spark.db.writeStatement((tx) => updateOpenAnswers(tx, answers));
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
  test('write one answer of each person', async () => {
    const [one, two, nobody] = [await started(), await started(), await makeUser(spark)];
    expect(
      await write([
        ofUser(one, 'A01', 3),
        ofUser(two, 'A48', 7),
        ofUser(one, 'A02', 5),
        ofUser(nobody, 'A01', 1),
      ]),
    ).toEqual([true, true, false, false]);
    expect(await saved(one)).toEqual([{ itemId: 'A01', value: 3 }]);
    expect(await saved(two)).toEqual([{ itemId: 'A48', value: 7 }]);
  });

  test('go to the named attempt of their own person alone', async () => {
    const [user, other] = [await started(), await started()];
    const [{ id }, { id: otherId }] = [await rowOf(user), await rowOf(other)];
    expect(await write([ofUser(user, 'A01', 3, otherId)])).toEqual([false]);
    expect(await write([ofUser(user, 'A02', 4, id)])).toEqual([true]);
    expect(await saved(user)).toEqual([{ itemId: 'A02', value: 4 }]);
    expect(await saved(other)).toEqual([]);
  });

  test('never complete a set', async () => {
    const user = await started();
    for (const itemId of setA.slice(1))
      expect(await write([ofUser(user, itemId, 4)])).toEqual([true]);
    const changed = ofUser(user, 'A48', 2);
    expect(await write([changed])).toEqual([true]);
    const before = await rowOf(user);
    expect(await write([ofUser(user, 'A01', 4)])).toEqual([false]);
    expect(await rowOf(user)).toEqual(before);

    await spark.call('saveResponse', { token: user.token, body: { itemId: 'A01', value: 4 } });
    const { setBItems = [] } = await spark.call('surveyStatus', { token: user.token });
    const [first, ...rest] = setBItems;
    if (first === undefined) throw new Error('there is a Set B');
    for (const itemId of rest) expect(await write([ofUser(user, itemId, 4)])).toEqual([true]);
    expect(await write([ofUser(user, rest[0] ?? '', 1)])).toEqual([true]);
    const open = await rowOf(user);
    expect(await write([ofUser(user, first, 4)])).toEqual([false]);
    expect(await rowOf(user)).toEqual(open);
  });

  test('skip questions that are not open', async () => {
    const user = await started();
    expect(await write([ofUser(user, 'B01', 3)])).toEqual([false]);
    const { setBItems = [] } = await answerSetA(spark, user, seededAnswers(2));
    const others = Array.from(
      { length: 80 },
      (_, i) => `B${String(i + 1).padStart(2, '0')}`,
    ).filter((id) => !setBItems.includes(id));
    const before = await rowOf(user);
    for (const itemId of ['A01', 'A48', ...others])
      expect(await write([ofUser(user, itemId, 3)])).toEqual([false]);
    expect(await rowOf(user)).toEqual(before);
  });

  test('do not wait for a locked row', async () => {
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
    expect(await write([ofUser(held, 'A01', 3), ofUser(free, 'A01', 4)])).toEqual([
      spark.db.engine === 'sqlite',
      true,
    ]);
    release();
    await holding;
  });
});
