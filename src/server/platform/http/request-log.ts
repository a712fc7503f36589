/** Logs requests and failures with the pattern of their route, never with their URL (H3). */

import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isServerFailure, sendProblem, toRefusal } from './problem.ts';

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

export function logRequests(app: FastifyInstance, observe: RequestObserver | undefined): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const { url: route } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    app.log.info(
      { requestId, method, route: route ?? 'none', status, ms: Math.round(elapsedTime) },
      'request',
    );
    observe?.({ method, route, status, seconds: elapsedTime / 1000 });
    done();
  });
}

export function answerErrors(
  app: FastifyInstance,
  isReported: (error: unknown) => boolean = () => false,
): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (isServerFailure(refusal) && !isReported(error))
      app.log.error(
        { requestId: request.id, route: request.routeOptions.url ?? 'none', err: error },
        'request failed',
      );
    return sendProblem(reply, refusal);
  });
}
