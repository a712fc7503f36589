import { describe, expect, test } from 'vitest';
import { statusOf } from '../../../../../test/support/http/limited-apps.ts';
import { makeUser } from '../../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { utcDay } from '../../../platform/clock.ts';
import { hashToken } from '../../keys/secrets.ts';
import { createTokenOwnerLookup } from './session.ts';

const spark = useTestApp();

const daySeconds = 86_400;
/** Whether the server accepts the token. */
const works = async (token: string): Promise<boolean> => {
  const status = await statusOf(spark, 'me', { token });
  expect([200, 401]).toContain(status);
  return status === 200;
};
const login = async (loginCode: string): Promise<string> =>
  (await spark.call('login', { body: { loginCode } })).accessToken;
/** Spares the hundreds of refreshes that tokens of two hours would need. */
const keepTokens = (expires_at = spark.now() + 1000) =>
  spark.db.write((tx) => tx.updateTable('tokens').set({ expires_at }).execute());
const refresh = async (token: string): Promise<string> =>
  (await spark.call('refresh', { token })).accessToken;

describe('a session', () => {
  test('ends after 30 days, however often it was refreshed', async () => {
    let { token } = await makeUser(spark);
    const sessionEnd = spark.now() + 30 * daySeconds * 1000;
    while (spark.now() < sessionEnd - 3 * daySeconds * 1000) {
      spark.moveClock(2 * daySeconds);
      await keepTokens();
      token = await refresh(token);
    }
    await keepTokens(sessionEnd + daySeconds * 1000);
    spark.moveClock((sessionEnd - spark.now()) / 1000 - 1);
    expect(await works(token)).toBe(true);
    spark.moveClock(1);
    expect(await works(token)).toBe(false);
    expect((await spark.refused('refresh', { token })).status).toBe(401);
  });

  test('ends when ten newer ones exist', async () => {
    const { token, loginCode } = await makeUser(spark);
    const tokens = [token];
    for (let i = 0; i < 9; i += 1) {
      spark.moveClock(60);
      tokens.push(await login(loginCode));
    }
    expect(await Promise.all(tokens.map(works))).toEqual(tokens.map(() => true));
    spark.moveClock(60);
    tokens.push(await login(loginCode));
    expect(await Promise.all(tokens.map(works))).toEqual(tokens.map((_, i) => i > 0));
  });

  test('ends alone at logout', async () => {
    const { token, loginCode } = await makeUser(spark);
    const otherSession = await login(loginCode);
    const newest = await refresh(token);
    expect(await spark.call('logout', { token: newest })).toEqual({});
    expect([await works(token), await works(newest), await works(otherSession)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await spark.refused('logout', { token: newest })).status).toBe(401);
  });
});

test('a token opens only the account that it names', async () => {
  const [one, other] = [await makeUser(spark), await makeUser(spark)];
  const tokenOwner = createTokenOwnerLookup(spark.db);
  const find = async (userId: string, token: string) =>
    (await tokenOwner({ userId, hash: hashToken(token) }))?.user_id;
  const owners = [
    find(one.id, one.token),
    find(other.id, other.token),
    find(one.id, other.token),
    find(other.id, one.token),
  ];
  expect(await Promise.all(owners)).toEqual([one.id, other.id, undefined, undefined]);
});

describe('the list of sessions', () => {
  test('lets the owner see and end them', async () => {
    const user = await makeUser(spark);
    const second = await spark.call('login', { body: { loginCode: user.loginCode } });

    const sessions = await spark.call('listSessions', { token: user.token });
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(sessions[0]?.startedDay).toBe(utcDay(spark.now()));
    const sessionId = sessions.find(({ current }) => !current)?.id ?? '';

    await spark.call('endSession', { token: user.token, params: { sessionId } });
    expect(await spark.refused('me', { token: second.accessToken })).toMatchObject({
      status: 401,
    });
    expect(await spark.call('listSessions', { token: user.token })).toHaveLength(1);
  });

  test('shows the day of the last use', async () => {
    const user = await makeUser(spark);
    await login(user.loginCode);
    const firstDay = utcDay(spark.now());
    spark.moveClock(daySeconds);
    const current = await spark.call('login', { body: { loginCode: user.loginCode } });
    const nextDay = utcDay(spark.now());

    const sessions = await spark.call('listSessions', { token: current.accessToken });

    const unused = { startedDay: firstDay, lastUsedDay: firstDay, current: false };
    expect(
      sessions.map(({ startedDay, lastUsedDay, current }) => ({
        startedDay,
        lastUsedDay,
        current,
      })),
    ).toEqual([{ startedDay: nextDay, lastUsedDay: nextDay, current: true }, unused, unused]);
  });
});

test('an expired access token cannot be refreshed, which ends no session', async () => {
  const { token } = await makeUser(spark);
  const [tab, otherTab] = await Promise.all([refresh(token), refresh(token)]);
  spark.moveClock(3000);
  const newest = await refresh(otherTab);
  spark.moveClock(2699);
  expect(await works(tab)).toBe(true);
  spark.moveClock(1);
  expect(await works(tab)).toBe(false);
  expect((await spark.refused('refresh', { token: tab })).status).toBe(401);
  expect(await works(newest)).toBe(true);
});

describe('refreshing', () => {
  test('keeps at most forty tokens of a session, the newest', async () => {
    const { token, id } = await makeUser(spark);
    let newest = token;
    for (let i = 0; i < 60; i += 1) {
      spark.moveClock(1);
      newest = await refresh(newest);
    }
    const tokens = await spark.db.read((tx) =>
      tx.selectFrom('tokens').select('hash').where('user_id', '=', id).execute(),
    );
    expect(tokens).toHaveLength(40);
    expect(await works(newest)).toBe(true);
  });

  test('returns the user and a token of full lifetime', async () => {
    const { token, id } = await makeUser(spark);
    spark.moveClock(5000);
    const { accessToken, expiresIn, user } = await spark.call('refresh', { token });
    expect([expiresIn, user.id]).toEqual([5700, id]);
    spark.moveClock(5699);
    expect(await works(accessToken)).toBe(true);
  });

  test('keeps the replaced token valid for 60 seconds', async () => {
    const { token } = await makeUser(spark);
    const newest = await refresh(token);
    spark.moveClock(59);
    expect([await works(token), await works(newest)]).toEqual([true, true]);
    spark.moveClock(1);
    expect([await works(token), await works(newest)]).toEqual([false, true]);
  });

  test('does not grant the grace time twice, and ends the session when reused', async () => {
    const { token, loginCode } = await makeUser(spark);
    const otherSession = await login(loginCode);
    await refresh(token);
    spark.moveClock(50);
    const newest = await refresh(token);
    spark.moveClock(10);
    expect([await works(token), await works(newest)]).toEqual([false, true]);

    // Only `refresh` treats the reuse of a token as theft.
    expect((await spark.refused('refresh', { token })).status).toBe(401);
    expect([await works(newest), await works(otherSession)]).toEqual([false, true]);
  });

  test('gives twenty concurrent requests one working token each', async () => {
    const { token } = await makeUser(spark);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(new Set(tokens).size).toBe(20);
    spark.moveClock(3600);
    expect(await Promise.all(tokens.map(works))).toEqual(tokens.map(() => true));
  });
});
