import { setTimeout as sleep } from 'node:timers/promises';
import { TemporaryFailure } from '../../refusal/temporary-failure.ts';
import { findCause, isOutageCause, type OutageCause, outageSentences } from './find-cause.ts';

interface ReadinessDeps {
  /** Returns why nothing can be written, or null if writing is possible as far as known. */
  readonly findOutage: () => OutageCause | null;
  /** Rejects if the database does not answer. */
  readonly ping: () => Promise<unknown>;
}

const maxPingMilliseconds = 2000;

/**
 * Returns a function that resolves to a sentence that says why the database cannot serve, or to
 * null if it can. Calls at the same time share one ping.
 */
export function createReadiness({ findOutage, ping }: ReadinessDeps): () => Promise<string | null> {
  let running: Promise<unknown> | null = null;

  function pingOnce(): Promise<unknown> {
    running ??= ping().finally(() => {
      running = null;
    });
    return running;
  }

  return async () => {
    const outage = findOutage();
    if (outage) return outageSentences[outage];
    const timeout = new AbortController();
    try {
      return await Promise.race([
        pingOnce().then(() => null),
        sleep(maxPingMilliseconds, outageSentences.unavailable, {
          signal: timeout.signal,
          ref: false,
        }),
      ]);
    } catch (error) {
      const cause = findCause(error);
      // Errors from elsewhere, such as `KeyReplaced`, carry their own sentence.
      if (cause === null && error instanceof TemporaryFailure) return error.message;
      return outageSentences[isOutageCause(cause) ? cause : 'unavailable'];
    } finally {
      timeout.abort();
    }
  };
}
