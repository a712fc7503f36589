import { expect, test } from 'vitest';
import { onBoth, openTwoNodes } from '../../../../test/support/postgres/two-nodes.ts';

const nodes = openTwoNodes();
const limited = openTwoNodes({ rateLimitScale: 1 });
const request = { method: 'POST', url: '/api/v1/auth/create-unique' } as const;

test('two nodes together admit ten new accounts', async () => {
  for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const create = { ...request, remoteAddress };
    const answers = await onBoth(limited, async ({ app }) => app.inject(create), 100);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(190);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  }
  const stored = await limited.first.db.read((tx) => tx.selectFrom('users').select('id').execute());
  expect(stored).toHaveLength(30);
});

test('a double click on two nodes makes one account', async () => {
  for (let i = 0; i < 20; i += 1) {
    const headers = { 'idempotency-key': `key-of-a-double-click-${i}` };
    const answers = await onBoth(nodes, async ({ app }) => app.inject({ ...request, headers }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.payload).toBe(answers[1]?.payload);
  }
});
