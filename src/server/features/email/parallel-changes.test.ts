import { describe, expect, test, vi } from 'vitest';
import { newAddress } from '../../../../test/support/server/make-email-user.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

const rounds = 5;
const newCode = ['POST', '/api/v1/auth/login-code', undefined] as const;

interface Outcome {
  readonly status: number;
  readonly loginCode?: string;
}

async function send(
  [method, url, payload]: readonly ['POST' | 'PUT' | 'DELETE', string, object | undefined],
  token: string,
): Promise<Outcome> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await spark.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, loginCode: reply.json().loginCode };
}

/** Two sessions of one account, both of which gave a proof just now. */
async function makeSessions(): Promise<[string, string]> {
  const { token, loginCode } = await makeUser(spark);
  return [token, (await spark.call('login', { body: { loginCode } })).accessToken];
}

const statusesOf = (replies: readonly Outcome[]) => replies.map(({ status }) => status);

/** A refusal because the session ended before the proof was looked up, or after it. */
const refused = [401, 403];

describe('two sessions that ask at the same time', () => {
  test('for a new login code: one gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const sessions = await makeSessions();
      const replies = await Promise.all(sessions.map((token) => send(newCode, token)));
      const [winner, ...others] = replies.filter(({ status }) => status === 200);
      expect(others).toEqual([]);
      expect(statusesOf(replies).filter((status) => refused.includes(status))).toHaveLength(1);
      await spark.call('login', { body: { loginCode: winner?.loginCode ?? '' } });
    }
  });
});

describe('a session that ends after its request was authenticated', () => {
  test.each([
    ['a new login code', newCode],
    ['a deletion', ['DELETE', '/api/v1/profile', undefined]],
    ['a new share code', ['POST', '/api/v1/user/share-code', undefined]],
    ['another address', ['PUT', '/api/v1/user/optional-info', { email: newAddress() }]],
    ['a wider choice', ['PUT', '/api/v1/user/optional-info', { compareDetail: 'all' }]],
    ['a hard limit', ['PUT', '/api/v1/profile/limits', { itemId: 'A01', isLimit: true }]],
  ] as const)('gets no %s', async (_, call) => {
    const [token, ended] = await makeSessions();
    const before = await spark.call('me', { token });
    const { id } = (await spark.call('listSessions', { token: ended })).find(
      ({ current }) => current,
    )!;
    const write = spark.db.write.bind(spark.db);
    const spy = vi.spyOn(spark.db, 'write').mockImplementation(async (work, ...rest) => {
      await write((tx) => tx.deleteFrom('sessions').where('id', '=', id).execute());
      return write(work, ...rest);
    });
    const { status } = await send(call, ended).finally(() => spy.mockRestore());
    expect(refused).toContain(status);
    expect(await spark.call('me', { token })).toEqual(before);
  });
});
