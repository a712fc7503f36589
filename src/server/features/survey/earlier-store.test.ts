import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  callerOf,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { bank } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { setBTargetCount } from '../../../domain/survey.ts';
import { DamagedRow, newKey } from '../../platform/crypto/seal.ts';
import type { AttemptAccess } from './attempt/attempt-row.ts';
import { type EarlierAttempt, insertEarlier, selectEarlier } from './earlier-store.ts';

const spark = useTestApp({ rateLimitScale: 100 });

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

  test('does not open under another key', async () => {
    const access = await accessOf(await makeUser(spark));
    await insert(access, makeAttempt('another key'));
    await expect(select({ ...access, dataKey: newKey() })).rejects.toThrow(DamagedRow);
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
