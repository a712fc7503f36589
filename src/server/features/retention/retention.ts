/** Deletes data at the end of the storage periods that the page /privacy promises. */

import { dayMilliseconds, utcDay } from '../../platform/clock/utc.ts';
import type { Database } from '../../platform/db/database.ts';
import { startIntervalJob } from '../../platform/jobs/interval-job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { deleteExpiredCounts, deleteSaltsBefore } from '../../platform/rate-limit/store.ts';
import {
  deleteExpiredReplies,
  deleteIdleAccounts,
  deleteSessionsUntil,
  deleteTokensExpiredUntil,
  sessionMilliseconds,
} from '../accounts/accounts.ts';
import { clearExpiredPendingAddresses, deleteExpiredChallenges } from '../email/email.ts';

export interface RetentionDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Warns the operator of a problem that is not an error, such as a clock that may be wrong. */
  readonly warn: (sentence: string) => void;
  /** The key of the hashes that identify deleted accounts in the ledger of deletions. */
  readonly loginCodeKey: Uint8Array;
  /**
   * Needed only if the mailer has an outbox, because the files in it contain addresses in clear.
   */
  readonly mailer?: Mailer;
}

/** The first run is delayed, because the clock of a machine that has just started may be wrong. */
const firstDelayMilliseconds = 600_000;
const intervalMilliseconds = 3_600_000;

/**
 * How long a token is kept after it expires. During this time the server can detect that a replaced
 * token is used again, which may mean that the token was stolen.
 */
const tokenReuseMilliseconds = dayMilliseconds;
const outboxMilliseconds = dayMilliseconds;

/**
 * Deletes everything that has expired, except idle accounts. Several nodes may run this at the same
 * time.
 */
export async function deleteExpired({
  db,
  now,
  mailer,
}: Pick<RetentionDeps, 'db' | 'now' | 'mailer'>): Promise<void> {
  const time = now();
  await db.write(async (tx) => {
    await deleteSessionsUntil(tx, time - sessionMilliseconds);
    await deleteTokensExpiredUntil(tx, time - tokenReuseMilliseconds);
    await deleteExpiredChallenges(tx, time);
    await deleteExpiredReplies(tx, time);
    await deleteExpiredCounts(tx, time);
    await deleteSaltsBefore(tx, utcDay(time));
    await clearExpiredPendingAddresses(tx, time);
  });
  await mailer?.deleteBefore?.(time - outboxMilliseconds);
}

export const clockWarning =
  'Accounts that seem idle for 24 months were not deleted, because nobody was seen here last month: please check the clock of this machine. If it is right, they go a month after new visitors have come.';

/**
 * Starts the hourly job and returns a function that stops it. Idle accounts are deleted from the
 * second run on, so that the operator can correct a wrong clock first. A failed run is repeated at
 * the next interval.
 */
export function startRetentionJob(
  deps: RetentionDeps,
  logError: (error: unknown, what: string) => void,
): () => void {
  let hasWarned = false;
  const deleteIdle = async (): Promise<void> => {
    const { isClockSuspect } = await deleteIdleAccounts(deps);
    if (isClockSuspect && !hasWarned) deps.warn(clockWarning);
    hasWarned = isClockSuspect;
  };
  return startIntervalJob({
    firstDelayMilliseconds,
    intervalMilliseconds,
    async run(isFirst) {
      await deleteExpired(deps);
      if (!isFirst) await deleteIdle();
    },
    onError: (error) => logError(error, 'deleting what has expired failed'),
  });
}
