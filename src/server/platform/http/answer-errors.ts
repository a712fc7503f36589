/** Answers errors, and slows down clients whose requests are refused again and again. */

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TemporaryFailure } from '../refusal.ts';
import { isServerFailure, sendProblem, toRefusal } from './problem.ts';
import { readClient } from './request.ts';

/** Refusals of a network answered without delay in a second, before scaling. */
const maxRefusalsPerSecond = 20;
const pauseMilliseconds = 1000;
/** The most refusals that wait at once, so that waiting cannot use up memory and connections. */
const maxPaused = { ofClient: 8, ofAll: 100 };

/**
 * Returns a function that delays refusals of clients that are refused again and again. If too many
 * wait already, it returns true, and the caller closes the connection.
 */
export function createRefusalBrake(
  scale: number,
  pause: (milliseconds: number) => Promise<unknown>,
): (client: string, now: number) => Promise<boolean> {
  let counts = new Map<string, number>();
  let endsAt = 0;
  const paused = new Map<string, number>();
  let pausedOfAll = 0;
  const addPaused = (client: string, added: number): void => {
    pausedOfAll += added;
    const count = (paused.get(client) ?? 0) + added;
    if (count > 0) paused.set(client, count);
    else paused.delete(client);
  };
  return async (client, now) => {
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + 1000;
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (count <= maxRefusalsPerSecond * scale) return false;
    if ((paused.get(client) ?? 0) >= maxPaused.ofClient || pausedOfAll >= maxPaused.ofAll)
      return true;
    addPaused(client, 1);
    await pause(pauseMilliseconds).finally(() => addPaused(client, -1));
    return false;
  };
}

const largeBodyBytes = 16 * 1024;

/** Node reads the rest of a body that is refused, unless the connection is closed. */
const isLargeAndUnread = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && Number(headers['content-length'] ?? 0) > largeBodyBytes;

export interface ErrorOptions {
  /** Whether the log already covers this error, so that a failed call need not repeat it. */
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
    if (isServerFailure(refusal) && !isReported(error)) {
      const line = { requestId: request.id, route: request.routeOptions.url ?? 'none' };
      if (error instanceof TemporaryFailure && error.isLoad) app.log.info(line, 'busy');
      else app.log.error({ ...line, err: error }, 'request failed');
    }
    return sendProblem(reply, refusal);
  });
}
