/** The size of a sealed row tells nothing, and equal contents look different (ADR 22). */

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSite } from '../../src/contract/site.ts';
import { ageRanges, genders } from '../../src/domain/account.ts';
import { compareDetails } from '../../src/domain/comparing.ts';
import { changeHardLimits } from '../../src/server/features/survey/hard-limit-store.ts';
import { makeChosenLink, makeLink } from '../support/people/make-links.ts';
import {
  answerAll,
  answerSetA,
  beginRound,
  callerOf,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  markLimit,
  retake,
  seededAnswers,
  type TestUser,
} from '../support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../support/server/test-app.ts';

let spark: TestApp;
/** Fails to choose Set B, so that attempts stay in SELECT_B. */
let stuck: TestApp;
beforeAll(async () => {
  spark = await openTestApp({ site: { ...defaultSite, demo: true } });
  stuck = await openTestApp({
    chooseSetB: () => {
      throw new Error('planned');
    },
  });
});
afterAll(async () => {
  await spark.close();
  await stuck.close();
});

type Column =
  `${'users' | 'attempts' | 'earlier_attempts' | 'profiles' | 'hard_limits' | 'links'}.${string}`;

async function readSealed(on: TestApp, column: Column): Promise<Buffer[]> {
  const [table = '', name = ''] = column.split('.');
  const { rows } = await on.db.read((tx) =>
    sql<{ value: Uint8Array | null }>`
      select ${sql.ref(name)} as value from ${sql.table(table)}`.execute(tx),
  );
  return rows.flatMap(({ value }) => (value ? [Buffer.from(value)] : []));
}

async function readLengths(on: TestApp, column: Column): Promise<number[]> {
  return [...new Set((await readSealed(on, column)).map(({ length }) => length))];
}

async function expectOneLength(column: Column, count: number): Promise<void> {
  const lengths = (await readSealed(spark, column)).map(({ length }) => length);
  expect(lengths).toHaveLength(count);
  expect(new Set(lengths).size).toBe(1);
}

const low = () => 1;
const high = () => 7;

/** Attempts of every state, with few and many answers, short and long. */
async function makeAttempts(): Promise<void> {
  const [begun, halfway] = [await makeUser(spark), await makeUser(spark)];
  await spark.call('startSurvey', { token: begun.token, body: {} });
  const { setAItems } = await spark.call('startSurvey', { token: halfway.token, body: {} });
  await answerAll(spark, halfway, setAItems.slice(0, 20), high);
  for (const setBTargetCount of [15, 25])
    for (const answer of [low, high, seededAnswers(1)]) {
      const user = await makeUser(spark);
      const { setBItems = [] } = await answerSetA(spark, user, answer, {
        setBTargetCount,
        setBAdaptive: false,
      });
      await answerAll(spark, user, setBItems.slice(0, 5), answer);
    }
  for (const answer of [low, high, seededAnswers(2)]) {
    const user = await makeUser(spark);
    await finishSurvey(spark, user, answer);
    await spark.call('retakeSurvey', { token: user.token });
  }
  for (const answered of [3, 10]) {
    const user = await makeFinishedUser(spark, seededAnswers(answered));
    const round = await beginRound(spark, user);
    await answerAll(spark, user, round.slice(0, answered), high);
  }
  await answerSetA(spark, await makeUser(spark), high, { synthetic: true });
  await answerSetA(stuck, await makeUser(stuck), seededAnswers(3));
}

