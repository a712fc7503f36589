import { describe, expect, test, vi } from 'vitest';
import { callFrom } from '../../../../test/support/http/limited-apps.ts';
import { adminKey } from '../../../../test/support/server/test-app.ts';
import { useFreshTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useFreshTestApp({ rateLimitScale: 1 });

async function request(key: string | null, client = '192.0.2.1') {
  const headers = key === null ? {} : { 'x-admin-key': key };
  const answer = await callFrom(spark, 'listAdminLabels', { client, headers });
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0) };
}

const auditLog = async () =>
  (await spark.db.read((tx) => tx.selectFrom('admin_audit').selectAll().execute())).map(
    ({ key_name, target, field, before, after }) => ({ key_name, target, field, before, after }),
  );

describe('wrong admin keys', () => {
  test('lock out only their client after the fifth', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await request(`a wrong key, number ${i}`)).status).toBe(401);
    expect((await request(adminKey, '192.0.2.99')).status).toBe(200);
    const refused = await request(adminKey);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(900);
    expect((await request('a wrong key, number 6')).status).toBe(429);
    expect((await request(adminKey, '192.0.2.99')).status).toBe(200);
    expect(await auditLog()).toEqual([
      {
        key_name: '–',
        target: 'sign-in',
        field: 'wrong keys',
        before: '',
        after: 'a client is locked out for up to 15 minutes',
      },
    ]);
    spark.moveClock(900);
    expect((await request(adminKey)).status).toBe(200);
  });

  test('cannot exceed the limit concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => request(`a wrong key, number ${i}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(55);
    expect(await auditLog()).toHaveLength(1);
  });

  test('are counted apart from uses of the right key, also concurrent ones', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => request(adminKey)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    for (let i = 0; i < 4; i += 1) await request('a wrong key, once more');
    expect((await request(adminKey)).status).toBe(200);
    expect(await auditLog()).toEqual([]);
    expect((await request('a wrong key, once more')).status).toBe(401);
    expect((await request('a wrong key, once more')).status).toBe(429);
  });

  test('are refused again without asking the database', async () => {
    for (let i = 0; i < 7; i += 1) await request('a wrong key');
    const writes = vi.spyOn(spark.db, 'write');
    for (let i = 0; i < 20; i += 1) expect((await request('a wrong key')).status).toBe(429);
    expect(writes).not.toHaveBeenCalled();
  });
});

test('limits calls without a key, sparing valid ones', async () => {
  const statuses = [];
  for (let i = 0; i < 7; i += 1) statuses.push((await request(null)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await request(adminKey)).status).toBe(200);
  expect(await auditLog()).toEqual([]);
});
