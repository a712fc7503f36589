/** Two nodes on one PostgreSQL: what one acknowledges holds on the other at once (decisions B2, B4, C2-C4). */

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Reply } from '../../src/contract/endpoints.ts';
import { parseLoginCode } from '../../src/domain/codes.ts';
import { openPostgres } from '../../src/server/platform/db/postgres/postgres.ts';
import { findSecrets } from '../support/find-secrets.ts';
import { callUrl } from '../support/server/documented-calls.ts';
import {
  answerAll,
  answerSetA,
  makeFinishedUser,
  makeUser,
  seededAnswers,
  type TestUser,
} from '../support/server/make-user.ts';
import { openTestApp, type TestApp } from '../support/server/test-app.ts';
import { makePostgresDatabase } from '../support/server/test-database.ts';

let one: TestApp;
let two: TestApp;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await makePostgresDatabase();
  ({ drop } = database);
  [one, two] = await Promise.all([
    openTestApp({ db: openPostgres(database.url) }),
    openTestApp({ db: openPostgres(database.url) }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await drop();
});

const onBoth = <T>(work: (node: TestApp) => Promise<T>, times = 1): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, () => [work(one), work(two)]).flat());
const statusOf = (user: TestUser): Promise<Reply<'surveyStatus'>> =>
  two.call('surveyStatus', { token: user.token });

