/** Logs requests and failures with the pattern of their route, never with their URL. */

import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measureRequests, readTimes } from '../request-times.ts';
import { createRefusalBrake } from './concurrency.ts';
import { isServerFailure, sendProblem, toRefusal } from './problem.ts';
import { readClient } from './request.ts';

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route; undefined if no route matched. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

export type RequestObserver = (request: AnsweredRequest) => void;

/** Random, because a counter would reveal the traffic; grouped, to be read out. */
export function newRequestId(): string {
  const digits = String(randomInt(1e12)).padStart(12, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}

/** The levels at which no line about a request is written. */
const quietLevels: ReadonlySet<string> = new Set(['silent', 'fatal', 'error', 'warn']);

export function logRequests(app: FastifyInstance, observe: RequestObserver | undefined): void {
  if (!quietLevels.has(app.log.level)) measureRequests(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const { url: route } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    app.log.info(
      {
        requestId,
        method,
        route: route ?? 'none',
        status,
        ms: Math.round(elapsedTime),
        ...readTimes(request),
      },
      'request',
    );
    observe?.({ method, route, status, seconds: elapsedTime / 1000 });
    done();
  });
}

const largeBodyBytes = 16 * 1024;

/** Node reads the rest of a body that is refused, unless the connection is closed. */
const isLargeAndUnread = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > largeBodyBytes);

export interface ErrorOptions {
  /** Whether the log already tells of this error, so that a failed call need not repeat it. */
  readonly isReported?: ((error: unknown) => boolean) | undefined;
  /** Multiplies all limits of requests. */
  readonly rateLimitScale?: number | undefined;
}

export function answerErrors(
  app: FastifyInstance,
  { isReported = () => false, rateLimitScale = 1 }: ErrorOptions,
): void {
  const brake = createRefusalBrake(rateLimitScale, pause);
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toRefusal(error);
    request.body = undefined; // so that a refusal that waits does not keep it in memory
    const isRepeated = await brake(readClient(request), performance.now());
    if (isRepeated || isLargeAndUnread(request)) reply.header('connection', 'close');
    if (isServerFailure(refusal) && !isReported(error))
      app.log.error(
        { requestId: request.id, route: request.routeOptions.url ?? 'none', err: error },
        'request failed',
      );
    return sendProblem(reply, refusal);
  });
}
