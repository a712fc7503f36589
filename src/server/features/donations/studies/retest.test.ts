import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { moveWaiting } from '../../../../../test/support/people/make-donations.ts';
import {
  insertTestStudy,
  join,
  readStudyCopies,
} from '../../../../../test/support/people/make-studies.ts';
import {
  makeFinishedUser,
  retake,
  seededAnswers,
  signInAgain,
} from '../../../../../test/support/server/make-user.ts';
import { bank } from '../../../../../test/support/server/test-app.ts';
import { useFreshTestApp } from '../../../../../test/support/server/use-test-app.ts';

const spark = useFreshTestApp();
const days = (count: number) => count * 86_400;
const asks = { retest: { days: 14, completionCode: 'AGAIN-5' } };

const givenBy = (seed: number): string =>
  bank.current.layout.setA.map((id) => seededAnswers(seed)(id)).join('');

/** Participant, wave, days between the waves and answers, as the researchers read them. */
async function readWaves() {
  await moveWaiting(spark); // two days later
  const { csv } = await readStudyCopies(spark);
  return (parse(csv, { columns: true }) as Record<string, string>[]).map((row) => [
    row['participant'],
    row['wave'],
    row['days_to_retest'],
    bank.current.layout.setA.map((id) => row[id]).join(''),
  ]);
}

test('a study that asks twice gets what is answered after the days that it names', async () => {
  const study = await insertTestStudy(spark, asks, { lastDay: '2026-02-28' });
  let user = await makeFinishedUser(spark, seededAnswers(1));
  const opened = await join(spark, user, study);
  const notYet = { fromDay: '2026-01-29', isDue: false, isGiven: false, completionCode: null };
  expect(opened.study).toMatchObject({ retestDays: 14, retest: notYet });
  const answerAgain = async (seed: number) => {
    user = await signInAgain(spark, user);
    await retake(spark, user, seededAnswers(seed));
    return (await spark.call('ownStudy', user)).study?.retest;
  };
  spark.moveClock(days(13));
  expect(await answerAgain(2)).toEqual(notYet);
  expect(await readWaves()).toEqual([['1', '1', '', givenBy(1)]]);
  user = await signInAgain(spark, user);
  expect((await spark.call('ownStudy', user)).study?.retest).toEqual({ ...notYet, isDue: true });
  const given = { ...notYet, isGiven: true, completionCode: 'AGAIN-5' };
  expect(await answerAgain(3)).toEqual(given);
  const both = [
    ['1', '1', '15', givenBy(1)],
    ['1', '2', '', givenBy(3)],
  ];
  expect(await readWaves()).toEqual(both);
  spark.moveClock(days(20));
  expect(await answerAgain(4)).toEqual(given);
  expect(await readWaves()).toEqual(both);
  user = await signInAgain(spark, user);
  const { study: exported, earlierAttempts } = await spark.call('exportData', user);
  const [first, , second] = earlierAttempts.map(({ attemptId }) => attemptId);
  expect(exported?.copy).toMatchObject({ attemptId: first, secondAttemptId: second });
});

test('a damaged earlier attempt keeps nobody from finishing', async () => {
  const study = await insertTestStudy(spark, asks, { lastDay: '2026-02-28' });
  const user = await makeFinishedUser(spark, seededAnswers(1));
  await join(spark, user, study);
  await retake(spark, user, seededAnswers(2));
  await spark.db.write((tx) =>
    tx
      .updateTable('earlier_attempts')
      .set({ sealed: new Uint8Array(64) })
      .execute(),
  );
  await retake(spark, user, seededAnswers(3));
  expect((await spark.call('ownStudy', user)).study).toMatchObject({ hasCopy: true });
});
