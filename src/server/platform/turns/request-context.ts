/** What the program knows about the request that it is working for. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '../../../domain/locales.ts';
import type { Place } from './turns.ts';

export interface RequestContext {
  readonly locale: Locale;
  readonly place: Place;
  /** Resolves when the request may use the thread again. */
  readonly takeTurn: () => Promise<void>;
  /** Whether another network was served lately. */
  readonly isShared: () => boolean;
}

const current = new AsyncLocalStorage<RequestContext | undefined>();

/** Undefined in jobs and batches, which work for no single request. */
export const currentContext = (): RequestContext | undefined => current.getStore();

export const runInContext = <Result>(
  context: RequestContext | undefined,
  run: () => Result,
): Result => current.run(context, run);

/** Waits for something outside this thread, and then for the turn of the current request. */
export async function awaitOutside<T>(waiting: Promise<T>): Promise<T> {
  const context = currentContext();
  if (!context) return waiting;
  try {
    return await waiting;
  } finally {
    await context.takeTurn();
  }
}
