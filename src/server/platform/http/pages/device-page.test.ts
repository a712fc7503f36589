import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../../../../../test/support/server/fresh-storage.ts';
import { createServer } from '../create-server.ts';
import { serveDevicePage } from './device-page.ts';

const policy = "default-src 'none'; connect-src 'none'";
const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">שלום`;

async function openSite(html: string) {
  const folder = freshFolder();
  mkdirSync(join(folder, 'device'));
  writeFileSync(join(folder, 'device', 'spark-he.html'), html);
  const app = await createServer({});
  onTestFinished(() => app.close());
  serveDevicePage(app, folder);
  return app;
}

test('the page for one device is served as built, with its sum', async () => {
  const app = await openSite(page);
  const { rawPayload, headers } = await app.inject('/he/device');
  expect(rawPayload).toEqual(Buffer.from(page));
  const sum = createHash('sha256').update(rawPayload).digest('base64');
  expect(headers['repr-digest']).toBe(`sha-256=:${sum}:`);
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['cache-control']).toBe('no-store');
});

test('its policy forbids more in the header than a page can', async () => {
  const app = await openSite(page);
  const { headers } = await app.inject('/he/device');
  expect(headers['content-security-policy']).toBe(
    `${policy}; frame-ancestors 'none'; sandbox allow-scripts allow-same-origin allow-forms allow-downloads allow-modals`,
  );
});

test('a page without a policy is not served', async () => {
  await expect(openSite('<!doctype html>')).rejects.toThrow('policy');
});

test('a language that was not built has no such page', async () => {
  const app = await openSite(page);
  expect((await app.inject('/device')).statusCode).toBe(404);
});
