import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { requireRecentProof } from './proof.ts';

let spark: TestApp;
beforeAll(async () => {
  spark = await openTestApp();
});
afterAll(() => spark.close());

test('a session that ended during the request is refused as ended, not as unproven', async () => {
  const caller = { userId: 'gone', sessionId: 'gone', token: 'gone', dataKey: new Uint8Array(32) };
  const deps = { db: spark.db, now: Date.now };
  await expect(requireRecentProof(deps, caller)).rejects.toMatchObject({ code: 'unauthorized' });
});
