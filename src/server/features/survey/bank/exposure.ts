/**
 * Counts how often each question was chosen. Each node adds its counts every minute, because all
 * transactions would wait for a row that every survey updates (ADR 35).
 */

import type { Database, Tx } from '../../../platform/db/database.ts';
import { startIntervalJob } from '../../../platform/interval-job.ts';
import { addExposure, selectExposure } from './item-store.ts';

type Counts = ReadonlyMap<string, number>;

export interface ExposureCounter {
  /** Counts each item once. Call it after the commit, because a unit may run again. */
  add(itemIds: readonly string[]): void;
  /** Returns the stored counts and those that this node has not stored yet, by item. */
  find(tx: Tx): Promise<Counts>;
  /** Adds the counts to the database, or keeps them if that fails. */
  flush(): Promise<void>;
}

const sumCounts = (a: Counts, b: Counts): Map<string, number> => {
  const sum = new Map(a);
  for (const [id, count] of b) sum.set(id, (sum.get(id) ?? 0) + count);
  return sum;
};

export function createExposureCounter(db: Database): ExposureCounter {
  let pending = new Map<string, number>();
  let storing: Counts = new Map();
  let lastFlush = Promise.resolve();

  async function store(): Promise<void> {
    if (pending.size === 0) return;
    storing = pending;
    pending = new Map();
    try {
      await db.write((tx) => addExposure(tx, storing));
    } catch (error) {
      pending = sumCounts(storing, pending);
      throw error;
    } finally {
      storing = new Map();
    }
  }

  return {
    add(itemIds) {
      for (const id of itemIds) pending.set(id, (pending.get(id) ?? 0) + 1);
    },
    find: async (tx) => sumCounts(await selectExposure(tx), sumCounts(storing, pending)),
    flush() {
      lastFlush = lastFlush.then(store, store);
      return lastFlush;
    },
  };
}

const flushMilliseconds = 60_000;

/** Returns a function that stops the job and stores the rest. */
export function startExposureJob(
  counter: ExposureCounter,
  logError: (error: unknown, what: string) => void,
): () => Promise<void> {
  const onError = (error: unknown): void => logError(error, 'counting chosen questions failed');
  const stop = startIntervalJob({
    firstDelayMilliseconds: flushMilliseconds,
    intervalMilliseconds: flushMilliseconds,
    run: () => counter.flush(),
    onError,
  });
  return async () => {
    stop();
    await counter.flush().catch(onError);
  };
}

export interface ChoiceDeps {
  /** The chosen questions count once the unit is committed. */
  readonly onChosen: (itemIds: readonly string[]) => void;
}

/** Runs the unit in a transaction, and counts after the commit what it has chosen. */
export async function writeChoice<
  Deps extends { readonly db: Database; readonly exposure: ExposureCounter },
  T,
>(deps: Deps, unit: (tx: Tx, choosing: Deps & ChoiceDeps) => Promise<T>): Promise<T> {
  let chosen: readonly string[] = [];
  const onChosen: ChoiceDeps['onChosen'] = (itemIds) => {
    chosen = itemIds;
  };
  const result = await deps.db.write((tx) => {
    chosen = []; // an earlier run of the unit was undone
    return unit(tx, { ...deps, onChosen });
  });
  deps.exposure.add(chosen);
  return result;
}
