/** What a request waited for, to tell a slow database from a slow program in a line of the log. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

/** Of the current request, or of all that share the current batch. */
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

/** Runs a batch so that what it waits for counts for each of its requests. */
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
