/** Creates the Fastify server with its limits, request checks, log and error responses. */

import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createLimitedServer } from './connections/limited-server.ts';
import { closeConnectionsOnShutdown, requestTimeoutMilliseconds } from './connections/shutdown.ts';
import { acceptOnlyJson } from './json-body-parser.ts';
import { answerMalformedRequest, answerMalformedUrl } from './malformed-request.ts';
import { addRequestChecks } from './request-checks.ts';
import { answerErrors, logRequests, newRequestId, type RequestObserver } from './request-log.ts';

export interface ServerOptions {
  readonly logLevel?: string | undefined;
  /** How many proxies stand in front of the server; their forwarding headers are trusted. */
  readonly trustProxy?: number | undefined;
  readonly hsts?: boolean | undefined;
  /** True during shutdown, while requests are still served (H4). */
  readonly isDraining: () => boolean;
  /** Whether the log already tells of this error, so that a failed call need not repeat it. */
  readonly isReported?: (error: unknown) => boolean;
  readonly onResponse?: RequestObserver | undefined;
}

const bodyLimitBytes = 16 * 1024;
const connectionTimeoutMilliseconds = 20_000;
const minCompressedBytes = 1024;
const maxEventLoopDelayMilliseconds = 2000;
const retryAfterSeconds = 2;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { logLevel = 'silent', trustProxy = 0, hsts = false, isDraining, onResponse } = options;
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    genReqId: newRequestId,
    trustProxy: (_address, hop) => hop < trustProxy,
    serverFactory: (handle) =>
      createLimitedServer(handle, {
        connectionTimeout: connectionTimeoutMilliseconds,
        requestTimeout: requestTimeoutMilliseconds,
      }),
    return503OnClosing: false, // serve in-flight requests during shutdown (H4)
    frameworkErrors: answerMalformedUrl,
    clientErrorHandler: answerMalformedRequest,
  });
  addRequestChecks(app, { hsts });
  logRequests(app, onResponse);
  answerErrors(app, options.isReported);
  // Compressed request bodies are not unpacked, because a small one can unpack to gigabytes.
  await app.register(compress, { threshold: minCompressedBytes, globalDecompression: false });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMilliseconds,
    retryAfter: retryAfterSeconds,
  });
  acceptOnlyJson(app);
  closeConnectionsOnShutdown(app, isDraining);
  return app;
}
