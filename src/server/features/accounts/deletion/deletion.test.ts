import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listTables } from '../../../../../test/support/server/list-tables.ts';
import {
  answerAll,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  retake,
  seededAnswers,
  type TestUser,
} from '../../../../../test/support/server/make-user.ts';
import { keepPasskey } from '../../../../../test/support/server/passkey.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

/** The number of the user's rows in every table that refers to users. */
async function countRows({ id }: TestUser): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await spark.db.read(async (tx) => {
    for (const { name: table, columns } of await listTables(tx)) {
      const column = table === 'users' ? 'id' : 'user_id';
      if (!columns.some(({ name }) => name === column)) continue;
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}
      `.execute(tx);
      counts[table] = Number(rows[0]?.n);
    }
  });
  return counts;
}

async function expectNoRows(user: TestUser): Promise<void> {
  const counts = await countRows(user);
  expect(Object.values(counts).every((count) => count === 0)).toBe(true);
}

/** Adds a row of the user to each table that the API calls in the test do not fill. */
async function insertRemainingRows({ id: user_id }: TestUser): Promise<void> {
  const expires_at = spark.now() + 1000;
  await spark.db.write(async (tx) => {
    const { attempt_id, model_version } = await tx
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    const sealed = new Uint8Array(100);
    const insight = { sealed, version: 1, writer: 'a model', written_day: '2026-01-15' };
    await tx
      .insertInto('insights')
      .values({ attempt_id, model_version, user_id, ...insight })
      .execute();
    const email_index = new Uint8Array(32);
    await tx.updateTable('users').set({ email_index }).where('id', '=', user_id).execute();
    await tx.insertInto('addresses').values({ email_index, user_id }).execute();
    await tx
      .insertInto('email_challenges')
      .values({
        id: 'challenge',
        user_id,
        purpose: 'sign_in',
        code_hash: new Uint8Array(32),
        expires_at,
      })
      .execute();
    await tx
      .insertInto('kept_replies')
      .values({ key_hash: new Uint8Array(32), user_id, sealed: new Uint8Array(40), expires_at })
      .execute();
  });
}

describe('deleting an account', () => {
  test('removes all rows and access, leaving a ledger hash (F01)', async () => {
    const [user, other] = [
      await makeFinishedUser(spark, seededAnswers(3)),
      await makeFinishedUser(spark, seededAnswers(4)),
    ];
    await spark.call('computeProfile', { token: user.token, body: { userId: user.id } });
    await retake(spark, user, seededAnswers(9));
    await spark.call('computeProfile', { token: user.token, body: { userId: user.id } });
    await spark.call('retakeSurvey', { token: user.token });
    await spark.call('setLimit', { token: user.token, body: { itemId: 'A01', isLimit: true } });
    await spark.call('createLink', {
      token: user.token,
      body: { level: 'words', days: null },
    });
    await spark.call('createPair', { token: user.token, body: { hours: 24 } });
    const kept = { shareCode: other.shareCode, name: 'K.' };
    await spark.call('keepPerson', { token: user.token, body: kept });
    await keepPasskey(spark, user);
    await insertRemainingRows(user);
    const before = await countRows(user);
    expect(Object.keys(before).sort()).toEqual([
      'addresses',
      'attempts',
      'earlier_attempts',
      'email_challenges',
      'hard_limits',
      'insights',
      'kept_people',
      'kept_replies',
      'key_wraps',
      'links',
      'pair_sides',
      'passkeys',
      'profiles',
      'retakes',
      'sessions',
      'tokens',
      'users',
    ]);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);

    expect(await spark.call('deleteData', { token: user.token })).toEqual({
      message: 'User data deleted',
    });
    await expectNoRows(user);
    expect(await spark.refused('deleteData', { token: user.token })).toMatchObject({ status: 401 });
    expect(await spark.refused('login', { body: { loginCode: user.loginCode } })).toMatchObject({
      status: 401,
    });
    expect(
      await spark.refused('publicProfile', { params: { shareCode: user.shareCode } }),
    ).toMatchObject({ status: 404 });
    expect(
      await spark.refused('compareProfiles', {
        token: other.token,
        body: { shareCode1: other.shareCode, shareCode2: user.shareCode },
      }),
    ).toMatchObject({ status: 404 });
    const ledger = await spark.db.read((tx) => tx.selectFrom('deletions').selectAll().execute());
    expect(ledger).toHaveLength(1);
    expect(Buffer.from(ledger[0]?.user_hash ?? []).toString('utf8')).not.toContain(user.id);
  });

  test('leaves nothing when the survey finishes concurrently (F02)', async () => {
    const user = await makeUser(spark);
    const finishing = finishSurvey(spark, user, seededAnswers(5)).catch(() => 'gone');
    const answering = spark
      .call('startSurvey', { token: user.token, body: {} })
      .then(({ setAItems }) => answerAll(spark, user, setAItems, seededAnswers(6)))
      .catch(() => 'gone');
    await spark.call('deleteData', { token: user.token });
    await Promise.all([finishing, answering]);
    await expectNoRows(user);
  });

  test('succeeds once for concurrent requests', async () => {
    const user = await makeUser(spark);
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => spark.call('deleteData', { token: user.token })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
