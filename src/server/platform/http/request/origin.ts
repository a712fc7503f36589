/** Where a request comes from, and whether its client still waits for the response. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../rate-limit/rate-limit.ts';

export interface Origin {
  /** The client's network. Rate limits count requests per network (B9). */
  readonly client: string;
  /**
   * The header that identifies a request for a new account, so that a retry gets the same reply.
   */
  readonly idempotencyKey: string | null;
  /** Aborted on shutdown, and when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
}

export const readClient = (request: FastifyRequest): string => clientNetwork(request.ip);

function disconnectSignal(reply: FastifyReply, shutdown: AbortSignal): AbortSignal {
  // If the client has already disconnected, 'close' has been emitted, and a listener added now
  // would never be called.
  if (reply.raw.destroyed) return AbortSignal.abort();
  const disconnect = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnect.abort();
  });
  return AbortSignal.any([disconnect.signal, shutdown]);
}

/** Call this before the first await, because the socket of a disconnected client has no address. */
export function readOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  shutdown: AbortSignal,
): Origin {
  const key = request.headers['idempotency-key'];
  return {
    client: readClient(request),
    idempotencyKey: typeof key === 'string' ? key : null,
    get signal() {
      return disconnectSignal(reply, shutdown);
    },
  };
}
