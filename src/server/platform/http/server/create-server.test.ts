import { expect, onTestFinished, test } from 'vitest';
import { createServer } from './create-server.ts';

test('the server limits connections and times', async () => {
  const app = await createServer({ isDraining: () => false });
  onTestFinished(() => app.close());
  expect(app.server).toMatchObject({
    maxConnections: 2000,
    requestTimeout: 15_000,
    timeout: 20_000,
    keepAliveTimeout: 72_000,
  });
});
