import { describe, expect, test } from 'vitest';
import {
  callerOf,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { setBTargetCount } from '../../../domain/survey.ts';
import { type EarlierAttempt, insertEarlier, selectEarlier } from './history.ts';

const spark = useTestApp({ rateLimitScale: 100 });

const monthSeconds = 31 * 86_400;

const readHistory = async ({ token }: TestUser) =>
  (await spark.call('profileHistory', { token })).results;

/** Retakes the survey a month later, when another retake is allowed. */
async function retakeLater(user: TestUser, seed: number): Promise<TestUser> {
  spark.moveClock(monthSeconds);
  const returned = await signInAgain(spark, user);
  await retake(spark, returned, seededAnswers(seed));
  return returned;
}

const countRows = async ({ id }: TestUser): Promise<number> => {
  const rows = await spark.db.read((tx) =>
    tx.selectFrom('earlier_attempts').select('id').where('user_id', '=', id).execute(),
  );
  return rows.length;
};

describe('one’s own history', () => {
  test('is empty before the first survey is finished', async () => {
    const user = await makeUser(spark);
    expect(await readHistory(user)).toEqual([]);
    await spark.call('startSurvey', { token: user.token, body: {} });
    expect(await readHistory(user)).toEqual([]);
  });

  test('has the scores of the present profile', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(1));
    const [present] = await readHistory(user);
    const body = { userId: user.id };
    const profile = await spark.call('computeProfile', { token: user.token, body });
    expect(profile.hasEarlier).toBe(false);
    expect(present?.change).toBeNull();
    const leading = present?.traits.find(({ theme, pole }) => theme === 'DS' && pole === '+');
    expect(leading?.score).toBeCloseTo(profile.poles.DS.positive.score ?? NaN, 1);
  });

  test('keeps a replaced result with its day and its scores', async () => {
    const first = await makeFinishedUser(spark, seededAnswers(2));
    const [before] = await readHistory(first);
    spark.moveClock(monthSeconds);
    const user = await signInAgain(spark, first);
    await spark.call('retakeSurvey', { token: user.token });
    expect(await readHistory(user)).toEqual([before]);
    await finishSurvey(spark, user, seededAnswers(3));
    const results = await readHistory(user);
    expect(results).toHaveLength(2);
    expect(results[0]).toMatchObject({ startedDay: before?.startedDay, traits: before?.traits });
    expect((results[0]?.startedDay ?? '') < (results[1]?.startedDay ?? '')).toBe(true);
    expect(results[0]?.change?.traits).toHaveLength(17);
    expect(results[0]?.change?.leastVisible).toBeGreaterThan(10);
    const body = { userId: user.id };
    const { hasEarlier } = await spark.call('computeProfile', { token: user.token, body });
    expect(hasEarlier).toBe(true);
  });

  test('has six results at most, and the oldest goes', async () => {
    let user = await makeFinishedUser(spark, seededAnswers(6));
    const days: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      user = await retakeLater(user, 7 + n);
      days.push((await readHistory(user)).at(-1)?.startedDay ?? '');
    }
    const results = await readHistory(user);
    expect(results.map(({ startedDay }) => startedDay)).toEqual(days.slice(-6));
    expect(await countRows(user)).toBe(5);
    const kept = await spark.call('exportData', { token: user.token });
    expect(kept.earlierAttempts.map(({ startedDay }) => startedDay)).toEqual(days.slice(-6, -1));
    expect(kept.earlierAttempts[0]?.answers.length).toBeGreaterThanOrEqual(63);
  });

  test('is forgotten in one call, without the present result or another person’s', async () => {
    const other = await retakeLater(await makeFinishedUser(spark, seededAnswers(22)), 23);
    const user = await retakeLater(await makeFinishedUser(spark, seededAnswers(20)), 21);
    const [, present] = await readHistory(user);
    for (let n = 0; n < 2; n += 1)
      expect(await spark.call('forgetHistory', { token: user.token })).toEqual({});
    expect(await readHistory(user)).toEqual([present]);
    expect(await countRows(user)).toBe(0);
    expect(await countRows(other)).toBe(1);
  });

  test('lets a retake finish although the former answers are damaged', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(26));
    await spark.call('retakeSurvey', { token: user.token });
    await spark.db.write((tx) =>
      tx
        .updateTable('attempts')
        .set({ sealed: new Uint8Array(154) })
        .where('user_id', '=', user.id)
        .where('state', '=', 'FINISHED')
        .execute(),
    );
    await finishSurvey(spark, user, seededAnswers(27));
    expect(await readHistory(user)).toHaveLength(1);
  });
});

test('an earlier attempt comes back as it was, without the time of its first answer', async () => {
  const { layout } = bank.current;
  const user = await makeUser(spark);
  const caller = await callerOf(spark, user);
  const access = { bank, userId: user.id, dataKey: caller.dataKey };
  const attempt: EarlierAttempt = {
    id: 'first',
    edition: layout.number,
    startedDay: '2026-02-03',
    answers: [...layout.positions.keys()].map(seededAnswers(5)).join(''),
    setB: layout.pool.slice(0, setBTargetCount.max),
    rounds: layout.pool.slice(-10),
    firstAnsweredAt: 1_800_000_000_000,
    languages: ['de'],
  };
  await spark.db.write((tx) => insertEarlier(tx, access, attempt));
  expect(await spark.db.read((tx) => selectEarlier(tx, access))).toEqual([
    { ...attempt, firstAnsweredAt: null },
  ]);
});
