import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { makePostgresDatabase } from '../../../../test/support/server/test-database.ts';
import { openPostgres } from '../db/postgres/postgres.ts';

test('two nodes together admit ten new accounts (E11)', async () => {
  const database = await makePostgresDatabase();
  const nodes = await Promise.all(
    [1, 2].map(() => openTestApp({ db: openPostgres(database.url), rateLimitScale: 1 })),
  );
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
  });
  for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const requests = Array.from({ length: 100 }, () =>
      nodes.map(({ app }) =>
        app.inject({ method: 'POST', url: '/api/v1/auth/create-unique', remoteAddress }),
      ),
    ).flat();
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
  }
});

test('a double click on two nodes makes one account (D12)', async () => {
  const database = await makePostgresDatabase();
  const nodes = await Promise.all(
    [1, 2].map(() => openTestApp({ db: openPostgres(database.url) })),
  );
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
  });
  for (let i = 0; i < 20; i += 1) {
    const headers = { 'idempotency-key': `key-of-a-double-click-${i}` };
    const answers = await Promise.all(
      nodes.map(({ app }) =>
        app.inject({ method: 'POST', url: '/api/v1/auth/create-unique', headers }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.payload).toBe(answers[1]?.payload);
  }
});
