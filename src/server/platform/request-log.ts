/**
 * Logs requests with the pattern of their route, never with their URL, and with their waiting
 * times, which tell a slow database from a slow program.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Adds up the time in which at least one of several intervals runs, in milliseconds. */
function createMeter() {
  let [running, startedAt, total] = [0, 0, 0];
  return {
    start: (): void => {
      if (running === 0) startedAt = performance.now();
      running += 1;
    },
    end: (): void => {
      running -= 1;
      if (running === 0) total += performance.now() - startedAt;
    },
    total: (): number => total + (running > 0 ? performance.now() - startedAt : 0),
  };
}

const createMeters = () => ({
  /** From asking the database until its answer, waiting included. */
  database: createMeter(),
  /** Waiting for a connection, or for a batch to begin. */
  wait: createMeter(),
});

type Meters = ReturnType<typeof createMeters>;

/** The meters of the current request, or of all requests in the current batch. */
const current = new AsyncLocalStorage<readonly Meters[]>();
const metersByRequest = new WeakMap<FastifyRequest, Meters>();

const doNothing = (): void => {};

/** Starts an interval of the current requests, if their times are measured. The result ends it. */
export function startTime(kind: keyof Meters): () => void {
  const meters = current.getStore() ?? [];
  if (meters.length === 0) return doNothing;
  for (const each of meters) each[kind].start();
  return () => meters.forEach((each) => each[kind].end());
}

/** The meters of the current requests; none if their times are not measured. */
export const currentMeters = (): readonly Meters[] => current.getStore() ?? [];

/** Runs a batch, and counts its waiting time for each of its requests. */
export const runForAll = <T>(meters: readonly Meters[], run: () => T): T =>
  current.run(meters, run);

export async function timeDatabase<T>(run: () => Promise<T>): Promise<T> {
  const endTime = startTime('database');
  try {
    return await run();
  } finally {
    endTime();
  }
}

export function measureRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const meters = createMeters();
    metersByRequest.set(request, meters);
    current.run([meters], done);
  });
  // The events that bring a body come from the connection, which serves several requests.
  app.addHook('preValidation', (request, _, done) => {
    const meters = metersByRequest.get(request);
    if (meters) current.run([meters], done);
    else done();
  });
}

/** Returns the times of a request for its line in the log, in whole milliseconds. */
export function readTimes(request: FastifyRequest): { db_ms?: number; wait_ms?: number } {
  const meters = metersByRequest.get(request);
  if (!meters) return {};
  return {
    db_ms: Math.round(meters.database.total()),
    wait_ms: Math.round(meters.wait.total()),
  };
}
