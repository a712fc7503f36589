import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { makePostgresDatabase } from '../../../../test/support/server/test-database.ts';
import { openPostgres } from '../db/postgres/postgres.ts';

/** Opens two nodes on one database. */
async function openNodes(options: { readonly rateLimitScale?: number } = {}) {
  const database = await makePostgresDatabase();
  const nodes = await Promise.all(
    [1, 2].map(() => openTestApp({ db: openPostgres(database.url), ...options })),
  );
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
  });
  return nodes;
}

const request = { method: 'POST', url: '/api/v1/auth/create-unique' } as const;

test('two nodes together admit ten new accounts (E11)', async () => {
  const nodes = await openNodes({ rateLimitScale: 1 });
  for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const requests = Array.from({ length: 100 }, () =>
      nodes.map(({ app }) => app.inject({ ...request, remoteAddress })),
    ).flat();
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
  }
});

test('a double click on two nodes makes one account (D12)', async () => {
  const nodes = await openNodes();
  for (let i = 0; i < 20; i += 1) {
    const headers = { 'idempotency-key': `key-of-a-double-click-${i}` };
    const answers = await Promise.all(nodes.map(({ app }) => app.inject({ ...request, headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.payload).toBe(answers[1]?.payload);
  }
});
