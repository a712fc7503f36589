import { describe, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

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
    for (const url of ['/', '/profile/ABC', '/profile/ABC.', '/no/such/page?x=a.css']) {
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

  test('with a file extension is the not-found page for a person', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const url of ['/no/such.page', '/profile/abc.css', '/.env', '/assets/none.js']) {
      const answer = await spark.app.inject({ url, headers });
      expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(answer.payload).toContain('<title>Spark</title>');
    }
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