describe('on two nodes at once', () => {
  test('starting gives one attempt', async () => {
    const user = await makeUser(one);
    const attempts = await onBoth(
      (node) =>
        node.call('startSurvey', {
          token: user.token,
          body: { consent: { adult: true, version: '1' } },
        }),
      5,
    );
    expect(new Set(attempts.map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  test('fifty copies of an answer are stored once', async () => {
    const user = await makeUser(one);
    await one.call('startSurvey', { token: user.token, body: {} });
    await onBoth(
      (node) => node.call('saveResponse', { token: user.token, body: { itemId: 'A07', value: 5 } }),
      25,
    );
    expect((await statusOf(user)).responses).toEqual([{ itemId: 'A07', value: 5 }]);
  });

  test('Set A answered on both nodes chooses one Set B', async () => {
    const user = await makeUser(one);
    const { setAItems } = await one.call('startSurvey', { token: user.token, body: {} });
    const halves = [setAItems.slice(0, 24), setAItems.slice(24)] as const;
    await Promise.all([
      answerAll(one, user, halves[0], seededAnswers(3)),
      answerAll(two, user, halves[1], seededAnswers(3)),
    ]);
    const status = await statusOf(user);
    expect([status.state, status.setAProgress]).toEqual(['B_ACTIVE', { answered: 48, total: 48 }]);
    expect((await one.call('surveyStatus', { token: user.token })).setBItems).toEqual(
      status.setBItems,
    );
  });

  test('four copies of the last Set A answer are acknowledged', async () => {
    const user = await makeUser(one);
    const { setAItems } = await one.call('startSurvey', { token: user.token, body: {} });
    await answerAll(one, user, setAItems.slice(0, 47), seededAnswers(4));
    await onBoth(
      (node) => node.call('saveResponse', { token: user.token, body: { itemId: 'A48', value: 3 } }),
      2,
    );
    expect((await statusOf(user)).state).toBe('B_ACTIVE');
  });

  test('the last answer of Set B finishes the survey once', async () => {
    const user = await makeUser(one);
    const { setBItems = [] } = await answerSetA(one, user, seededAnswers(5));
    await answerAll(one, user, setBItems.slice(0, -1), seededAnswers(5));
    const last = { token: user.token, body: { itemId: setBItems.at(-1) ?? '', value: 4 } };
    const outcomes = await Promise.allSettled([
      one.call('saveResponse', last),
      two.call('saveResponse', last),
    ]);
    expect(
      outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.surveyComplete),
    ).toHaveLength(1);
    expect((await statusOf(user)).state).toBe('FINISHED');
  });

  test('twelve simultaneous Set B choices are all counted', async () => {
    const exposure = () =>
      one.db.read((tx) =>
        tx
          .selectFrom('items')
          .select(({ fn }) => fn.sum<number>('exposure').as('sum'))
          .executeTakeFirstOrThrow(),
      );
    const before = await exposure();
    const people = await Promise.all(Array.from({ length: 6 }, () => onBoth(makeUser)).flat()).then(
      (pairs) => pairs.flat(),
    );
    const statuses = await Promise.all(
      people.map((person, i) => answerSetA(i % 2 === 0 ? one : two, person, seededAnswers(i + 20))),
    );
    expect((await exposure()).sum - before.sum).toBe(
      statuses.reduce((sum, { setBItems = [] }) => sum + setBItems.length, 0),
    );
  });

  test('computing a profile concurrently gives one profile', async () => {
    const user = await makeFinishedUser(one, seededAnswers(6));
    const profiles = await onBoth(
      (node) => node.call('computeProfile', { token: user.token, body: { userId: user.id } }),
      4,
    );
    expect(new Set(profiles.map((profile) => JSON.stringify(profile))).size).toBe(1);
  });
});

describe('a thousand accounts (A01)', () => {
  /** Every row of every table as PostgreSQL prints it. */
  async function dump(): Promise<Buffer> {
    const tables = await one.db.read((tx) => tx.introspection.getTables());
    const printed = await Promise.all(
      tables.map(({ name }) =>
        one.db.read((tx) =>
          sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(tx),
        ),
      ),
    );
    return Buffer.from(printed.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n'));
  }

  test('have unique codes and store no secret', async () => {
    const users: TestUser[] = [];
    while (users.length < 1000) users.push(...(await onBoth(makeUser, 25)));
    expect(new Set(users.map(({ loginCode }) => loginCode)).size).toBe(1000);
    expect(new Set(users.map(({ shareCode }) => shareCode)).size).toBe(1000);
    expect(users.filter(({ loginCode }) => parseLoginCode(loginCode) !== loginCode)).toEqual([]);
    const everything = await dump();
    expect(
      findSecrets(
        everything,
        users.map(({ shareCode }) => shareCode),
      ),
    ).toHaveLength(1000); // the search finds what is there
    expect(
      findSecrets(
        everything,
        users.flatMap(({ loginCode, token }) => [loginCode, token]),
      ),
    ).toEqual([]);
  }, 60_000);
});

describe('sessions', () => {
  test('ended on one node are ended on the other', async () => {
    const user = await makeUser(one);
    await two.call('me', { token: user.token });
    await one.call('logout', { token: user.token });
    expect(await two.refused('me', { token: user.token })).toMatchObject({ status: 401 });
  });

  test('refresh twenty times at once, each token working everywhere', async () => {
    const user = await makeUser(one);
    const fresh = await onBoth((node) => node.call('refresh', { token: user.token }), 10);
    expect(new Set(fresh.map(({ accessToken }) => accessToken)).size).toBe(20);
    await Promise.all(
      fresh.map(({ accessToken }, i) =>
        (i % 2 === 0 ? one : two).call('me', { token: accessToken }),
      ),
    );
    await two.call('me', { token: user.token });
  });

  test('end when a refresh races a logout', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => makeUser(one)));
    for (const user of users) {
      const [refreshed] = await Promise.allSettled([
        two.app.inject({
          method: 'POST',
          url: '/api/v1/auth/refresh',
          headers: { authorization: `Bearer ${user.token}` },
        }),
        one.call('logout', { token: user.token }),
      ]);
      const answer = refreshed.status === 'fulfilled' ? refreshed.value : null;
      expect([200, 401]).toContain(answer?.statusCode);
      if (answer?.statusCode === 200)
        expect(
          await one.refused('me', { token: answer.json<{ accessToken: string }>().accessToken }),
        ).toMatchObject({ status: 401 });
    }
  });

  test('are limited to ten after thirty simultaneous sign-ins', async () => {
    const user = await makeUser(one);
    const sessions = await onBoth(
      (node) => node.call('login', { body: { loginCode: user.loginCode } }),
      15,
    );
    const alive = await Promise.all(
      [user, ...sessions.map(({ accessToken }) => ({ token: accessToken }))].map(
        async ({ token }) =>
          (
            await one.app.inject({
              url: '/api/v1/auth/me',
              headers: { authorization: `Bearer ${token}` },
            })
          ).statusCode,
      ),
    );
    expect(alive.filter((status) => status === 200)).toHaveLength(10);
  });
});

describe('an owner’s change on one node', () => {
  test('F04: a new share code makes the old one unknown', async () => {
    const user = await makeFinishedUser(one, seededAnswers(40));
    await two.call('publicProfile', { params: { shareCode: user.shareCode } });
    const { shareCode } = await one.call('renewShareCode', { token: user.token });
    const old = await two.refused('publicProfile', { params: { shareCode: user.shareCode } });
    expect(old).toEqual(
      await two.refused('publicProfile', { params: { shareCode: '0'.repeat(20) } }),
    );
    await two.call('publicProfile', { params: { shareCode: shareCode ?? '' } });
  });

  test('a new login code ends code and sessions', async () => {
    const user = await makeUser(one);
    const elsewhere = await two.call('login', { body: { loginCode: user.loginCode } });
    await one.call('rotateLoginCode', { token: user.token });
    expect(await two.refused('login', { body: { loginCode: user.loginCode } })).toMatchObject({
      status: 401,
    });
    expect(await two.refused('me', { token: elsewhere.accessToken })).toMatchObject({
      status: 401,
    });
  });

  test('F02: deletion ends token, codes and link', async () => {
    const user = await makeFinishedUser(one, seededAnswers(41));
    await one.call('deleteData', { token: user.token });
    expect(await two.refused('me', { token: user.token })).toMatchObject({ status: 401 });
    expect(await two.refused('login', { body: { loginCode: user.loginCode } })).toMatchObject({
      status: 401,
    });
    expect(
      await two.refused('publicProfile', { params: { shareCode: user.shareCode } }),
    ).toMatchObject({ status: 404 });
  });

  test('F01: deletion holds against simultaneous calls on both nodes', async () => {
    const tables = ['users', 'sessions', 'attempts', 'profiles', 'retakes'] as const;
    for (let round = 0; round < 10; round += 1) {
      const user = await makeUser(one);
      const { setBItems = [] } = await answerSetA(one, user, seededAnswers(round));
      const token = { authorization: `Bearer ${user.token}` };
      const post = (node: TestApp, url: string, payload: object) =>
        node.app.inject({ method: 'POST', url, headers: token, payload });
      const work = setBItems.map((itemId, i) =>
        post(i % 2 === 0 ? one : two, callUrl('saveResponse'), { itemId, value: 4 }),
      );
      const others = onBoth(async (node) => [
        post(node, callUrl('refresh'), {}),
        post(node, callUrl('login'), { loginCode: user.loginCode }),
        post(node, callUrl('startSurvey'), {}),
      ]);
      const deletions = onBoth((node) =>
        node.app.inject({ method: 'DELETE', url: callUrl('deleteData'), headers: token }),
      );
      const answers = await Promise.all([...work, ...(await others).flat(), ...(await deletions)]);
      expect(
        answers
          .map(({ statusCode }) => statusCode)
          .filter((status) => ![200, 401, 404, 409].includes(status)),
      ).toEqual([]);
      const column = (table: (typeof tables)[number]) => (table === 'users' ? 'id' : 'user_id');
      for (const table of tables)
        expect(
          await one.db.read((tx) =>
            tx
              .selectFrom(table)
              .select(tx.fn.countAll<number>().as('n'))
              .where(column(table), '=', user.id)
              .executeTakeFirstOrThrow(),
          ),
        ).toEqual({ n: 0 });
    }
  });
});

describe('limits (E11)', () => {
  test('admit exactly ten of two hundred simultaneous creations', async () => {
    const database = await makePostgresDatabase();
    const nodes = await Promise.all(
      [1, 2].map(() => openTestApp({ db: openPostgres(database.url), rateLimitScale: 1 })),
    );
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await database.drop();
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        nodes.map((node) => node.app.inject({ method: 'POST', url: callUrl('createUnique') })),
      ).flat(),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(190);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    const stored = await nodes[0]?.db.read((tx) => tx.selectFrom('users').select('id').execute());
    expect(stored).toHaveLength(10);
  });
});

test('none of these tests caused a deadlock', async () => {
  const { rows } = await one.db.read((tx) =>
    sql`select deadlocks from pg_stat_database where datname = current_database()`.execute(tx),
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
