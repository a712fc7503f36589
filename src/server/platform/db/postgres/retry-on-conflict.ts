/** Runs a unit of work again after a conflict with another transaction. */

import { setTimeout as pause } from 'node:timers/promises';
import { SerializationFailure } from '../errors.ts';

const maxAttempts = 50;
/**
 * After this time a unit is not run again, so that the error reaches the caller before it times
 * out.
 */
const maxMilliseconds = 8000;
const firstPauseMilliseconds = 4;
const longestPauseMilliseconds = 200;

export interface RetryOptions {
  /** Called before each pause. */
  readonly onRetry?: (() => void) | undefined;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Runs the unit until it succeeds, at most 50 times and for eight seconds. Any other error ends it
 * at once. Pauses between the runs, each time for a random part of a limit that doubles up to 200
 * ms: units that were in each other's way would otherwise meet again.
 */
export async function retryOnConflict<T>(
  run: () => Promise<T>,
  {
    onRetry,
    now = () => performance.now(),
    random = Math.random,
    sleep = (milliseconds) => pause(milliseconds),
  }: RetryOptions = {},
): Promise<T> {
  const end = now() + maxMilliseconds;
  let limit = firstPauseMilliseconds;
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof SerializationFailure)) throw error;
      const milliseconds = random() * limit;
      if (attempt === maxAttempts || now() + milliseconds > end) throw error;
      onRetry?.();
      await sleep(milliseconds);
      limit = Math.min(limit * 2, longestPauseMilliseconds);
    }
  }
}
