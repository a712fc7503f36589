import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

const daySeconds = 86_400;
const works = async (token: string): Promise<boolean> => {
  const answer = await spark.app.inject({
    url: '/api/v1/auth/me',
    headers: { authorization: `Bearer ${token}` },
  });
  expect([200, 401]).toContain(answer.statusCode);
  return answer.statusCode === 200;
};
const login = async (loginCode: string): Promise<string> =>
  (await spark.call('login', { body: { loginCode } })).accessToken;
const refresh = async (token: string): Promise<string> =>
  (await spark.call('refresh', { token })).accessToken;

describe('a token (B4)', () => {
  test('lives for 5,700 seconds and not one more', async () => {
    const { token } = await makeUser(spark);
    spark.moveClock(5699);
    expect(await works(token)).toBe(true);
    spark.moveClock(1);
    expect(await works(token)).toBe(false);
  });

  test('that nobody used and that expired cannot be refreshed, and ends nothing: another tab may have gone on', async () => {
    const { token } = await makeUser(spark);
    const [tab, otherTab] = await Promise.all([refresh(token), refresh(token)]);
    spark.moveClock(3000);
    const newest = await refresh(otherTab);
    spark.moveClock(2700);
    expect((await spark.refused('refresh', { token: tab })).status).toBe(401);
    expect(await works(newest)).toBe(true);
  });
});

describe('refreshing (B4)', () => {
  test('gives a token of full life and the user', async () => {
    const { token, id } = await makeUser(spark);
    spark.moveClock(5000);
    const { accessToken, expiresIn, user } = await spark.call('refresh', { token });
    expect([expiresIn, user.id]).toEqual([5700, id]);
    spark.moveClock(5699);
    expect(await works(accessToken)).toBe(true);
  });

  test('leaves the token before it 60 seconds, so that a second tab is not thrown out', async () => {
    const { token } = await makeUser(spark);
    const newest = await refresh(token);
    spark.moveClock(59);
    expect([await works(token), await works(newest)]).toEqual([true, true]);
    spark.moveClock(1);
    expect([await works(token), await works(newest)]).toEqual([false, true]);
  });

  test('does not lengthen the life of a token that is about to expire', async () => {
    const { token } = await makeUser(spark);
    spark.moveClock(5690);
    await refresh(token);
    spark.moveClock(10);
    expect(await works(token)).toBe(false);
  });

  test('does not grant the grace time twice', async () => {
    const { token } = await makeUser(spark);
    await refresh(token);
    spark.moveClock(50);
    await refresh(token);
    spark.moveClock(10);
    expect(await works(token)).toBe(false);
  });

  test('with a token replaced more than 60 seconds ago ends the session of everybody who holds a token of it', async () => {
    const { token, loginCode } = await makeUser(spark);
    const elsewhere = await login(loginCode);
    const newest = await refresh(token);
    spark.moveClock(61);
    expect(await works(token)).toBe(false);
    expect(await works(newest)).toBe(true); // only showing it to refresh ends the session
    expect((await spark.refused('refresh', { token })).status).toBe(401);
    expect(await works(newest)).toBe(false);
    expect(await works(elsewhere)).toBe(true);
  });

  test('twenty times at once with one token gives twenty tokens that all work', async () => {
    const { token } = await makeUser(spark);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(new Set(tokens).size).toBe(20);
    spark.moveClock(3600);
    expect(await Promise.all(tokens.map(works))).toEqual(tokens.map(() => true));
  });
});

describe('a session (B4)', () => {
  test('ends after 30 days, however often it was refreshed', async () => {
    let { token } = await makeUser(spark);
    const until = spark.now() + 30 * daySeconds * 1000;
    while (spark.now() < until - 5600 * 1000) {
      spark.moveClock(5600);
      token = await refresh(token);
    }
    spark.moveClock((until - spark.now()) / 1000 - 1);
    expect(await works(token)).toBe(true);
    spark.moveClock(1);
    expect(await works(token)).toBe(false);
    expect((await spark.refused('refresh', { token })).status).toBe(401);
  });

  test('is one of at most ten; the eleventh ends the oldest', async () => {
    const { token, loginCode } = await makeUser(spark);
    const tokens = [token];
    for (let i = 0; i < 9; i += 1) {
      spark.moveClock(1);
      tokens.push(await login(loginCode));
    }
    expect(await Promise.all(tokens.map(works))).toEqual(tokens.map(() => true));
    spark.moveClock(1);
    tokens.push(await login(loginCode));
    expect(await Promise.all(tokens.map(works))).toEqual(tokens.map((_, i) => i > 0));
  });

  test('ends at once with logout, this one alone', async () => {
    const { token, loginCode } = await makeUser(spark);
    const elsewhere = await login(loginCode);
    const newest = await refresh(token);
    expect(await spark.call('logout', { token: newest })).toEqual({});
    expect([await works(token), await works(newest), await works(elsewhere)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await spark.refused('logout', { token: newest })).status).toBe(401);
  });
});
