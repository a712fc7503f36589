import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerAll,
  finishSurvey,
  makeFinishedUser,
  makeUser,
  scattered,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const unknown = '0'.repeat(20);

describe('new codes (B1, B2)', () => {
  test('a new login code ends the old one and every other session', async () => {
    const user = await makeUser(spark);
    const elsewhere = await spark.call('login', { body: { loginCode: user.loginCode } });
    const { loginCode } = await spark.call('rotateLoginCode', { token: user.token });
    expect(await spark.refused('me', { token: elsewhere.accessToken })).toMatchObject({
      status: 401,
    });
    expect(await spark.refused('login', { body: { loginCode: user.loginCode } })).toMatchObject({
      status: 401,
    });
    expect(await spark.call('me', { token: user.token })).toMatchObject({ id: user.id });
    expect((await spark.call('login', { body: { loginCode } })).user.id).toBe(user.id);
  });

  test('a renewed or switched-off share code answers exactly like one that never existed (F04)', async () => {
    const user = await makeFinishedUser(spark, scattered(1));
    const renewed = await spark.call('renewShareCode', { token: user.token });
    expect(renewed.shareCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    const never = await spark.refused('publicProfile', { params: { shareCode: unknown } });
    expect(await spark.refused('publicProfile', { params: { shareCode: user.shareCode } })).toEqual(
      never,
    );
    expect(
      (await spark.call('publicProfile', { params: { shareCode: renewed.shareCode ?? '' } }))
        .shareCode,
    ).toBe(renewed.shareCode);
    expect((await spark.call('switchSharingOff', { token: user.token })).shareCode).toBeNull();
    expect(
      await spark.refused('publicProfile', { params: { shareCode: renewed.shareCode ?? '' } }),
    ).toEqual(never);
    const other = await makeFinishedUser(spark, scattered(2));
    const comparing = (shareCode2: string) =>
      spark.refused('compareProfiles', {
        token: other.token,
        body: { shareCode1: other.shareCode, shareCode2 },
      });
    expect(await comparing(renewed.shareCode ?? '')).toEqual(await comparing(unknown));
    expect(
      await spark.refused('compareProfiles', {
        token: user.token,
        body: { shareCode1: renewed.shareCode ?? '', shareCode2: other.shareCode },
      }),
    ).toMatchObject({ status: 403 });
  });
});

describe('sessions', () => {
  test('are listed with their day and ended one by one; another’s looks like none', async () => {
    const [user, other] = [await makeUser(spark), await makeUser(spark)];
    const elsewhere = await spark.call('login', { body: { loginCode: user.loginCode } });
    const sessions = await spark.call('listSessions', { token: user.token });
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(sessions[0]?.startedDay).toBe('2026-01-15');
    const sessionId = sessions.find(({ current }) => !current)?.id ?? '';
    const none = await spark.refused('endSession', {
      token: other.token,
      params: { sessionId: 'none' },
    });
    expect(
      await spark.refused('endSession', { token: other.token, params: { sessionId } }),
    ).toEqual(none);
    await spark.call('endSession', { token: user.token, params: { sessionId } });
    expect(await spark.refused('me', { token: elsewhere.accessToken })).toMatchObject({
      status: 401,
    });
    expect(await spark.call('listSessions', { token: user.token })).toHaveLength(1);
  });

  test('say the day of their last use, and no more', async () => {
    const user = await makeUser(spark);
    const [elsewhere, day] = [
      await spark.call('login', { body: { loginCode: user.loginCode } }),
      (after: number) => new Date(spark.now() + after).toISOString().slice(0, 10),
    ];
    const began = day(0);
    spark.moveClock(86_400);
    const again = await spark.call('login', { body: { loginCode: user.loginCode } });
    const uses = (await spark.call('listSessions', { token: again.accessToken })).map(
      ({ startedDay, lastUsedDay, current }) => ({ startedDay, lastUsedDay, current }),
    );
    const unused = { startedDay: began, lastUsedDay: began, current: false };
    expect(uses).toEqual([
      { startedDay: day(0), lastUsedDay: day(0), current: true },
      unused,
      unused,
    ]);
    expect(elsewhere.user.id).toBe(user.id);
    spark.moveClock(-86_400 + 60);
  });
});

/** Every table of the schema that names users, and how many of its rows are this one's. */
async function rowsOf({ id }: TestUser): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await spark.db.read(async (tx) => {
    for (const table of await tx.introspection.getTables()) {
      const column = table.columns.find(({ name }) => name === 'user_id')
        ? 'user_id'
        : table.name === 'users'
          ? 'id'
          : null;
      if (!column) continue;
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from ${sql.table(table.name)} where ${sql.ref(column)} = ${id}`.execute(
        tx,
      );
      counts[table.name] = Number(rows[0]?.n);
    }
  });
  return counts;
}

describe('deletion (B10, F01, F02)', () => {
  test('removes every row, ends every way in, and leaves a name in the ledger that says nothing', async () => {
    const [user, other] = [
      await makeFinishedUser(spark, scattered(3)),
      await makeFinishedUser(spark, scattered(4)),
    ];
    await spark.call('computeProfile', { token: user.token, body: { userId: user.id } });
    await spark.call('retakeSurvey', { token: user.token });
    await spark.db.write(async (tx) => {
      const { attempt_id, model_version } = await tx
        .selectFrom('profiles')
        .selectAll()
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('insights')
        .values({
          attempt_id,
          model_version,
          user_id: user.id,
          text: 'A text.',
          writer: 'a model',
          written_day: '2026-01-15',
        })
        .execute();
      await tx
        .insertInto('email_challenges')
        .values({
          id: 'challenge',
          user_id: user.id,
          code_hash: new Uint8Array(32),
          expires_at: spark.now() + 1000,
        })
        .execute();
      await tx
        .insertInto('kept_replies')
        .values({
          key_hash: new Uint8Array(32),
          user_id: user.id,
          sealed: new Uint8Array(40),
          expires_at: spark.now() + 1000,
        })
        .execute();
    });
    const before = await rowsOf(user);
    expect(Object.keys(before).sort()).toEqual([
      'attempts',
      'email_challenges',
      'insights',
      'kept_replies',
      'profiles',
      'retakes',
      'sessions',
      'users',
    ]);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);

    expect(await spark.call('deleteData', { token: user.token })).toEqual({
      message: 'User data deleted',
    });
    expect(Object.values(await rowsOf(user)).every((count) => count === 0)).toBe(true);
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

  test('nothing comes back when it happens while the last answer is saved and the profile computed', async () => {
    const user = await makeUser(spark);
    const finishing = finishSurvey(spark, user, scattered(5)).catch(() => 'gone');
    const answering = spark
      .call('startSurvey', { token: user.token, body: {} })
      .then(({ setAItems }) => answerAll(spark, user, setAItems, scattered(6)))
      .catch(() => 'gone');
    await spark.call('deleteData', { token: user.token });
    await Promise.all([finishing, answering]);
    expect(Object.values(await rowsOf(user)).every((count) => count === 0)).toBe(true);
  });

  test('twice at once deletes once', async () => {
    const user = await makeUser(spark);
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => spark.call('deleteData', { token: user.token })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('export (B11, F05)', () => {
  test('holds every answer with its question, the profile, consent and sessions, and nobody else', async () => {
    const user = await makeUser(spark);
    await spark.call('startSurvey', {
      token: user.token,
      body: { consent: { adult: true, version: '2026-11' } },
    });
    await finishSurvey(spark, user, scattered(7));
    const data = await spark.call('exportData', { token: user.token });
    const status = await spark.call('surveyStatus', { token: user.token });
    expect(data.account).toMatchObject({
      id: user.id,
      shareCode: user.shareCode,
      surveyCompleted: true,
      consent: { version: '2026-11', day: '2026-01-15' },
    });
    expect(data.attempts).toHaveLength(1);
    expect(
      data.attempts[0]?.answers
        .map(({ itemId, value }) => ({ itemId, value }))
        .sort((a, b) => a.itemId.localeCompare(b.itemId)),
    ).toEqual(status.responses.toSorted((a, b) => a.itemId.localeCompare(b.itemId)));
    expect(data.attempts[0]?.answers.every(({ question }) => question.length > 5)).toBe(true);
    expect(data.attempts[0]?.profile).toEqual(
      await spark.call('computeProfile', { token: user.token, body: { userId: user.id } }),
    );
    expect(data.sessions).toHaveLength(1);
    const answer = await spark.app.inject({
      method: 'GET',
      url: '/api/v1/user/export',
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('retake (C7)', () => {
  test('keeps the old profile until the new answers are complete, then replaces it', async () => {
    const user = await makeFinishedUser(spark, scattered(8));
    const old = await spark.call('publicProfile', { params: { shareCode: user.shareCode } });
    const [first, again] = await Promise.all([
      spark.call('retakeSurvey', { token: user.token }),
      spark.call('retakeSurvey', { token: user.token }),
    ]);
    expect(first).toMatchObject({ state: 'A_ACTIVE', responses: [] });
    expect(again.attemptId).toBe(first.attemptId);
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(false);
    expect(await spark.call('publicProfile', { params: { shareCode: user.shareCode } })).toEqual(
      old,
    );
    await finishSurvey(spark, user, scattered(9));
    expect((await spark.call('me', { token: user.token })).surveyCompleted).toBe(true);
    expect(
      await spark.call('publicProfile', { params: { shareCode: user.shareCode } }),
    ).not.toEqual(old);
    expect((await spark.call('exportData', { token: user.token })).attempts).toHaveLength(1);
  });

  test('is allowed three times in 30 days, and not before the first survey is finished', async () => {
    const newcomer = await makeUser(spark);
    expect(await spark.refused('retakeSurvey', { token: newcomer.token })).toMatchObject({
      status: 404,
    });
    const user = await makeFinishedUser(spark, scattered(10));
    for (let i = 0; i < 3; i += 1) {
      await spark.call('retakeSurvey', { token: user.token });
      await finishSurvey(spark, user, scattered(11 + i));
    }
    expect(await spark.refused('retakeSurvey', { token: user.token })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('3 times in 30 days'),
    });
    spark.moveClock(31 * 86_400);
    const { accessToken } = await spark.call('login', { body: { loginCode: user.loginCode } });
    expect(await spark.call('retakeSurvey', { token: accessToken })).toMatchObject({
      state: 'A_ACTIVE',
    });
  });
});
