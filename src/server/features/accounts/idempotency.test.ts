import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

let keys = 0;
const newKey = (): string => `key-of-a-double-click-${(keys += 1)}`;

async function create(key: string, remoteAddress = '203.0.113.1') {
  const answer = await spark.app.inject({
    method: 'POST',
    url: '/api/v1/auth/create-unique',
    headers: { 'idempotency-key': key },
    remoteAddress,
  });
  return {
    status: answer.statusCode,
    text: answer.payload,
    reply: answer.json<Reply<'createUnique'>>(),
  };
}
const accounts = async (): Promise<number> =>
  (await spark.db.read((tx) => tx.selectFrom('users').select('id').execute())).length;

describe('creating with an Idempotency-Key (D12)', () => {
  test('again gets the same account, code and token', async () => {
    const [key, before] = [newKey(), await accounts()];
    const first = await create(key);
    expect(first.status).toBe(200);
    expect((await create(key)).text).toBe(first.text);
    expect(await accounts()).toBe(before + 1);
    expect(await spark.call('me', { token: first.reply.accessToken })).toEqual(first.reply.user);
  });

  test('is kept so that the database alone tells nothing of it', async () => {
    const { reply } = await create(newKey());
    const kept = await spark.db.read((tx) => tx.selectFrom('kept_replies').selectAll().execute());
    const bytes = Buffer.concat(kept.flatMap(({ key_hash, sealed }) => [key_hash, sealed]));
    expect(bytes.length).toBeGreaterThan(200);
    for (const secret of [
      reply.loginCode ?? '',
      reply.accessToken,
      'accessToken',
      'key-of-a-double-click',
    ])
      expect(bytes.includes(secret)).toBe(false);
  });

  test('twenty times at once makes one account', async () => {
    const [key, before] = [newKey(), await accounts()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await accounts()).toBe(before + 1);
  });

  test('makes another with another key, from another network, and after a minute', async () => {
    const key = newKey();
    const ids = [await create(key), await create(newKey()), await create(key, '203.0.113.2')].map(
      ({ reply }) => reply.user.id,
    );
    spark.moveClock(60);
    ids.push((await create(key)).reply.user.id);
    expect(new Set(ids).size).toBe(4);
    expect(
      await spark.db.read((tx) => tx.selectFrom('kept_replies').select('key_hash').execute()),
    ).toHaveLength(1); // what is over is forgotten
  });

  test('brings nobody back who was deleted in between', async () => {
    const key = newKey();
    const { reply } = await create(key);
    await spark.call('deleteData', { token: reply.accessToken });
    expect((await create(key)).reply.user.id).not.toBe(reply.user.id);
  });

  test.each([
    '',
    'short',
    'x'.repeat(201),
    'with spaces in the key',
    '"quoted-key-of-some-length"',
  ])('refuses the key %j', async (key) => {
    expect((await create(key)).status).toBe(400);
  });
});
