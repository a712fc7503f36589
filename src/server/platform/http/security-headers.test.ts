import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';

const spark = useTestApp();

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
  ])('to %s has the security headers', async (url) => {
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
