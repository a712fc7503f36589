import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../../../../test/support/process/wait-for.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';

describe('health checks (H3)', () => {
  test('report a live process and a ready database', async () => {
    const spark = await openAppForTest();
    const [alive, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((url) => spark.app.inject(url)),
    );
    expect([alive?.statusCode, alive?.json(), ready?.statusCode, ready?.json()]).toEqual([
      200,
      { status: 'ok' },
      200,
      { status: 'ready' },
    ]);
  });

  test('answer 503 with Retry-After without a database', async () => {
    const app = await openTestApp();
    onTestFinished(() => rmSync(app.folder, { recursive: true, force: true }));
    await app.db.close();
    const ready = await app.app.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after'], ready.json().code]).toEqual([
      503,
      '2',
      'unavailable',
    ]);
    expect((await app.app.inject('/healthz')).statusCode).toBe(200);
    await app.app.close();
  });
});

test('refuses requests while the event loop lags', async () => {
  const { app } = await openAppForTest({ maxEventLoopDelayMilliseconds: 0.001 });
  const isRefused = async () => (await app.inject('/openapi.json')).statusCode === 503;
  await waitFor('a sample of the delay', isRefused);
  const refused = await app.inject('/openapi.json');
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['unavailable', '2']);
});
