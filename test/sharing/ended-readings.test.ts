import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../src/server/features/retention/retention.ts';
import { keen, mirrored } from '../support/people/make-pairs.ts';
import {
  confirm,
  end,
  eraseAgreement,
  findReading,
  invite,
  listReadings,
  meet,
  readAgreement,
  readResult,
  reveal,
  sendMarks,
} from '../support/people/make-readings.ts';
import { restoreInto, saveBackup } from '../support/server/backups.ts';
import { makeFinishedUser, signInAgain, type TestUser } from '../support/server/make-user.ts';
import { useFreshTestApp } from '../support/server/use-test-app.ts';

const daySeconds = 86_400;

const spark = useFreshTestApp();
let ada: TestUser;
let ben: TestUser;
beforeEach(async () => {
  ada = await makeFinishedUser(spark, keen('kept'));
  ben = await makeFinishedUser(spark, mirrored(keen('kept')));
});

const readPairIds = () =>
  spark.db.read(async (tx) =>
    (await tx.selectFrom('pairs').select('id').execute()).map(({ id }) => id),
  );

async function passDays(days: number): Promise<void> {
  spark.moveClock(days * daySeconds);
  await deleteExpired({ db: spark.db, now: spark.now });
  [ada, ben] = [await signInAgain(spark, ada), await signInAgain(spark, ben)];
}

describe('the retention job', () => {
  test('deletes what nobody said yes to in time', async () => {
    const { pairId: invited } = await invite(spark, ada, 24);
    const joined = await meet(spark, ada, ben);
    const refused = await meet(spark, ada, ben);
    await end(spark, ben, refused);
    await passDays(1);
    expect(await readPairIds()).not.toContain(invited);
    expect((await readPairIds()).toSorted()).toEqual([joined, refused].toSorted());
    await passDays(1);
    expect(await readPairIds()).toEqual([]);
    expect(await listReadings(spark, ada)).toEqual([]);
  });

  test('keeps a withdrawn reading, empty, while limits count it', async () => {
    const pairId = await reveal(spark, ada, ben);
    await end(spark, ada, pairId);
    await passDays(29);
    expect(await readPairIds()).toEqual([pairId]);
    await passDays(1);
    expect(await readPairIds()).toEqual([]);
  });

  test('erases a reading after 12 months', async () => {
    const pairId = await reveal(spark, ada, ben);
    await passDays(364);
    expect(await readResult(spark, ada, pairId)).not.toBeNull();
    spark.moveClock(daySeconds);
    [ada, ben] = [await signInAgain(spark, ada), await signInAgain(spark, ben)];
    expect(await readResult(spark, ada, pairId)).toBeNull();
    expect(await findReading(spark, ada, pairId)).toMatchObject({ state: 'over' });
    await passDays(0);
    expect(await readPairIds()).toEqual([]);
  });
});

describe('the export', () => {
  test('holds readings with what both have seen', async () => {
    const shown = await reveal(spark, ada, ben);
    await sendMarks(spark, ben, shown, { sentence: 'curious' });
    await sendMarks(spark, ada, shown, { sentence: 'slowly' });
    const waiting = await meet(spark, ben, ada);
    const { sharedReadings } = await spark.call('exportData', { token: ada.token });
    expect(sharedReadings.map(({ pairId }) => pairId).toSorted()).toEqual(
      [shown, waiting].toSorted(),
    );
    for (const { pairId, result, agreement } of sharedReadings) {
      expect(result).toEqual(pairId === shown ? await readResult(spark, ada, shown) : null);
      expect(agreement).toEqual(pairId === shown ? await readAgreement(spark, ada, shown) : null);
    }
    expect(JSON.stringify(sharedReadings)).toContain('"otherSentence":"curious"');
  });
});

describe('an older backup', () => {
  test('restores no ended, withdrawn or abandoned reading', async () => {
    const cleo = await makeFinishedUser(spark, keen('gone'));
    const refused = await meet(spark, ada, ben);
    await confirm(spark, ada, refused);
    const stays = await reveal(spark, ada, ben);
    const withdrawn = await reveal(spark, ada, await makeFinishedUser(spark, keen('other')));
    const left = await reveal(spark, ada, cleo);
    const path = await saveBackup(spark);

    await end(spark, ada, withdrawn);
    await end(spark, ada, refused);
    await spark.call('deleteData', { token: cleo.token });
    await restoreInto(spark, path, { replace: true });

    [ada, ben] = [await signInAgain(spark, ada), await signInAgain(spark, ben)];
    expect(await readPairIds()).toEqual([stays]);
    for (const pairId of [withdrawn, refused, left])
      expect(await readResult(spark, ada, pairId)).toBeNull();
    expect((await listReadings(spark, ada)).map(({ pairId }) => pairId)).toEqual([stays]);
    expect(await readResult(spark, ben, stays)).not.toBeNull();
  });

  test('restores no erased agreement and keeps the newer one', async () => {
    const shown = await reveal(spark, ada, ben);
    const read = () => readAgreement(spark, ben, shown);
    await sendMarks(spark, ada, shown, { sentence: 'newToMe' });
    const early = await saveBackup(spark);
    await sendMarks(spark, ben, shown);
    const agreed = await saveBackup(spark);
    await eraseAgreement(spark, ada, shown);
    await sendMarks(spark, ben, shown, { sentence: 'laugh' });
    const late = await saveBackup(spark);
    for (const [path, own] of [
      [early, null],
      [agreed, null],
      [late, { sentence: 'laugh' }],
    ] as const) {
      await restoreInto(spark, path, { replace: true });
      [ada, ben] = [await signInAgain(spark, ada), await signInAgain(spark, ben)];
      expect(await readResult(spark, ben, shown)).not.toBeNull();
      expect(await read()).toMatchObject({ own, sheet: null });
      expect(await readAgreement(spark, ada, shown)).toMatchObject({ own: null, sheet: null });
    }
    await sendMarks(spark, ada, shown, { sentence: 'thankYou' });
    expect(await read()).toMatchObject({
      sheet: { ownSentence: 'laugh', otherSentence: 'thankYou' },
    });
  });
});
