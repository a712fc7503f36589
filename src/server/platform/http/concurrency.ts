/** Bounds what one account or network can make the server do at once. */

import { rateLimited } from '../refusal.ts';

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

/** How many refused requests of a network are answered at once in a second, unless scaled. */
const maxRefusalsPerSecond = 20;
const pauseMilliseconds = 1000;
/** How many refusals wait at once, so that waiting cannot use up memory and connections. */
const maxPaused = { ofClient: 8, ofAll: 100 };

/**
 * Returns a function that slows a client down whose requests are refused again and again: a refusal
 * waits, or if too many wait already, returns true, and the connection is to be closed.
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
