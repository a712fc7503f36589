import { setTimeout as sleep } from 'node:timers/promises';
import { TemporaryFailure } from '../refusal.ts';
import type { Database } from './database.ts';
import {
  findCause,
  isOutageCause,
  type OutageCause,
  outageSentences,
  type WriteFailure,
} from './outage.ts';

interface ReadinessDeps {
  readonly findOutage: () => OutageCause | null;
  readonly ping: () => Promise<unknown>;
}

const maxPingMilliseconds = 2000;

/** Returns null if the database can serve, else a sentence. Concurrent calls share one ping. */
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

/**
 * Commits a change of one row. Returns the cause of a failure, or null. The value differs each
 * time, because a full disk accepts an unchanged page. Throws if all connections are busy or the
 * row is contended, which tells nothing about the database.
 */
export async function findWriteFailure(db: Database): Promise<WriteFailure | null> {
  try {
    await db.checks.writeStatement((tx) =>
      tx
        .insertInto('write_checks')
        .values({ id: 1, checked_at: Date.now() })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((row) => ({ checked_at: row.ref('excluded.checked_at') })),
        )
        .execute(),
    );
    return null;
  } catch (error) {
    const cause = findCause(error);
    if (cause === 'busy' || cause === 'conflict') throw error;
    return { cause: isOutageCause(cause) ? cause : 'unavailable', error };
  }
}
