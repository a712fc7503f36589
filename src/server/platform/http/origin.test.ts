import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callUrl } from '../../../../test/support/server/documented-calls.ts';
import { servedCalls } from '../../../contract/endpoints.ts';
import type { Handlers } from './handlers.ts';
import type { Origin } from './request.ts';
import { serve } from './serve.ts';

describe('the signal of a request', () => {
  /** Returns the signal that the handler gets after `duringAuthentication`. */
  async function captureSignal(
    duringAuthentication: (app: FastifyInstance, disconnect: () => Promise<unknown>) => unknown,
  ): Promise<AbortSignal> {
    const app = Fastify();
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
    const handlers = Object.fromEntries(
      servedCalls.map((name) => [name, handle]),
    ) as unknown as Handlers; // as: the test ignores the replies
    serve(app, handlers, {
      public: async () => undefined,
      async user() {
        await duringAuthentication(app, disconnect);
        return { userId: 'u', sessionId: 's', token: 't', dataKey: new Uint8Array(32) };
      },
      admin: async () => ({ keyName: 'k' }),
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
