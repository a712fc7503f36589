import { expect, onTestFinished, test, describe } from 'vitest';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { createServer } from './create-server.ts';
import { hiddenFromSearch } from './security-headers.ts';

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

const spark = useTestApp();

describe('a page of another site', () => {
  test('cannot call the API through another spelling of its path', async () => {
    for (const url of ['/%61pi/v1/auth/create-unique', '/api/v1/auth/create%2Dunique']) {
      const ask = (site: string) =>
        spark.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': site } });
      expect((await ask('cross-site')).statusCode, url).toBe(403);
      const { headers } = await ask('same-origin');
      expect([headers['cache-control'], headers['x-robots-tag']], url).toEqual([
        'no-store',
        hiddenFromSearch,
      ]);
    }
  });

  test('cannot change anything, and may not read', async () => {
    const ask = (site: string) =>
      spark.app.inject({
        method: 'POST',
        url: '/api/v1/auth/create-unique',
        headers: { 'sec-fetch-site': site, origin: 'https://evil.example' },
      });
    const refused = await ask('cross-site');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    for (const site of ['same-origin', 'none']) {
      const { statusCode, headers } = await ask(site);
      expect(statusCode).toBe(200);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