describe('the length of', () => {
  test('an attempt is the same in every state', async () => {
    await makeAttempts();
    const states = await spark.db.read((tx) =>
      tx.selectFrom('attempts').select('state').distinct().execute(),
    );
    expect(states.map(({ state }) => state).toSorted()).toEqual([
      'A_ACTIVE',
      'B_ACTIVE',
      'FINISHED',
      'ROUND_ACTIVE',
    ]);
    const [select] = await stuck.db.read((tx) => tx.selectFrom('attempts').selectAll().execute());
    expect(select?.state).toBe('SELECT_B');
    expect(await readLengths(spark, 'attempts.sealed')).toEqual([select?.sealed?.length]);
  });

  test('an earlier attempt is the same for all answers', async () => {
    const user = await makeUser(spark);
    await finishSurvey(spark, user, high);
    await retake(spark, user, low);
    await retake(spark, user, seededAnswers(1));
    expect(await readSealed(spark, 'earlier_attempts.sealed')).toHaveLength(2);
    expect(await readLengths(spark, 'earlier_attempts.sealed')).toEqual(
      await readLengths(spark, 'attempts.sealed'),
    );
  });

  test('figures and public records is the same for all answers', async () => {
    await expectOneLength('profiles.sealed', 6);
    const user = await makeUser(spark);
    await finishSurvey(spark, user, high);
    const records: number[] = [];
    for (const compareDetail of compareDetails) {
      await spark.call('updateOptionalInfo', { token: user.token, body: { compareDetail } });
      records.push(...(await readLengths(spark, 'users.public_record')));
    }
    expect(new Set(records).size).toBe(1);
  });

  test('details is the same with and without each of them', async () => {
    const user = await makeUser(spark);
    const { token } = user;
    const changes = [
      ...ageRanges.map((ageRange) => ({ ageRange })),
      ...genders.map((gender) => ({ gender })),
      ...compareDetails.map((compareDetail) => ({ compareDetail })),
    ];
    const lengths = [await readLengths(spark, 'users.sealed')];
    for (const body of changes) {
      await spark.call('updateOptionalInfo', { token, body });
      lengths.push(await readLengths(spark, 'users.sealed'));
    }
    await spark.call('switchSharingOff', { token });
    lengths.push(await readLengths(spark, 'users.sealed'));
    expect([...new Set(lengths.flat())]).toHaveLength(1);
  });

  test('links is the same for every level, label and choice', async () => {
    for (const answer of [seededAnswers(4), high, low]) {
      const user = await makeUser(spark);
      await finishSurvey(spark, user, answer);
      await makeLink(spark, user, { level: 'words' });
      await makeLink(spark, user, { days: 1, label: '\u0001'.repeat(40) });
      if (answer === low) continue;
      for (const count of [1, 20]) await makeChosenLink(spark, user, count);
    }
    await expectOneLength('links.sealed', 10);
    await expectOneLength('links.record', 10);
  });

  test('limits is the same for one question and for all', async () => {
    const [few, many] = [await makeUser(spark), await makeUser(spark)];
    await markLimit(spark, few, 'A01');
    const caller = await callerOf(spark, many);
    const all = [...bank.editions.values()].flatMap(({ model }) => model.items.map(({ id }) => id));
    await spark.db.write((tx) => changeHardLimits(tx, caller, () => [...new Set(all)]));
    await expectOneLength('hard_limits.sealed', 2);
  });
});

/** Returns how many blocks of 8 bytes occur in both values, wherever they lie. */
function countCommonBlocks(a: Buffer, b: Buffer): number {
  const blocksOf = (value: Buffer): string[] =>
    Array.from({ length: value.length - 7 }, (_, i) => value.toString('hex', i, i + 8));
  const blocks = new Set(blocksOf(a));
  return blocksOf(b).filter((block) => blocks.has(block)).length;
}

describe('equal contents share no ciphertext', () => {
  test('between two surveys', async () => {
    const values = async (user: TestUser): Promise<Buffer[]> => {
      const { rows } = await spark.db.read((tx) =>
        sql<Record<string, Uint8Array>>`
          select u.sealed as details, u.public_record, a.sealed as answers, p.sealed as figures
          from users u join attempts a on a.user_id = u.id join profiles p on p.attempt_id = a.id
          where u.id = ${user.id}`.execute(tx),
      );
      return Object.values(rows[0] ?? {}).map((value) => Buffer.from(value));
    };
    const users = [await makeUser(spark), await makeUser(spark)] as const;
    for (const user of users) await finishSurvey(spark, user, seededAnswers(7));
    const [first, second] = [await values(users[0]), await values(users[1])];
    expect(first).toHaveLength(4);
    expect(countCommonBlocks(Buffer.concat(first), Buffer.concat(second))).toBe(0);
  });

  test('between two saves of one answer', async () => {
    const { id, token } = await makeUser(spark);
    const { setAItems } = await spark.call('startSurvey', { token, body: {} });
    const itemId = setAItems[0] ?? '';
    const saved: Buffer[] = [];
    for (let i = 0; i < 5; i++) {
      await spark.call('saveResponse', { token, body: { itemId, value: 4 } });
      const { sealed } = await spark.db.read((tx) =>
        tx
          .selectFrom('attempts')
          .select('sealed')
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow(),
      );
      saved.push(Buffer.from(sealed ?? []));
    }
    for (const [i, value] of saved.entries())
      for (const earlier of saved.slice(0, i)) expect(countCommonBlocks(value, earlier)).toBe(0);
  });
});
