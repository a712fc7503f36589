import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createServer } from '../server/create-server.ts';
import { acceptsGzip, serveDocument } from './fixed-document.ts';

describe('acceptsGzip', () => {
  test.each([
    ['gzip', true],
    ['br, gzip;q=0.8', true],
    ['GZIP ; q=0.001', true],
    ['br, gzip;q=0', false],
    ['gzip; q=0.000', false],
    ['x-gzip-like', false],
    ['identity', false],
    [undefined, false],
  ])('of %s is %s', (header, expected) => {
    expect(acceptsGzip(header)).toBe(expected);
  });
});

test('a fixed document is sent compressed or as it is', async () => {
  const app = await createServer({ isDraining: () => false });
  const text = 'a long document '.repeat(500);
  serveDocument(app, '/document', { text, contentType: 'text/plain; charset=utf-8' });
  const get = (headers: Record<string, string>) => app.inject({ url: '/document', headers });

  const [plain, compressed] = [await get({}), await get({ 'accept-encoding': 'br, gzip' })];
  expect(plain.body).toBe(text);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(text);
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/plain; charset=utf-8',
    vary: 'accept-encoding',
  });
  await app.close();
});
