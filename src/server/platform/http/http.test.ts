import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  makeFinishedUser,
  makeUser,
  scattered,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp, urlOf } from '../../../../test/support/server/test-app.ts';
import { calls, servedCalls } from '../../../contract/endpoints.ts';
import { hiddenFromSearch } from './headers.ts';
import { type Handlers, serve } from './http.ts';
import { sendProblem, toRefusal } from './problem.ts';

let spark: TestApp;
let token: string;
beforeAll(async () => {
  spark = await openTestApp();
  ({ token } = await makeUser(spark));
});
afterAll(() => spark.close());

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

function expectProblem(
  answer: Pick<Answer, 'statusCode' | 'headers' | 'payload'>,
  status: number,
): void {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  const problem: Record<string, unknown> = JSON.parse(answer.payload);
  expect(problem).toMatchObject({
    type: 'about:blank',
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/^\S.+$/),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  expect(answer.payload).not.toMatch(/node_modules|\bat \w+ \(|\.[jt]s\b|FST_|sqlite|select |Zod/i);
}

const post = (
  payload: string | Buffer,
  contentType: string | null = 'application/json',
  url = urlOf('login'),
): Promise<Answer> =>
  spark.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      ...(contentType !== null && { 'content-type': contentType }),
    },
  });

describe('a body (G1)', () => {
  test('above 16 KiB is 413, and exactly 16 KiB is read', async () => {
    const body = (bytes: number): string => `{"loginCode":"x"${' '.repeat(bytes - 17)}}`;
    expectProblem(await post(body(16_384)), 401);
    expectProblem(await post(body(16_385)), 413);
    expectProblem(await post(body(10_000_000)), 413);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
    null,
  ])('as %s is 415', async (contentType) => {
    expectProblem(await post('{"loginCode":"x"}', contentType), 415);
  });

  test.each(['gzip', 'br', 'deflate', 'nonsense'])(
    'packed as %s is 415, and is not unpacked',
    async (encoding) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': encoding,
      };
      const payload = gzipSync('{"loginCode":"x"}');
      expectProblem(
        await spark.app.inject({ method: 'POST', url: urlOf('login'), payload, headers }),
        415,
      );
      expectProblem(
        await spark.app.inject({
          method: 'POST',
          url: urlOf('login'),
          payload: '{"loginCode":"x"}',
          headers: { ...headers, 'content-encoding': 'identity' },
        }),
        401,
      );
    },
  );

  test('may say its character set', async () => {
    expectProblem(await post('{"loginCode":"x"}', 'application/json; charset=utf-8'), 401);
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
    ['deep nesting', '['.repeat(8000) + ']'.repeat(8000)],
    ['deep nesting without an end', '{"a":'.repeat(3000)],
    ['a number', '1e999'],
  ])('with %s is 400', async (_, body) => {
    expectProblem(await post(body), 400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('with 10,000 levels is 413: that many do not fit', async () => {
    expectProblem(await post('['.repeat(10_000) + ']'.repeat(10_000)), 413);
  });

  test('may begin with a byte order mark, repeat a key (the last one counts), and hold a lone surrogate', async () => {
    const { loginCode } = await makeUser(spark);
    expect((await post(`\u{FEFF}{"loginCode":"${loginCode}"}`)).statusCode).toBe(200);
    expect((await post(`{"loginCode":"x","loginCode":"${loginCode}"}`)).statusCode).toBe(200);
    expectProblem(await post('{"loginCode":"\\ud800"}'), 401);
  });

  test('with fields nobody asked for is served without them', async () => {
    const { loginCode } = await makeUser(spark);
    const answer = await post(
      JSON.stringify({ loginCode, isAdmin: true, id: 'x', surveyCompleted: true }),
    );
    expect([answer.statusCode, answer.json().user.surveyCompleted]).toEqual([200, false]);
  });

  test('is never echoed, whatever is wrong with it', async () => {
    const marker = 'c4n4ry';
    const bodies = [
      `{"loginCode":{"${marker}":1}}`,
      `{"${marker}":1}`,
      `{"loginCode":"${marker.repeat(50)}"}`,
      `${marker}`,
      `{"loginCode":"${marker}"}`,
    ];
    for (const body of bodies)
      for (const url of [
        urlOf('login'),
        urlOf('saveResponse'),
        urlOf('startSurvey'),
        urlOf('compareProfiles'),
      ])
        expect((await post(body, 'application/json', url)).payload).not.toContain(marker);
  });
});

describe('a path (G1)', () => {
  test.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/nope',
    '/api/v1/nope.html',
    '/api/survey/profile',
    '/api/survey/profile:other',
    '/api/v2/auth/me',
    '/api/v1/auth/me/',
    '/API/v1/auth/me',
  ])('%s that does not exist is 404 as JSON', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await spark.app.inject({ method, url });
      if (url.startsWith('/API') && method === 'GET') continue; // not the API's: a page
      expectProblem(answer, 404);
    }
  });

  test.each([
    '/%E0%A4%A',
    '/api/v1/profile/public/%E0%A4%A',
    '/api/v1/profile/public/%',
    `/api/v1/profile/public/${'x'.repeat(101)}`,
    `/api/v1/profile/public/${'x'.repeat(8000)}`,
    '/api/v1/profile/public/%00',
    '/api/v1/profile/public/..%2f..%2fx',
  ])('%s that cannot be read, or means nothing, is 400 or 404 and is not echoed', async (url) => {
    const answer = await spark.app.inject(url);
    expectProblem(answer, answer.statusCode === 404 ? 404 : 400);
    expect(answer.payload).not.toMatch(/%E0|xxx|%00|\.\./);
  });

  test('that is no file is the app, except where it names a file', async () => {
    for (const url of ['/', '/profile/ABC', '/no/such/page?x=a.css']) {
      const answer = await spark.app.inject(url);
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
      expect(answer.payload).toContain('<title>Spark</title>');
    }
    for (const url of [
      '/profile/abc.css',
      '/.git/config.json',
      '/assets/none.js',
      '/.env',
      '/.git/HEAD',
      '/.git/',
      '/.well-known/nothing',
    ])
      expectProblem(await spark.app.inject(url), 404);
    expect((await spark.app.inject('/assets/app.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('that climbs out of the folder finds nothing', async () => {
    for (const url of [
      '/../spark.sqlite',
      '/%2e%2e/spark.sqlite',
      '/assets/..%2f..%2fspark.sqlite',
      '/assets/%2e%2e/%2e%2e/spark.sqlite',
      '//spark.sqlite',
      '/..\\spark.sqlite',
    ]) {
      const answer = await spark.app.inject(url);
      expect(answer.payload).not.toContain('SQLite format');
      expect([400, 403, 404]).toContain(answer.statusCode);
    }
  });
});

describe('a method (G1)', () => {
  const byPath = [...Map.groupBy(servedCalls, (name) => calls[name].path)].map(([path, names]) => ({
    path,
    allowed: names.map((name): string => calls[name].method),
  }));

  test.each(byPath)('that $path does not know is 405 with Allow', async ({ path, allowed }) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      if (allowed.includes(method)) continue;
      const answer = await spark.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'x') });
      expectProblem(answer, 405);
      expect(answer.headers['allow']).toBe(allowed.join(', '));
    }
  });

  test('HEAD is GET without the body: 401, 404, 200, 405', async () => {
    const head = (url: string): Promise<Answer> => spark.app.inject({ method: 'HEAD', url });
    const answers = await Promise.all(
      [
        '/api/v1/auth/me',
        '/api/nope',
        '/api/survey/two-stage/scale-labels',
        '/api/v1/auth/login',
        '/',
        '/openapi.json',
        '/assets/app.js',
      ].map(head),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      401, 404, 200, 405, 200, 200, 200,
    ]);
    for (const { payload } of answers) expect(payload).toBe('');
  });
});

