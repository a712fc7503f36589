import { describe, expect, test } from 'vitest';
import { makeUser } from '../../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const daySeconds = 86_400;
/** Whether the server accepts the token. */
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

describe('a session', () => {
  test('ends after 30 days, however often it was refreshed', async () => {
    let { token } = await makeUser(spark);
    const sessionEnd = spark.now() + 30 * daySeconds * 1000;
    while (spark.now() < sessionEnd - 5600 * 1000) {
      spark.moveClock(5600);
      token = await refresh(token);
    }
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
