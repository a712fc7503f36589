import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import {
  makeFinishedUser,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { openAppForTest, useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { calls } from '../../../contract/endpoints.ts';
import { createServer } from './create-server.ts';
import { hiddenFromSearch } from './security-headers.ts';

test('the server limits connections and times', async () => {
  const app = await createServer({});
  onTestFinished(() => app.close());
  expect(app.server).toMatchObject({
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

/** Sends `text` to the server. Returns the response after the server has closed the connection. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('a malformed request', () => {
  test.each([
    [
      'two lengths',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'a body in chunks',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n7\r\nc4n4ry',
      411,
    ],
    ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n', 400],
    ['nonsense', 'c4n4ry\r\n\r\n', 400],
    ['a wrong escape', 'GET /%zc4n4ry HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'headers without end',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nA: ${'c4n4ry'.repeat(5000)}\r\n\r\n`,
      431,
    ],
  ])('with %s gets a problem and a closed connection', async (_, text, status) => {
    const { app } = await openAppForTest();
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const [head = '', payload = ''] = (await exchange(Number(port), text)).split('\r\n\r\n');
    const statusCode = Number(/^HTTP\/1.1 (\d+) /.exec(head)?.[1]);
    const type = /content-type: (.*)/i.exec(head)?.[1];
    expectProblem({ statusCode, headers: { 'content-type': type }, payload }, status);
    expect(payload).not.toContain('c4n4ry');
  });
});

describe('a server failure', () => {
  test('answers only the request id that finds its log line', async () => {
    const broken = await openAppForTest({
      model: {
        computeProfile: () => {
          throw new Error('planned');
        },
      },
    });
    const user = await makeFinishedUser(broken, seededAnswers(3));
    const logged = vi.spyOn(broken.app.log, 'error');
    const computeProfile = () =>
      broken.app.inject({
        method: 'POST',
        url: callUrl('computeProfile'),
        headers: { authorization: `Bearer ${user.token}` },
        payload: { userId: user.id },
      });
    const answers = [await computeProfile(), await computeProfile()];
    const ids = answers.map((answer) => {
      expectProblem(answer, 500);
      expect(answer.payload).not.toContain('planned');
      return answer.json<{ requestId: string }>().requestId;
    });
    expect(ids).toEqual([
      expect.stringMatching(/^\d{4}-\d{4}-\d{4}$/),
      expect.not.stringContaining(ids[0] ?? ''),
    ]);
    const lines = logged.mock.calls
      .map(([line]) => line as unknown as Record<string, unknown>)
      .filter((line) => 'route' in line);
    expect(lines).toEqual(
      ids.map((requestId) => ({
        requestId,
        route: '/api/survey/profile::compute',
        err: expect.objectContaining({
          message: 'planned',
          stack: expect.stringContaining('create-server.test.ts'),
        }),
      })),
    );
    for (const secret of [user.token, user.id])
      expect(
        JSON.stringify(lines, (_, value: unknown) =>
          value instanceof Error ? value.stack : value,
        ),
      ).not.toContain(secret);
  });
});

let token: string;
beforeAll(async () => {
  ({ token } = await makeUser(spark));
});

const post = (
  payload: string | Buffer,
  contentType: string | null = 'application/json',
  { url = callUrl('login'), ...headers }: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  spark.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      ...(contentType !== null && { 'content-type': contentType }),
      ...headers,
    },
  });

describe('a request body', () => {
  test('is read up to 16 KiB, and 413 above', async () => {
    const body = (bytes: number): string => `{"loginCode":"x"${' '.repeat(bytes - 17)}}`;
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const refused = await post(body(16_384));
    expectProblem(refused, 401);
    expect(refused.payload).not.toContain('requestId');
    for (const large of [body(16_385), body(10_000_000), deep])
      expectProblem(await post(large), 413);
  });

  test('is 415 as anything but plain JSON, and is not unpacked', async () => {
    const body = '{"loginCode":"x"}';
    const forms = 'application/x-www-form-urlencoded multipart/form-data;boundary=x';
    for (const type of [
      ...`text/plain ${forms} application/xml application/jsonp no`.split(' '),
      null,
    ])
      expectProblem(await post(body, type), 415);
    expectProblem(await post(body, 'application/json; charset=utf-8'), 401);
    const pack = (payload: string | Buffer, packing: string) =>
      post(payload, undefined, { 'content-encoding': packing });
    for (const packing of ['gzip', 'br', 'deflate', 'nonsense'])
      expectProblem(await pack(gzipSync(body), packing), 415);
    expectProblem(await pack(body, 'identity'), 401);
  });

  test.each([
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    [
      'overlong UTF-8',
      Buffer.concat([Buffer.from('{"loginCode":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
    ],
    ['a NUL byte', '{"loginCode":"a\0b"}'],
    ['an escaped NUL', '{"loginCode":"a\\u0000b"}'],
    ['a __proto__ key', '{"loginCode":"x","__proto__":{"polluted":true}}'],
    ['an escaped __proto__ key', '{"loginCode":"x","\\u005f_proto__":{"polluted":true}}'],
    ['a nested __proto__ key', '{"loginCode":"x","a":[{"__proto__":{"polluted":true}}]}'],
    ['constructor.prototype', '{"loginCode":"x","constructor":{"prototype":{"polluted":true}}}'],
    ['no JSON', 'loginCode=x'],
    ['half JSON', '{"loginCode":'],
    ['two JSONs', '{"loginCode":"x"}{}'],
    ['a lone bracket', '['],
    ['a ninth level', '{"loginCode":"x","a":[[[[[[[[]]]]]]]]}'],
    ['deep nesting', '['.repeat(8000) + ']'.repeat(8000)],
    ['deep nesting without an end', '{"a":'.repeat(3000)],
    ['a number', '1e999'],
  ])('with %s is 400', async (_, body) => {
    expectProblem(await post(body), 400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('may have eight levels, and brackets in strings', async () => {
    expectProblem(await post('{"loginCode":"x","a":[[[[[[[]]]]]]]}'), 401);
    expectProblem(await post(String.raw`{"loginCode":"\\\"[[[[[[[[[[{{"}`), 401);
  });

  test.each([
    ['an administrator', 'updateAdminItems', 'x-admin-key', 'wrong'],
    ['an account', 'saveResponse', 'authorization', 'Bearer wrong'],
  ] as const)('is not read without the credentials of %s', async (_, name, header, value) => {
    const payload = '['.repeat(10_000_000);
    const headers = { 'content-type': 'text/plain', [header]: value };
    const { method } = calls[name];
    const answer = await spark.app.inject({ method, url: callUrl(name), payload, headers });
    expectProblem(answer, 401);
    expect(answer.headers.connection).toBe('close');
  });

  test('tolerates a byte order mark, repeated keys and lone surrogates', async () => {
    const { loginCode } = await makeUser(spark);
    expect((await post(`\u{FEFF}{"loginCode":"${loginCode}"}`)).statusCode).toBe(200);
    expect((await post(`{"loginCode":"x","loginCode":"${loginCode}"}`)).statusCode).toBe(200);
    expectProblem(await post('{"loginCode":"\\ud800"}'), 401);
  });

  test('loses the fields that the contract does not name', async () => {
    const { loginCode } = await makeUser(spark);
    const answer = await post(
      JSON.stringify({ loginCode, isAdmin: true, id: 'x', surveyCompleted: true }),
    );
    expect([answer.statusCode, answer.json().user.surveyCompleted]).toEqual([200, false]);
  });

  test('is never echoed', async () => {
    const marker = 'c4n4ry';
    const bodies = [
      `{"loginCode":{"${marker}":1}}`,
      `{"${marker}":1}`,
      `{"loginCode":"${marker.repeat(50)}"}`,
      `${marker}`,
      `{"loginCode":"${marker}"}`,
    ];
    for (const body of bodies)
      for (const name of ['login', 'saveResponse', 'startSurvey', 'compareProfiles'] as const)
        expect((await post(body, undefined, { url: callUrl(name) })).payload).not.toContain(marker);
  });
});