describe('every answer (G1)', () => {
  test.each([
    '/',
    '/assets/app.js',
    '/docs',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/api/survey/two-stage/scale-labels',
    '/api/v1/auth/me',
    '/api/nope',
    '/nope.css',
    '/%E0%A4%A',
  ])('to %s has the headers that protect', async (url) => {
    const { headers } = await spark.app.inject(url);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none';script-src 'self';.*frame-ancestors 'none'/,
    );
    for (const directive of ["base-uri 'none'", "object-src 'none'"])
      expect(headers['content-security-policy']).toContain(directive);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*geolocation=\(\).*clipboard-write=\(self\), web-share=\(self\)$/,
      ),
    });
    expect(
      Object.keys(headers).filter((name) =>
        ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'].includes(name),
      ),
    ).toEqual([]);
    if (url.startsWith('/api'))
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, noarchive, nosnippet, noimageindex',
      });
  });
});

describe('the signal of a request', () => {
  /** Of one call, where its client goes or its server ends while it is found out who calls. */
  async function signalOf(
    meanwhile: (app: FastifyInstance, leave: () => void, left: Promise<unknown>) => unknown,
  ): Promise<AbortSignal> {
    const app = Fastify();
    const leaving = new AbortController();
    let left: Promise<unknown> = Promise.resolve();
    app.addHook('onRequest', async (_, reply) => {
      left = once(reply.raw, 'close');
    });
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const handlers = Object.fromEntries(
      servedCalls.map((name) => [
        name,
        async (...[, , { signal }]: [unknown, unknown, { signal: AbortSignal }]) => (
          resolve(signal),
          {}
        ),
      ]),
    ) as unknown as Handlers; // as: to look at one thing
    const user = async () => (
      await meanwhile(app, () => leaving.abort(), left),
      { userId: 'u', sessionId: 's', token: 't' }
    );
    serve(app, handlers, {
      public: async () => undefined,
      user,
      admin: async () => ({ keyName: 'k' }),
    });
    onTestFinished(() => app.close());
    fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}${urlOf('surveyStatus')}`, {
      signal: leaving.signal,
    }).catch(() => {});
    return promise;
  }

  test('is aborted from the beginning for a client that went before, and where the server began to end', async () => {
    expect((await signalOf(() => {})).aborted).toBe(false);
    expect((await signalOf((_, leave, left) => (leave(), left))).aborted).toBe(true);
    const ending = await signalOf((app) => void app.close());
    if (!ending.aborted) await once(ending, 'abort');
  });
});

describe('a reply', () => {
  async function answerOf(reply: unknown): Promise<Answer> {
    const app = Fastify();
    const handlers = Object.fromEntries(
      servedCalls.map((name) => [name, async () => reply]),
    ) as unknown as Handlers; // as: wrong on purpose
    const nobody = async () => ({ userId: 'u', sessionId: 's', token: 't', keyName: 'k' });
    serve(app, handlers, { public: async () => undefined, user: nobody, admin: nobody });
    app.setErrorHandler((error, _, response) => sendProblem(response, toRefusal(error)));
    return app.inject({ method: 'POST', url: urlOf('completeSetA') });
  }
  const attempt = {
    attemptId: 'a',
    state: 'A_ACTIVE',
    setAItems: [],
    responses: [],
    setAProgress: { answered: 0, total: 48 },
  };

  test('leaves without the fields that the contract does not name', async () => {
    const answer = await answerOf({
      ...attempt,
      userId: 'secret',
      setAProgress: { answered: 0, total: 48, secret: 1 },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, attempt]);
  });

  test('that is not what the contract says is a failure of ours, and does not leave', async () => {
    const answer = await answerOf({ ...attempt, state: 'secret' });
    expectProblem(answer, 500);
    expect(answer.payload).not.toContain('secret');
  });
});

describe('a failure of ours (G08)', () => {
  test('says nothing but the number under which the log has its stack, without what was sent', async () => {
    const broken = await openTestApp({
      computeProfile: () => {
        throw new Error('planned');
      },
    });
    onTestFinished(() => broken.close());
    const user = await makeFinishedUser(broken, scattered(3));
    const logged = vi.spyOn(broken.app.log, 'error');
    const ask = () =>
      broken.app.inject({
        method: 'POST',
        url: urlOf('computeProfile'),
        headers: { authorization: `Bearer ${user.token}` },
        payload: { userId: user.id },
      });
    const answers = [await ask(), await ask()];
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
          stack: expect.stringContaining('http.test.ts'),
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

  test('has that number alone: a refusal has none', async () => {
    expect(JSON.parse((await post('{"loginCode":"x"}')).payload)).not.toHaveProperty('requestId');
  });
});

describe('a page of another site (trust §3.5)', () => {
  test('cannot by another way of writing the address either, and what it is told is kept by nobody', async () => {
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

  test('cannot call what changes anything, and gets no permission to read', async () => {
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
