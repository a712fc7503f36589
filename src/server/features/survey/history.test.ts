import { sql } from 'kysely';
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
import type { AttemptAccess } from './attempt-row.ts';
import { type EarlierAttempt, insertEarlier, selectEarlier } from './earlier-store.ts';

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
    const user = await retakeLater(first, 3);
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

  test('stays while a retake is under way', async () => {
    const user = await makeFinishedUser(spark, seededAnswers(4));
    const before = await readHistory(user);
    await spark.call('retakeSurvey', { token: user.token });
    expect(await readHistory(user)).toEqual(before);
    await finishSurvey(spark, user, seededAnswers(5));
    expect(await readHistory(user)).toHaveLength(2);
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

  test('is forgotten in one call, without the present result', async () => {
    const user = await retakeLater(await makeFinishedUser(spark, seededAnswers(20)), 21);
    const [, present] = await readHistory(user);
    for (let n = 0; n < 2; n += 1)
      expect(await spark.call('forgetHistory', { token: user.token })).toEqual({});
    expect(await readHistory(user)).toEqual([present]);
    expect(await countRows(user)).toBe(0);
  });

  test('of another person is left alone', async () => {
    const other = await retakeLater(await makeFinishedUser(spark, seededAnswers(22)), 23);
    const user = await retakeLater(await makeFinishedUser(spark, seededAnswers(24)), 25);
    await spark.call('forgetHistory', { token: user.token });
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

const { layout } = bank.current;

function makeAttempt(id: string, startedDay = '2026-02-03'): EarlierAttempt {
  const answer = seededAnswers(id.length);
  return {
    id,
    edition: layout.number,
    startedDay,
    answers: [...layout.positions.keys()].map(answer).join(''),
    setB: layout.pool.slice(0, setBTargetCount.max),
    rounds: layout.pool.slice(-10),
    firstAnsweredAt: null,
    languages: ['de'],
  };
}

async function accessOf(user: TestUser): Promise<AttemptAccess> {
  const caller = await callerOf(spark, user);
  return { bank, userId: user.id, dataKey: caller.dataKey };
}

const insert = (access: AttemptAccess, attempt: EarlierAttempt) =>
  spark.db.write((tx) => insertEarlier(tx, access, attempt));
const select = (access: AttemptAccess) => spark.db.read((tx) => selectEarlier(tx, access));

describe('an earlier attempt', () => {
  test('comes back as it was, without the time of its first answer', async () => {
    const access = await accessOf(await makeUser(spark));
    const attempt = makeAttempt('first');
    await insert(access, { ...attempt, firstAnsweredAt: 1_800_000_000_000 });
    expect(await select(access)).toEqual([attempt]);
  });
});

const sizeQueries = {
  postgres: sql<{ bytes: number }>`
    select sum(pg_total_relation_size(oid))::integer as bytes from pg_class
    where relname ~ '^earlier_attempts(_part[0-9])?$'`,
  sqlite: sql<{ bytes: number }>`
    select sum(pgsize) as bytes from dbstat
    where name in (select name from sqlite_master where tbl_name = 'earlier_attempts')`,
};

test('six attempts take less than 3 kB more of a person', async () => {
  const readSize = async (): Promise<number> => {
    const { rows } = await spark.db.read((tx) => sizeQueries[spark.db.engine].execute(tx));
    return rows[0]?.bytes ?? NaN;
  };
  const people = 240; // so that the pages that a table has anyhow count little
  const before = await readSize();
  for (let person = 0; person < people; person += 1) {
    const access = await accessOf(await makeUser(spark));
    const ids = Array.from({ length: 5 }, (_, n) => `${access.userId}-${n}`.slice(-22));
    for (const id of ids) await insert(access, makeAttempt(id));
  }
  const perPerson = ((await readSize()) - before) / people;
  expect(perPerson).toBeGreaterThan(5 * 154);
  expect(perPerson).toBeLessThan(3000);
});
