import { describe, expect, test } from 'vitest';
import { makeUser } from '../../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../../test/support/server/use-test-app.ts';
import { utcDay } from '../../../platform/clock.ts';

const spark = useTestApp();

describe('the list of sessions', () => {
  test('lets only the owner see and end them', async () => {
    const [user, other] = [await makeUser(spark), await makeUser(spark)];
    const second = await spark.call('login', { body: { loginCode: user.loginCode } });

    const sessions = await spark.call('listSessions', { token: user.token });
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(sessions[0]?.startedDay).toBe('2026-01-15');
    const sessionId = sessions.find(({ current }) => !current)?.id ?? '';

    const unknown = await spark.refused('endSession', {
      token: other.token,
      params: { sessionId: 'none' },
    });
    expect(
      await spark.refused('endSession', { token: other.token, params: { sessionId } }),
    ).toEqual(unknown);

    await spark.call('endSession', { token: user.token, params: { sessionId } });
    expect(await spark.refused('me', { token: second.accessToken })).toMatchObject({
      status: 401,
    });
    expect(await spark.call('listSessions', { token: user.token })).toHaveLength(1);
  });

  test('shows the day of the last use', async () => {
    const user = await makeUser(spark);
    const second = await spark.call('login', { body: { loginCode: user.loginCode } });
    const firstDay = utcDay(spark.now());
    spark.moveClock(86_400);
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
    expect(second.user.id).toBe(user.id);
  });
});
