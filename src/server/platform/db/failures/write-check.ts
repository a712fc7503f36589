import type { Database } from '../database.ts';
import { findCause, isOutageCause, type OutageCause } from './find-cause.ts';

export interface WriteFailure {
  readonly cause: OutageCause;
  readonly error: unknown;
}

/**
 * Commits a change of one row, and returns why that failed, or null. The value differs each time,
 * because writing the same bytes again changes no page, and then a full disk accepts it. Throws if
 * all connections are busy or other nodes change the row again and again, which tells nothing about
 * the database.
 */
export async function findWriteFailure(
  db: Database,
  now: () => number,
): Promise<WriteFailure | null> {
  try {
    await db.checks.writeStatement((tx) =>
      tx
        .insertInto('write_checks')
        .values({ id: 1, checked_at: now() })
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
