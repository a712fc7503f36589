/** Where a request comes from, and whether its client still waits for the answer. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../rate-limit/rate-limit.ts';

export interface Origin {
  /** The network that rate limits count (B9). */
  readonly client: string;
  /** Names a creation, so that its retry gets the same reply. */
  readonly idempotencyKey: string | null;
  /** Aborted when the client disconnects before the answer is complete, and on shutdown. */
  readonly signal: AbortSignal;
}

export const readClient = (request: FastifyRequest): string => clientNetwork(request.ip);

function disconnectSignal(reply: FastifyReply, shutdown: AbortSignal): AbortSignal {
  // A client that disconnected earlier emits no 'close' any more.
  if (reply.raw.destroyed) return AbortSignal.abort();
  const disconnect = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnect.abort();
  });
  return AbortSignal.any([disconnect.signal, shutdown]);
}

/** Call it before any await: the socket of a disconnected client has no address. */
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
