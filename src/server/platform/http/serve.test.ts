import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, expectProblem } from '../../../../test/support/http/expect-problem.ts';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import { servedCalls } from '../../../contract/endpoints.ts';
import { addGate } from './gate.ts';
import type { Authenticate, Handlers } from './handlers.ts';
import { sendProblem, toRefusal } from './problem.ts';
import type { Origin } from './request.ts';
import { serve } from './serve.ts';

/** All calls get the same handler, which may break the contract. */
const makeHandlers = (handle: (...input: [unknown, unknown, Origin]) => Promise<unknown>) =>
  // as: whatever it replies
  Object.fromEntries(servedCalls.map((name) => [name, handle])) as unknown as Handlers;

const caller = { userId: 'u', sessionId: 's', token: 't', dataKey: new Uint8Array(32) };
const authenticate: Authenticate = {
  user: async () => caller,
  admin: async () => ({ keyName: 'k' }),
};

describe('a reply', () => {
  async function answerWith(reply: unknown): Promise<Answer> {
    const app = Fastify();
    addGate(app);
    serve(
      app,
      makeHandlers(async () => reply),
      authenticate,
    );
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

describe('the signal of a request', () => {
  /** Returns the signal that the handler gets after `duringAuthentication`. */
  async function captureSignal(
    duringAuthentication: (app: FastifyInstance, disconnect: () => Promise<unknown>) => unknown,
  ): Promise<AbortSignal> {
    const app = Fastify();
    addGate(app);
    onTestFinished(() => app.close());
    const client = new AbortController();
    let closed: Promise<unknown> = Promise.resolve();
    app.addHook('onRequest', async (_, reply) => {
      closed = once(reply.raw, 'close');
    });
    const disconnect = (): Promise<unknown> => {
      client.abort();
      return closed;
    };
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const handle = async (...[, , { signal }]: [unknown, unknown, Origin]) => (resolve(signal), {});
    serve(app, makeHandlers(handle), {
      ...authenticate,
      async user() {
        await duringAuthentication(app, disconnect);
        return caller;
      },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    fetch(`${address}${callUrl('surveyStatus')}`, { signal: client.signal }).catch(() => {});
    return promise;
  }

  test('is aborted by a disconnect before authentication, and by shutdown', async () => {
    expect((await captureSignal(() => {})).aborted).toBe(false);
    expect((await captureSignal((_, disconnect) => disconnect())).aborted).toBe(true);
    const atShutdown = await captureSignal((app) => void app.close());
    if (!atShutdown.aborted) await once(atShutdown, 'abort');
  });
});
