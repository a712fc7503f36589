import type { FastifyRequest, FastifyReply } from 'fastify';
import { ZodError } from 'zod';
import type { Schema } from '../../../contract/shape.ts';
import { clientNetwork } from '../rate-limit/rate-limit.ts';
import { badRequest } from '../refusal.ts';

export function adminKey(request: FastifyRequest): string | null {
  const key = request.headers['x-admin-key'];
  return typeof key === 'string' ? key : null;
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

export interface Origin {
  readonly client: string;
  /** Identifies a request for a new account, so that a retry gets the same reply. */
  readonly idempotencyKey: string | null;
  /** Aborted on shutdown, and when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
}

export const readClient = (request: FastifyRequest): string => clientNetwork(request.ip);

function disconnectSignal(reply: FastifyReply, shutdown: AbortSignal): AbortSignal {
  // 'close' was emitted already, so that a listener added now would never be called.
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

export interface InputShape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
}

function parseWith(schema: Schema | undefined, data: unknown): unknown {
  if (!schema) return undefined;
  try {
    return schema.parse(data);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const errors = Object.fromEntries(
      error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
    );
    throw badRequest(Object.values(errors)[0] ?? 'The request is invalid.', errors);
  }
}

export const parseInput = (shape: InputShape, request: FastifyRequest) => ({
  params: parseWith(shape.params, request.params),
  query: parseWith(shape.query, request.query),
  body: parseWith(shape.body, request.body ?? undefined),
});
