/**
 * Moves waiting copies in shuffled batches, so that neither the order of rows nor the time of a
 * write tells whose a copy was (ADR 29).
 */

import { dayMilliseconds, hourMilliseconds, utcDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { startIntervalJob } from '../../platform/interval-job.ts';
import { countPending, lockPending, moveCopies } from './copy-store.ts';

/** A batch of at least this many moves at once; a smaller one waits. */
export const minBatch = 20;

interface BatchDeps {
  readonly db: Database;
  readonly now: () => number;
}

/**
 * Moves all waiting copies if there are enough, or if one has waited for a day. Several nodes may
 * run this at once. Returns how many moved.
 */
export async function moveDueBatch({ db, now }: BatchDeps): Promise<number> {
  const { count, since } = await db.read(countPending);
  if (count === 0) return 0;
  // The time of day is not stored, so the day after the next one ends the wait: 24 to 48 hours.
  const isOverdue = since < utcDay(now() - dayMilliseconds);
  if (count < minBatch && !isOverdue) return 0;
  const moved = await db.write(async (tx) => {
    // Their ids are random, so the order of the ids is a random one, too.
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
  deps: BatchDeps,
  logError: (error: unknown, what: string) => void,
): (() => void) =>
  startIntervalJob({
    firstDelayMilliseconds,
    intervalMilliseconds: hourMilliseconds,
    run: async () => void (await moveDueBatch(deps)),
    onError: (error) => logError(error, 'moving donated copies failed'),
  });
