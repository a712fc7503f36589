/**
 * Moves waiting copies in shuffled batches, so that neither the order of rows nor the time of a
 * write tells whose a copy was (ADR 29).
 */

import type { Services } from '../../platform/app-services.ts';
import { dayMilliseconds, hourMilliseconds, utcDay } from '../../platform/clock.ts';
import { startIntervalJob } from '../../platform/interval-job.ts';
import { countPending, lockPending, moveCopies } from './copy-store.ts';

/** Fewer copies than this wait for more. */
export const minBatch = 20;

/**
 * Moves all waiting copies if there are enough, or if one has waited for a day. Several nodes may
 * run this at once. Returns the number of moved copies.
 */
export async function moveDueBatch({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const { count, since } = await db.read(countPending);
  if (count === 0) return 0;
  // Without a stored time of day, the wait ends on the second day after: 24 to 48 hours.
  const isOverdue = since < utcDay(now() - dayMilliseconds);
  if (count < minBatch && !isOverdue) return 0;
  const moved = await db.write(async (tx) => {
    // Ordering by the random ids shuffles the copies.
    const rows = await lockPending(tx);
    await moveCopies(tx, rows);
    return rows.length;
  });
  await db.checkpoint();
  return moved;
}

const firstDelayMilliseconds = 900_000;

/** Starts the hourly job and returns a function that stops it. */
export const startDonationJob = (
  deps: Pick<Services, 'db' | 'now'>,
  logError: (error: unknown, what: string) => void,
): (() => void) =>
  startIntervalJob({
    firstDelayMilliseconds,
    intervalMilliseconds: hourMilliseconds,
    run: async () => void (await moveDueBatch(deps)),
    onError: (error) => logError(error, 'moving donated copies failed'),
  });
