/**
 * Limits how many units of a caller and a network are under way, so that they fill neither the
 * connections to PostgreSQL nor a commit of SQLite, and takes a turn after each.
 */

import { awaitOutside, currentContext } from '../turns/request-context.ts';
import type { Database } from './database.ts';

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs at most as many units of each key at once as `max` tells then; further ones wait. */
function createConcurrencyLimit(max: () => number) {
  const queues = new Map<string, Queue>();

  function startWaiting(queue: Queue): void {
    while (queue.running < max()) {
      const next = queue.waiting.shift();
      if (!next) return;
      queue.running += 1;
      next();
    }
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.waiting.length === 0 && queue.running < max()) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      queue.running -= 1;
      startWaiting(queue);
      if (queue.running === 0) queues.delete(key);
    }
  };
}

/** Half of the connections. */
const maxOfNetwork = 5;
const maxOfCaller = 3;
/** All connections but one, while no other network is served. */
const maxAlone = 9;

export function shareDatabase(db: Database): Database {
  const runOfNetwork = createConcurrencyLimit(() =>
    currentContext()?.isShared() === false ? maxAlone : maxOfNetwork,
  );
  const runOfCaller = createConcurrencyLimit(() => maxOfCaller);

  function run<T>(unit: () => Promise<T>): Promise<T> {
    const context = currentContext();
    if (!context) return unit(); // a job, or a batch of several requests
    if (db.engine === 'sqlite' && !context.isShared()) return unit(); // a commit may hold all
    const { network, caller } = context.place;
    return awaitOutside(runOfCaller(caller, () => runOfNetwork(network, unit)));
  }

  return {
    ...db,
    // SQLite reads in this thread.
    read: (unit) => (db.engine === 'sqlite' ? db.read(unit) : run(() => db.read(unit))),
    write: (unit) => run(() => db.write(unit)),
    writeStatement: (unit) => run(() => db.writeStatement(unit)),
  };
}
