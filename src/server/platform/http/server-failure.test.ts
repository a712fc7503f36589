import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import { makeFinishedUser, seededAnswers } from '../../../../test/support/server/make-user.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';

describe('a server failure (G08)', () => {
  test('answers only the request id that finds its log line', async () => {
    const broken = await openTestApp({
      computeProfile: () => {
        throw new Error('planned');
      },
    });
    onTestFinished(() => broken.close());
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
          stack: expect.stringContaining('server-failure.test.ts'),
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

  test('alone carries a request id', async () => {
    const spark = await openAppForTest();
    const refused = await spark.app.inject({
      method: 'POST',
      url: callUrl('login'),
      payload: { loginCode: 'x' },
    });
    expectProblem(refused, 401);
    expect(refused.json()).not.toHaveProperty('requestId');
  });
});
