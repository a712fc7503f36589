import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { type Answer, expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import { servedCalls } from '../../../contract/endpoints.ts';
import type { Handlers } from './handlers.ts';
import { sendProblem, toRefusal } from './problem.ts';
import { serve } from './serve.ts';

describe('a reply', () => {
  async function answerWith(reply: unknown): Promise<Answer> {
    const app = Fastify();
    const handlers = Object.fromEntries(
      servedCalls.map((name) => [name, async () => reply]),
    ) as unknown as Handlers; // as: some replies of this test break the contract
    const authenticate = async () => ({
      userId: 'u',
      sessionId: 's',
      token: 't',
      dataKey: new Uint8Array(32),
      keyName: 'k',
    });
    serve(app, handlers, {
      public: async () => undefined,
      user: authenticate,
      admin: authenticate,
    });
    app.setErrorHandler((error, _, response) => sendProblem(response, toRefusal(error)));
    return app.inject({ method: 'POST', url: callUrl('completeSetA') });
  }
  const attempt = {
    attemptId: 'a',
    state: 'A_ACTIVE',
    setAItems: [],
    responses: [],
    setAProgress: { answered: 0, total: 48 },
  };

  test('omits fields that the contract does not name', async () => {
    const answer = await answerWith({
      ...attempt,
      userId: 'secret',
      setAProgress: { answered: 0, total: 48, secret: 1 },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, attempt]);
  });

  test('that breaks the contract becomes a 500 without it', async () => {
    const answer = await answerWith({ ...attempt, state: 'secret' });
    expectProblem(answer, 500);
    expect(answer.payload).not.toContain('secret');
  });
});
