import { describe, expect, test } from 'vitest';
import { sumExposure } from '../../../../../test/support/people/sum-exposure.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createExposureCounter, writeChoice } from './exposure.ts';

const spark = useTestApp();

/** A database whose next write fails. */
function failOnce(db: Database): Database {
  let hasFailed = false;
  const write: Database['write'] = async (unit) => {
    if (hasFailed) return db.write(unit);
    hasFailed = true;
    throw new Error('the database is gone');
  };
  return { ...db, write };
}

describe('how often questions are chosen', () => {
  test('is stored by a flush, once', async () => {
    const before = await sumExposure(spark.db);
    const counter = createExposureCounter(spark.db);
    counter.add(['A01', 'A02']);
    counter.add(['A02']);
    expect(await sumExposure(spark.db)).toBe(before);
    await Promise.all([counter.flush(), counter.flush()]);
    expect(await sumExposure(spark.db)).toBe(before + 3);
  });

  test('counts at once for choices on this node', async () => {
    const counter = createExposureCounter(spark.db);
    const read = async (): Promise<number> =>
      (await spark.db.read(counter.find)).get('A03') ?? Number.NaN;
    const before = await read();
    counter.add(['A03']);
    expect(await read()).toBe(before + 1);
    await counter.flush();
    expect(await read()).toBe(before + 1);
  });

  test('is kept when a flush fails', async () => {
    const before = await sumExposure(spark.db);
    const counter = createExposureCounter(failOnce(spark.db));
    counter.add(['A04']);
    await expect(counter.flush()).rejects.toThrow('the database is gone');
    await counter.flush();
    expect(await sumExposure(spark.db)).toBe(before + 1);
  });
});

describe('a unit that chooses questions', () => {
  test('counts only what its last run chose', async () => {
    const exposure = createExposureCounter(spark.db);
    const before = await sumExposure(spark.db);
    const twice: Database['write'] = (unit) =>
      spark.db.write(async (tx) => {
        await unit(tx);
        return unit(tx);
      });
    await writeChoice({ db: { ...spark.db, write: twice }, exposure }, async (_, { onChosen }) =>
      onChosen(['A05', 'A06']),
    );
    await exposure.flush();
    expect(await sumExposure(spark.db)).toBe(before + 2);
  });

  test('counts nothing if it fails', async () => {
    const exposure = createExposureCounter(spark.db);
    const before = await sumExposure(spark.db);
    const choice = writeChoice({ db: spark.db, exposure }, async (_, { onChosen }) => {
      onChosen(['A05']);
      throw new Error('refused');
    });
    await expect(choice).rejects.toThrow('refused');
    await exposure.flush();
    expect(await sumExposure(spark.db)).toBe(before);
  });
});
