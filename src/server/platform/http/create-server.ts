/** Creates the Fastify server with its limits, request checks, log and error responses. */

import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Status } from '../../../contract/problem.ts';
import { badRequest, Refusal, forbidden } from '../refusal.ts';
import { logRequests, newRequestId, type RequestObserver } from '../request-log.ts';
import { answerErrors, type ErrorOptions } from './answer-errors.ts';
import {
  bodyInChunks,
  createLimitedServer,
  closeConnectionsOnShutdown,
  requestTimeoutMilliseconds,
} from './connections.ts';
import { addGate } from './gate.ts';
import { problemBody, problemType, sendProblem } from './problem.ts';
import { isTooDeep } from './request.ts';
import { adultLabel, hiddenFromSearch, securityHeaders } from './security-headers.ts';

/** Accepts only JSON bodies in valid UTF-8, without NUL characters or prototype keys. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      if (bytes.length === 0) return done(null);
      if (isTooDeep(bytes)) return done(badRequest('The body is nested too deeply.'));
      let text: string;
      try {
        text = decoder.decode(bytes);
      } catch {
        return done(badRequest('The body is not valid UTF-8.'));
      }
      if (/\0|\\u0000/i.test(text)) return done(badRequest('The body contains a NUL character.'));
      return parseJson(request, text, done);
    },
  );
}

const unreadable = badRequest('The request could not be read.');

/** Fastify runs no hooks for these requests, so the headers are set here. */
const headers = {
  ...securityHeaders({ hsts: false }),
  'cache-control': 'no-store',
  'x-robots-tag': hiddenFromSearch,
};

/**
 * Answers 400. The response does not repeat the URL, because the URL may contain a code. The
 * connection ends, because such requests pass the gate.
 */
function answerMalformedUrl(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply.headers({ ...headers, connection: 'close' }), unreadable);
}

interface ConnectionFailure {
  readonly refusal: Refusal;
  readonly status: Status;
}

const connectionFailures: Readonly<Record<string, ConnectionFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    refusal: badRequest('The request took too long to arrive.'),
    status: { code: 408, title: 'Request Timeout' },
  },
  [bodyInChunks]: {
    refusal: unreadable,
    status: { code: 411, title: 'Length Required' },
  },
  HPE_HEADER_OVERFLOW: {
    refusal: new Refusal('payload_too_large', 'The request headers are too large.'),
    status: { code: 431, title: 'Request Header Fields Too Large' },
  },
};

const unreadableBytes: ConnectionFailure = {
  refusal: unreadable,
  status: { code: 400, title: 'Bad Request' },
};

function answerMalformedRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { refusal, status } = connectionFailures[error.code ?? ''] ?? unreadableBytes;
  const body = problemBody(refusal, { status });
  const lines = Object.entries({
    ...headers,
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${status.code} ${status.title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/** The URL alone misses `/%61pi/…`, and the route alone misses paths without a route. */
const isApiRequest = (request: FastifyRequest): boolean =>
  [request.routeOptions.url, request.url].some((path) => path?.startsWith('/api/'));

/** Harmless, because the app uses no cookies; but the web app never makes such a call. */
const isCrossSiteChange = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && headers['sec-fetch-site'] === 'cross-site';

function checkRequest(request: FastifyRequest): Refusal | undefined {
  if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) return unreadable;
  if (isCrossSiteChange(request) && isApiRequest(request))
    return forbidden('This cannot be called from another site.');
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    return new Refusal(
      'unsupported_media_type',
      'Send the body as it is, without a content encoding.',
    );
  return undefined;
}

/** A callback is faster than a promise. */
function addHeaders(
  app: FastifyInstance,
  { hsts = false, hasAdultLabel = true }: Pick<ServerOptions, 'hsts' | 'hasAdultLabel'>,
): void {
  const headers = securityHeaders({ hsts });
  const pageHeaders = { ...headers, ...(hasAdultLabel && { rating: adultLabel }) };
  const apiHeaders = { ...headers, 'cache-control': 'no-store', 'x-robots-tag': hiddenFromSearch };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiRequest(request) ? apiHeaders : pageHeaders);
    done();
  });
}

function addRequestChecks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => done(checkRequest(request)));
}

export interface ServerOptions extends ErrorOptions {
  readonly logLevel?: string | undefined;
  readonly trustProxy?: number | undefined;
  readonly hsts?: boolean | undefined;
  readonly hasAdultLabel?: boolean | undefined;
  readonly isDraining?: () => boolean;
  readonly onResponse?: RequestObserver | undefined;
}

const bodyLimitBytes = 16 * 1024;
const connectionTimeoutMilliseconds = 20_000;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { logLevel = 'silent', trustProxy = 0, isDraining, onResponse } = options;
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    pluginTimeout: 60_000, // a busy machine lists the files of the web app late
    genReqId: newRequestId,
    trustProxy: (_address, hop) => hop < trustProxy,
    serverFactory: (handle) =>
      createLimitedServer(handle, {
        connectionTimeout: connectionTimeoutMilliseconds,
        requestTimeout: requestTimeoutMilliseconds,
        isBehindProxy: trustProxy > 0,
      }),
    return503OnClosing: false, // serve in-flight requests during shutdown
    frameworkErrors: answerMalformedUrl,
    clientErrorHandler: answerMalformedRequest,
  });
  addHeaders(app, options);
  addGate(app);
  addRequestChecks(app);
  logRequests(app, onResponse);
  answerErrors(app, options);
  // Compressed request bodies are not unpacked, because a small one can unpack to gigabytes.
  await app.register(compress, { global: false, globalDecompression: false });
  acceptOnlyJson(app);
  closeConnectionsOnShutdown(app, isDraining);
  return app;
}
