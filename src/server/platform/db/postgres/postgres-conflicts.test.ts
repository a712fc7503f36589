import { expect, onTestFinished, test } from 'vitest';
import {
  countConflicts,
  injectConflicts,
  withReadConflicts,
} from '../../../../../test/support/postgres/conflicts.ts';
import {
  finishSurvey,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { openPostgresDatabase } from '../../../../../test/support/server/test-database.ts';

async function readEverything(spark: TestApp, { id, token, shareCode }: TestUser, other: TestUser) {
  const [survey, profile, shown, comparison] = await Promise.all([
    spark.call('surveyStatus', { token }),
    spark.call('computeProfile', { token, body: { userId: id } }),
    spark.call('publicProfile', { params: { shareCode } }),
    spark.call('compareProfiles', {
      token,
      body: { shareCode1: shareCode, shareCode2: other.shareCode },
    }),
  ]);
  return { survey, profile, shown, comparison };
}

test('whole surveys survive a conflict in every fifth commit', async () => {
  const { url, db } = await openPostgresDatabase('schema');
  await injectConflicts(url);
  const spark = await openTestApp({ db: withReadConflicts(db) });
  const calm = await openTestApp({ db });
  onTestFinished(async () => void (await calm.app.close()));
  const people = await Promise.all(Array.from({ length: 4 }, () => makeUser(spark)));
  await Promise.all(people.map((user, seed) => finishSurvey(spark, user, seededAnswers(seed))));
  for (const [seed, user] of people.entries()) {
    const other = people[(seed + 1) % people.length]!;
    const read = await readEverything(spark, user, other);
    const { state, setAItems, setBItems = [], responses } = read.survey;
    const answer = seededAnswers(seed);
    expect(state).toBe('FINISHED');
    expect(new Map(responses.map(({ itemId, value }) => [itemId, value]))).toEqual(
      new Map([...setAItems, ...setBItems].map((itemId) => [itemId, answer(itemId)])),
    );
    expect(read).toEqual(await readEverything(calm, user, other));
  }
  await spark.app.close();
  const { drawn, undone } = await countConflicts(db);
  expect(undone).toBeGreaterThan(10);
  expect(drawn / undone).toBeLessThan(10);
});
