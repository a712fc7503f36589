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

/** Returns a sentence that says why the database cannot serve, or null if it can. */
export async function findUnreadiness({ findOutage, ping }: ReadinessDeps): Promise<string | null> {
  const outage = findOutage();
  if (outage) return outageSentences[outage];
  const timeout = new AbortController();
  try {
    return await Promise.race([
      ping().then(() => null),
      sleep(maxPingMilliseconds, outageSentences.unavailable, {
        signal: timeout.signal,
        ref: false,
      }),
    ]);
  } catch (error) {
    const cause = findCause(error);
    if (cause === 'busy') return null; // it works, as far as known, and has much to do
    // Another failure than one of the database says itself what is the matter.
    if (cause === null && error instanceof TemporaryFailure) return error.message;
    return outageSentences[isOutageCause(cause) ? cause : 'unavailable'];
  } finally {
    timeout.abort();
  }
}
