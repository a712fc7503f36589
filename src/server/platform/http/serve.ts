/** Adds a route for each call of the contract: authenticate, parse, handle, reply (G1). */

import type { FastifyInstance, RouteGenericInterface } from 'fastify';
import type { Access } from '../../../contract/common-calls.ts';
import { calls, type ServedCall, servedCalls, shapes } from '../../../contract/endpoints.ts';
import { badRequest } from '../refusal.ts';
import type { Authenticate, Callers, Handlers } from './handlers.ts';
import { type ReplyShape, sendReply } from './replies.ts';
import { type Origin, readOrigin, type InputShape, parseInput } from './request.ts';
import { routePattern } from './routing.ts';

type AnyHandler = (
  input: ReturnType<typeof parseInput>,
  caller: Callers[Access],
  origin: Origin,
) => Promise<unknown>;

/** A higher limit than the default, because administrators send all items in one request (G1). */
const adminBodyLimitBytes = 256 * 1024;

interface RouteDeps {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly shutdown: AbortSignal;
}

function addRoute(
  app: FastifyInstance,
  name: ServedCall,
  { handlers, authenticate, shutdown }: RouteDeps,
): void {
  const { method, path, access } = calls[name];
  const shape: InputShape & ReplyShape = shapes[name];
  const handle = handlers[name] as AnyHandler; // as: `parseInput` returns what this handler takes
  app.route<RouteGenericInterface>({
    method,
    url: routePattern(path),
    ...(access === 'admin' && { bodyLimit: adminBodyLimitBytes }),
    async handler(request, reply) {
      // PostgreSQL cannot store a NUL character in a text column.
      if (request.url.includes('%00')) throw badRequest('The address contains a NUL character.');
      const origin = readOrigin(request, reply, shutdown);
      const caller = await authenticate[access](request, name);
      const result = await handle(parseInput(shape, request), caller, origin);
      return sendReply(reply, name, { shape, result });
    },
  });
}

export function serve(app: FastifyInstance, handlers: Handlers, authenticate: Authenticate): void {
  const shutdown = new AbortController();
  // Abort streams, which may take minutes and would delay shutdown (H4).
  app.addHook('preClose', async () => shutdown.abort());
  for (const name of servedCalls)
    addRoute(app, name, { handlers, authenticate, shutdown: shutdown.signal });
}
