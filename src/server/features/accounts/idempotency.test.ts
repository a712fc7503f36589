import { describe, expect, test } from 'vitest';
import { callFrom } from '../../../../test/support/http/limited-apps.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import type { Reply } from '../../../contract/endpoints.ts';

const spark = useTestApp();

let keys = 0;
const newKey = (): string => `key-of-a-double-click-${(keys += 1)}`;

async function create(key: string, client = '203.0.113.1') {
  const headers = { 'idempotency-key': key };
  const answer = await callFrom(spark, 'createUnique', { client, headers });
  return {
    status: answer.statusCode,
    text: answer.payload,
    reply: answer.json<Reply<'createUnique'>>(),
  };
}
const countAccounts = async (): Promise<number> =>
  (await spark.db.read((tx) => tx.selectFrom('users').select('id').execute())).length;

describe('creating an account with an Idempotency-Key', () => {
  test('returns the same account, code and token again', async () => {
    const [key, before] = [newKey(), await countAccounts()];
    const first = await create(key);
    expect(first.status).toBe(200);
    expect((await create(key)).text).toBe(first.text);
    expect(await countAccounts()).toBe(before + 1);
    expect(await spark.call('me', { token: first.reply.accessToken })).toEqual(first.reply.user);
  });

  test('stores the reply encrypted', async () => {
    const { reply } = await create(newKey());
    const stored = await spark.db.read((tx) => tx.selectFrom('kept_replies').selectAll().execute());
    const bytes = Buffer.concat(stored.flatMap(({ key_hash, sealed }) => [key_hash, sealed]));
    expect(bytes.length).toBeGreaterThan(200);
    for (const secret of [
      reply.loginCode ?? '',
      reply.accessToken,
      'accessToken',
      'key-of-a-double-click',
    ])
      expect(bytes.includes(secret)).toBe(false);
  });

  test('creates one account for twenty concurrent requests', async () => {
    const [key, before] = [newKey(), await countAccounts()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countAccounts()).toBe(before + 1);
  });

  test('creates another for a new key, network or minute', async () => {
    const key = newKey();
    const ids = [await create(key), await create(newKey()), await create(key, '203.0.113.2')].map(
      ({ reply }) => reply.user.id,
    );
    spark.moveClock(60);
    ids.push((await create(key)).reply.user.id);
    expect(new Set(ids).size).toBe(4);
  });

  test('does not bring back a deleted account', async () => {
    const key = newKey();
    const { reply } = await create(key);
    await spark.call('deleteData', { token: reply.accessToken });
    expect((await create(key)).reply.user.id).not.toBe(reply.user.id);
  });

  test('refuses what is no key', async () => {
    const keys = [
      '',
      'short',
      'x'.repeat(201),
      'with spaces in the key',
      '"quoted-key-of-some-length"',
    ];
    for (const key of keys) expect((await create(key)).status, key).toBe(400);
  });
});
