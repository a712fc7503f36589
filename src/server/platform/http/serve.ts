/** Adds a route for each call of the contract: authenticate, parse, handle, reply. */

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { Access } from '../../../contract/common-calls.ts';
import {
  type CallName,
  calls,
  type ServedCall,
  servedCalls,
  shapes,
} from '../../../contract/endpoints.ts';
import type { Schema } from '../../../contract/shape.ts';
import type { Locale } from '../../../domain/locales.ts';
import { requestLocale } from '../language.ts';
import { badRequest } from '../refusal.ts';
import { type RequestContext, runInContext } from '../turns/request-context.ts';
import type { OfRequest } from './gate.ts';
import { Accepted, type Authenticate, type Callers, type Handlers } from './handlers.ts';
import { type Origin, readOrigin, type InputShape, parseInput } from './request.ts';
import { routePattern } from './routing.ts';

type AnyHandler = (
  input: ReturnType<typeof parseInput>,
  caller: Callers[Access],
  origin: Origin,
) => Promise<unknown>;

/** A higher limit than the default, because administrators send all items in one request. */
const adminBodyLimitBytes = 256 * 1024;

export interface ReplyShape {
  readonly reply: Schema;
  readonly accepted?: Schema;
}

const replyHeaders: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  logout: { 'clear-site-data': '"cache"' },
  deleteData: { 'clear-site-data': '"cache", "storage"' },
  exportData: { 'content-disposition': 'attachment; filename="my-data.json"' },
};

/** Sends the result of a call, without fields that the contract does not define. */
function sendReply(
  reply: FastifyReply,
  name: CallName,
  {
    shape,
    result,
    locale,
  }: { readonly shape: ReplyShape; readonly result: unknown; readonly locale: Locale },
): FastifyReply {
  const isAccepted = result instanceof Accepted;
  const body = isAccepted ? shape.accepted?.parse(result.body) : shape.reply.parse(result);
  return reply
    .code(isAccepted ? 202 : 200)
    .headers({ 'content-language': locale, ...replyHeaders[name] })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

interface RouteDeps {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly shutdown: AbortSignal;
}

interface Identified {
  readonly caller: Callers[Access];
  readonly origin: Origin;
  readonly context: RequestContext;
}

const contextOf = (request: FastifyRequest): RequestContext => ({
  locale: requestLocale(request),
  ...request.getDecorator<OfRequest>('turn'),
});

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
    compress: {},
    ...(access === 'admin' && { bodyLimit: adminBodyLimitBytes }),
    /**
     * Authenticates before the body is read, so that a stranger cannot make the server parse it.
     */
    async onRequest(request, reply) {
      // PostgreSQL cannot store a NUL character in a text column.
      if (request.url.includes('%00')) throw badRequest('The address contains a NUL character.');
      const origin = readOrigin(request, reply, shutdown);
      const context = contextOf(request);
      const caller =
        access === 'public'
          ? undefined
          : await runInContext(context, () => authenticate[access](request, name));
      request.setDecorator<Identified>('identified', { caller, origin, context });
    },
    async handler(request, reply) {
      const { caller, origin, context } = request.getDecorator<Identified>('identified');
      const result = await runInContext(context, () =>
        handle(parseInput(shape, request), caller, origin),
      );
      return sendReply(reply, name, { shape, result, locale: context.locale });
    },
  });
}

export function serve(app: FastifyInstance, handlers: Handlers, authenticate: Authenticate): void {
  const shutdown = new AbortController();
  // Abort what waits for another service, which would delay shutdown.
  app.addHook('preClose', async () => shutdown.abort());
  app.decorateRequest('identified', null);
  const deps = { handlers, authenticate, shutdown: shutdown.signal };
  for (const name of servedCalls) addRoute(app, name, deps);
}
