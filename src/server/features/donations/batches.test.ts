import { describe, expect, test } from 'vitest';
import {
  calibration,
  countCopies,
  donate,
  readCopies,
} from '../../../../test/support/people/make-donations.ts';
import {
  makeFinishedUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';
import { minBatch, moveDueBatch } from './batches.ts';
import { replacePending } from './copy-store.ts';

const spark = useFreshTestApp({ calibrationKey: calibration.publicKey });

const makeDonor = async (seed: number): Promise<TestUser> => {
  const user = await makeFinishedUser(spark, seededAnswers(seed));
  await donate(spark, user);
  return user;
};

/** Adds waiting copies, which a batch moves like real ones. */
const addWaiting = (count: number): Promise<void> =>
  spark.db.write(async (tx) => {
    for (let at = 0; at < count; at++)
      await replacePending(tx, {
        id: `id-${(at * 7) % count}`,
        tag: new Uint8Array(32).fill(at + 1),
        week: '2026-W03',
        edition: 1,
        sealed: new Uint8Array([at]),
        study: null,
        waiting_since: '2026-01-15',
      });
  });

describe('a batch', () => {
  test('waits until enough copies are there', async () => {
    await addWaiting(minBatch - 1);
    expect(await moveDueBatch(spark)).toBe(0);
    await makeDonor(1);
    expect(await moveDueBatch(spark)).toBe(minBatch);
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: minBatch });
  });

  test('moves when a copy has waited for a day', async () => {
    await makeDonor(1);
    spark.moveClock(86_400);
    expect(await moveDueBatch(spark)).toBe(0);
    spark.moveClock(86_400);
    expect(await moveDueBatch(spark)).toBe(1);
    expect((await readCopies(spark)).donations).toHaveLength(1);
  });

  test('is stored in the order of random ids', async () => {
    await addWaiting(minBatch);
    await moveDueBatch(spark);
    const rows = await spark.db.read((tx) => tx.selectFrom('donations').select('id').execute());
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  test('moves once when two nodes try', async () => {
    await addWaiting(2 * minBatch);
    const moved = await Promise.all([moveDueBatch(spark), moveDueBatch(spark)]);
    expect(moved.toSorted((a, b) => a - b)).toEqual([0, 2 * minBatch]);
    expect(await countCopies(spark)).toEqual({ waiting: 0, moved: 2 * minBatch });
  });

  test('leaves out what is withdrawn at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await makeDonor(round);
      await addWaiting(minBatch);
      await Promise.all([moveDueBatch(spark), donate(spark, user, 'none')]);
      expect(await countCopies(spark)).toEqual({ waiting: 0, moved: minBatch });
    }
  });
});
