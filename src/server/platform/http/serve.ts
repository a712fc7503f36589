/** Adds a route for each call of the contract: authenticate, parse, handle, reply. */

import type { FastifyInstance, FastifyReply, RouteGenericInterface } from 'fastify';
import type { Access } from '../../../contract/common-calls.ts';
import {
  type CallName,
  calls,
  type ServedCall,
  servedCalls,
  shapes,
} from '../../../contract/endpoints.ts';
import type { Schema } from '../../../contract/shape.ts';
import { requestLocale, runInLocale } from '../language.ts';
import { badRequest, rateLimited } from '../refusal.ts';
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

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs a few requests of each key at once; further ones wait. */
export interface ConcurrencyLimit {
  /** Throws `rateLimited` if too many wait for the same key. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

const retryAfterSeconds = 1;

export function createConcurrencyLimit({
  maxRunning,
  maxWaiting,
}: {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}): ConcurrencyLimit {
  const queues = new Map<string, Queue>();
  return {
    async run(key, work) {
      const queue = queues.get(key) ?? { running: 0, waiting: [] };
      queues.set(key, queue);
      if (queue.running < maxRunning) queue.running += 1;
      else if (queue.waiting.length >= maxWaiting) throw rateLimited(retryAfterSeconds);
      else await new Promise<void>((resolve) => queue.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.waiting.shift();
        if (next) next();
        else if ((queue.running -= 1) === 0) queues.delete(key);
      }
    },
  };
}

/** A browser opens as many connections. */
const ofAccount = { maxRunning: 6, maxWaiting: 256 };
/** Visitors may share a network. */
const ofNetwork = { maxRunning: 64, maxWaiting: 2000 };

/** Requests of an account wait for each other before they enter the queue of their network. */
function createQueues() {
  const accounts = createConcurrencyLimit(ofAccount);
  const networks = createConcurrencyLimit(ofNetwork);
  return {
    ofNetwork: networks.run,
    ofCaller<T>(caller: Callers[Access], { client }: Origin, work: () => Promise<T>): Promise<T> {
      const run = (): Promise<T> => networks.run(client, work);
      return caller && 'userId' in caller ? accounts.run(caller.userId, run) : run();
    },
  };
}

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
  { shape, result }: { readonly shape: ReplyShape; readonly result: unknown },
): FastifyReply {
  const isAccepted = result instanceof Accepted;
  const body = isAccepted ? shape.accepted?.parse(result.body) : shape.reply.parse(result);
  return reply
    .code(isAccepted ? 202 : 200)
    .headers(replyHeaders[name] ?? {})
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

interface RouteDeps {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly queues: ReturnType<typeof createQueues>;
  readonly shutdown: AbortSignal;
}

interface Identified {
  readonly caller: Callers[Access];
  readonly origin: Origin;
}

function addRoute(
  app: FastifyInstance,
  name: ServedCall,
  { handlers, authenticate, queues, shutdown }: RouteDeps,
): void {
  const { method, path, access } = calls[name];
  const shape: InputShape & ReplyShape = shapes[name];
  const handle = handlers[name] as AnyHandler; // as: `parseInput` returns what this handler takes
  app.route<RouteGenericInterface>({
    method,
    url: routePattern(path),
    ...(access === 'admin' && { bodyLimit: adminBodyLimitBytes }),
    /**
     * Authenticates before the body is read, so that a stranger cannot make the server parse it.
     */
    async onRequest(request, reply) {
      // PostgreSQL cannot store a NUL character in a text column.
      if (request.url.includes('%00')) throw badRequest('The address contains a NUL character.');
      const origin = readOrigin(request, reply, shutdown);
      const caller = await queues.ofNetwork<Callers[Access]>(origin.client, async () =>
        access === 'public' ? undefined : authenticate[access](request, name),
      );
      request.setDecorator<Identified>('identified', { caller, origin });
    },
    async handler(request, reply) {
      const { caller, origin } = request.getDecorator<Identified>('identified');
      const result = await queues.ofCaller(caller, origin, async () =>
        runInLocale(requestLocale(request), () =>
          handle(parseInput(shape, request), caller, origin),
        ),
      );
      return sendReply(reply, name, { shape, result });
    },
  });
}

export function serve(app: FastifyInstance, handlers: Handlers, authenticate: Authenticate): void {
  const shutdown = new AbortController();
  // Abort what waits for another service, which would delay shutdown.
  app.addHook('preClose', async () => shutdown.abort());
  app.decorateRequest('identified', null);
  const deps = { handlers, authenticate, queues: createQueues(), shutdown: shutdown.signal };
  for (const name of servedCalls) addRoute(app, name, deps);
}
