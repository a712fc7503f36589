/** Bounds what one account or network can make the server do at once (B9). */

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

/**
 * Returns a function that says how long a refusal waits, in milliseconds: a client that does not
 * stop otherwise repeats refused requests as fast as the server can refuse them.
 */
export function createRefusalDelays(scale: number): (client: string, now: number) => number {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (client, now) => {
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + 1000;
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > maxRefusalsPerSecond * scale ? 1000 : 0;
  };
}
