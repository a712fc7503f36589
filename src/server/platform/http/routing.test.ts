import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { calls, servedCalls } from '../../../contract/endpoints.ts';

const spark = useTestApp();

describe('a method', () => {
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

  test('HEAD answers like GET, without the body', async () => {
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

function expectPage(answer: Answer, status: number): void {
  const type = 'text/html; charset=utf-8';
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
  expect(answer.payload).toContain('<title>Spark</title>');
}

describe('a path', () => {
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
    '/profile/abc.css',
    '/.git/config.json',
    '/assets/none.js',
    '/.env',
    '/.git/HEAD',
    '/.git/',
    '/.well-known/nothing',
  ])('%s that does not exist is 404 as JSON', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await spark.app.inject({ method, url });
      // Paths are case-sensitive, so this is a page of the web app.
      if (url.startsWith('/API') && method === 'GET') continue;
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
  ])('%s is 400 or 404, without an echo', async (url) => {
    const answer = await spark.app.inject(url);
    expectProblem(answer, answer.statusCode === 404 ? 404 : 400);
    expect(answer.payload).not.toMatch(/%E0|xxx|%00|\.\./);
  });

  test('without a file extension is a page of the app', async () => {
    for (const url of ['/', '/profile/ABC', '/profile/ABC.', '/login?x=a.css']) {
      const answer = await spark.app.inject(url);
      expectPage(answer, 200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await spark.app.inject('/assets/app.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('with a file extension is the not-found page for a person', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const url of ['/no/such.page', '/profile/abc.css', '/.env', '/assets/none.js'])
      expectPage(await spark.app.inject({ url, headers }), 404);
    for (const url of ['/api/none.json', '/api/v1/none'])
      expectProblem(await spark.app.inject({ url, headers }), 404);
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

describe('every answer', () => {
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
  ])('to %s has the security headers', async (url) => {
    const { headers } = await spark.app.inject(url);
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/default-src 'none';script-src 'self';.*frame-ancestors 'none'/);
    for (const directive of ["base-uri 'none'", "object-src 'none'"])
      expect(policy).toContain(directive);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*geolocation=\(\).*clipboard-write=\(self\), (?:publickey-credentials-\w+=\(self\), ){2}web-share=\(self\)$/,
      ),
    });
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
    if (url.startsWith('/api'))
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, noarchive, nosnippet, noimageindex',
      });
  });
});

describe('health checks', () => {
  test('report a live process and a ready database', async () => {
    for (const [url, status] of Object.entries({ '/healthz': 'ok', '/readyz': 'ready' })) {
      const answer = await spark.app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status }]);
    }
  });

  test('answer 503 with Retry-After without a database', async () => {
    const app = await openTestApp();
    onTestFinished(() => rmSync(app.folder, { recursive: true, force: true }));
    await app.db.close();
    const ready = await app.app.inject('/readyz');
    expectProblem(ready, 503);
    expect([ready.headers['retry-after'], ready.json().code]).toEqual(['2', 'unavailable']);
    expect((await app.app.inject('/healthz')).statusCode).toBe(200);
    await app.app.close();
  });
});
