import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/server/test-app.ts';
import { defaultSite } from '../../contract/site.ts';

const key = 'phc_of_the_tests';

interface Forwarded {
  readonly url: string;
  readonly headers: string;
  readonly body: unknown;
}

let spark: TestApp;
let forwarded: Forwarded[];
beforeEach(async () => {
  forwarded = [];
  const service = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      forwarded.push({
        url: request.url ?? '',
        headers: JSON.stringify(request.headers),
        body: JSON.parse(text),
      });
      response.end('{}');
    });
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo; // as: listens on a port
  spark = await openTestApp({
    analyticsHost: `http://127.0.0.1:${port}`,
    site: { ...defaultSite, analytics: { key } },
  });
  onTestFinished(async () => {
    await spark.close();
    service.closeAllConnections();
    service.close();
  });
});

const login = {
  event: 'login',
  uuid: 'u',
  timestamp: '2026-01-15T12:00:00.000Z',
  properties: { method: 'login_code', token: key, distinct_id: 'd' },
};
const posted = (batch: unknown, api_key = key) => ({ api_key, batch, sent_at: '2026-01-15' });

async function post(
  body: unknown,
  headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
  url = '/ingest/e/?ip=1&_=7&compression=gzip-js',
): Promise<number> {
  const payload = Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const answer = await spark.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'text/plain', host: 'survey.example', ...headers },
  });
  return answer.statusCode;
}

describe('events', () => {
  test.each([
    ['as JSON', (body: object): unknown => body],
    ['compressed', (body: object): unknown => gzipSync(JSON.stringify(body))],
  ])('of this site are forwarded %s', async (_, encode) => {
    expect(await post(encode(posted([login])))).toBe(200);
    expect(forwarded).toMatchObject([{ url: '/e/?_=7&ip=0', body: posted([login]) }]);
  });

  test('are forwarded with the allowed properties alone', async () => {
    const properties = { ...login.properties, $ip: '192.0.2.1', shareCode: 's', method: { x: 1 } };
    const event = { ...login, properties, $set: { email: 'e' } };
    expect(await post({ ...posted([event]), historical_migration: true })).toBe(200);
    const { method: _, ...allowed } = login.properties;
    expect(forwarded[0]?.body).toEqual(posted([{ ...login, properties: allowed }]));
  });

  const deep: unknown = JSON.parse('['.repeat(9) + ']'.repeat(9));
  const ofOther = { ...login, properties: { ...login.properties, token: 'phc_of_others' } };
  test.each([
    ['another project', posted([login], 'phc_of_others')],
    ['another project in one event', posted([login, ofOther])],
    ['an unknown name', posted([login, { ...login, event: '$autocapture' }])],
    ['an inherited name', posted([{ ...login, event: 'toString' }])],
    ['no batch', login],
    ['an empty batch', posted([])],
    ['too many events', posted(Array.from({ length: 51 }, () => login))],
    ['no JSON', Buffer.from('data=e30')],
    ['deep nesting', posted([{ ...login, properties: { ...login.properties, deep } }])],
    ['a compression bomb', gzipSync(JSON.stringify(posted([login])) + ' '.repeat(10_000_000))],
  ])('with %s are refused', async (_, body) => {
    expect(await post(body)).toBe(400);
    expect(forwarded).toEqual([]);
  });
});

describe('a post of events', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://survey.example' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://survey.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 403],
  ] as const)('with the headers %j is answered %i', async (headers, status) => {
    expect(await post(posted([login]), headers)).toBe(status);
    expect(forwarded).toHaveLength(status === 200 ? 1 : 0);
  });

  test.each(['flags', 'decide', 'batch', 's', '..%2fadmin'])('to %s is 404', async (path) => {
    expect(await post(posted([login]), undefined, `/ingest/${path}/`)).toBe(404);
  });
});
