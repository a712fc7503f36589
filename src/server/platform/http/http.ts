/** From the contract to routes: parse, authenticate, call, check the reply, format a failure (decisions G1). */

import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { ZodError } from 'zod';
import { calls, type Access, type CallName } from '../../../contract/calls.ts';
import {
  type AcceptedReply,
  type IsNdjson,
  type Input,
  type Reply,
  type Schema,
  type ServedCall,
  servedCalls,
  shapes,
} from '../../../contract/endpoints.ts';
import { networkOf } from '../rate-limit/rate-limit.ts';
import { badRequest } from '../refusal/refusal.ts';
import { Accepted } from './accepted.ts';
import type { AdminCaller, Caller } from './caller.ts';
import { Streamed } from './streamed.ts';

interface Callers {
  readonly public: undefined;
  readonly user: Caller;
  readonly admin: AdminCaller;
}
type CallerOf<K extends ServedCall> = Callers[(typeof calls)[K]['access']];

/** Where a request comes from. */
export interface Origin {
  /** What limits count the client by. */
  readonly client: string;
  /** Names a creation, so that its retry is known as one. */
  readonly idempotencyKey: string | null;
  /** Aborted when the client goes away before the answer is complete, and when the server ends. */
  readonly signal: AbortSignal;
}

type Answer<K extends ServedCall> =
  IsNdjson<K> extends true ? Streamed<Reply<K>> : Reply<K> | Accepted<AcceptedReply<K>>;

/** One function a call; a missing one, a wrong reply and a misspelt field do not compile. */
export type Handlers = {
  readonly [K in ServedCall]: (
    input: Input<K>,
    caller: CallerOf<K>,
    origin: Origin,
  ) => Promise<Answer<K>>;
};

/** Finds out who calls, by what the request brings; throws 401 where that is not enough. */
export type Authenticate = {
  readonly [A in Access]: (request: FastifyRequest, call: CallName) => Promise<Callers[A]>;
};

type AnyHandler = (
  input: { params: unknown; query: unknown; body: unknown },
  caller: Callers[Access],
  origin: Origin,
) => Promise<unknown>;

/** `/a/{b}/profile:compute` → `/a/:b/profile::compute`: a colon that is meant is doubled for the router. */
export const routePattern = (path: string): string =>
  path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/g, ':$1');

export function adminKey(request: FastifyRequest): string | null {
  const key = request.headers['x-admin-key'];
  return typeof key === 'string' ? key : null;
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** What limits count a client by. */
export const clientOf = (request: FastifyRequest): string => networkOf(request.ip);

function goneSignal(reply: FastifyReply, ending: AbortSignal): AbortSignal {
  if (reply.raw.destroyed) return AbortSignal.abort(); // gone while we found out who it is: no 'close' comes any more
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return AbortSignal.any([gone.signal, ending]);
}

function originOf(request: FastifyRequest, reply: FastifyReply, ending: AbortSignal): Origin {
  const key = request.headers['idempotency-key'];
  return {
    client: clientOf(request),
    idempotencyKey: typeof key === 'string' ? key : null,
    get signal() {
      return goneSignal(reply, ending);
    },
  };
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
    throw badRequest(Object.values(errors)[0] ?? 'The request is not as it should be.', errors);
  }
}

/** What a call's answer carries besides its body (decisions B10, B11). */
const answerHeaders: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  logout: { 'clear-site-data': '"cache"' },
  deleteData: { 'clear-site-data': '"cache", "storage"' },
  exportData: { 'content-disposition': 'attachment; filename="my-data.json"' },
};

/** How long a part may be awaited before the connection counts as idle. */
const longestSilenceMilliseconds = 60_000;

function sendLines(
  reply: FastifyReply,
  { parts }: Streamed<unknown>,
  schema: Schema,
): FastifyReply {
  async function* lines(): AsyncGenerator<string> {
    for await (const part of parts) yield `${JSON.stringify(schema.parse(part))}\n`;
  }
  // 'close': where the server ends meanwhile, a connection that is kept would hold it up.
  if (reply.raw.socket instanceof Socket) reply.raw.socket.setTimeout(longestSilenceMilliseconds); // tests bring none
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .headers({ 'x-accel-buffering': 'no', connection: 'close' })
    .send(Readable.from(lines(), { objectMode: false }));
}

/** Administrators send all items at once (decisions G1). */
const adminBodyLimitBytes = 256 * 1024;

/** Registers every served call of the contract. */
export function serve(app: FastifyInstance, handlers: Handlers, authenticate: Authenticate): void {
  const ending = new AbortController();
  app.addHook('preClose', async () => ending.abort()); // what is written over minutes would hold up the end (decisions H4)
  for (const name of servedCalls) {
    const { method, path, access } = calls[name];
    const shape: {
      params?: Schema;
      query?: Schema;
      body?: Schema;
      reply: Schema;
      accepted?: Schema;
    } = shapes[name];
    const handler = handlers[name] as AnyHandler; // as: the mapped type ties each handler to its own input; here they are one list
    app.route<RouteGenericInterface>({
      method,
      url: routePattern(path),
      ...(access === 'admin' && { bodyLimit: adminBodyLimitBytes }),
      async handler(request, reply) {
        if (request.url.includes('%00')) throw badRequest('The address contains a NUL character.'); // which no text in a database may
        const origin = originOf(request, reply, ending.signal); // at once: a socket whose client has gone knows no address any more
        const caller = await authenticate[access](request, name);
        const input = {
          params: parseWith(shape.params, request.params),
          query: parseWith(shape.query, request.query),
          body: parseWith(shape.body, request.body ?? undefined),
        };
        const result = await handler(input, caller, origin);
        if (result instanceof Streamed) return sendLines(reply, result, shape.reply);
        const answer =
          result instanceof Accepted
            ? shape.accepted?.parse(result.body)
            : shape.reply.parse(result); // a field the contract does not name never leaves
        return reply
          .code(result instanceof Accepted ? 202 : 200)
          .headers(answerHeaders[name] ?? {})
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer));
      },
    });
  }
}
