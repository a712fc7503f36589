import { describe, expect, test, vi } from 'vitest';
import { callFrom, newClient, statusOf } from '../../../../test/support/http/limited-apps.ts';
import { newAddress } from '../../../../test/support/server/make-email-user.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';

const spark = useTestApp();

const rounds = 5;
/** Two sessions of one account, both of which gave a proof just now. */
async function makeSessions(): Promise<[string, string]> {
  const { token, loginCode } = await makeUser(spark);
  return [token, (await spark.call('login', { body: { loginCode } })).accessToken];
}

/** A refusal because the session ended before the proof was looked up, or after it. */
const refused = [401, 403];

describe('two sessions that ask at the same time', () => {
  test('for a new login code: one gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const sessions = await makeSessions();
      const replies = await Promise.all(
        sessions.map((token) => callFrom(spark, 'rotateLoginCode', { client: newClient(), token })),
      );
      const [winner, loser] = replies.toSorted((a, b) => a.statusCode - b.statusCode);
      expect(refused).toContain(loser?.statusCode);
      const { loginCode } = winner!.json<Reply<'rotateLoginCode'>>();
      await spark.call('login', { body: { loginCode } });
    }
  });
});

describe('a session that ends after its request was authenticated', () => {
  test.each([
    ['rotateLoginCode', undefined],
    ['deleteData', undefined],
    ['renewShareCode', undefined],
    ['updateOptionalInfo', { email: newAddress() }],
    ['updateOptionalInfo', { compareDetail: 'all' }],
    ['setLimit', { itemId: 'A01', isLimit: true }],
  ] as const)('is refused %s with %j', async (call, body) => {
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
    const status = await statusOf(spark, call, { token: ended, ...(body && { body }) }).finally(
      () => spy.mockRestore(),
    );
    expect(refused).toContain(status);
    expect(await spark.call('me', { token })).toEqual(before);
  });
});
