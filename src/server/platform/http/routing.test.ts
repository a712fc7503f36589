import { describe, expect, test } from 'vitest';
import { type Answer, expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { calls, servedCalls } from '../../../contract/endpoints.ts';

const spark = useTestApp();

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
