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

/** Runs a few units of each key at once; further ones wait. */
function createConcurrencyLimit(maxRunning: number) {
  const queues = new Map<string, Queue>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < maxRunning) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if ((queue.running -= 1) === 0) queues.delete(key);
    }
  };
}

/** Half of the connections. */
const maxOfNetwork = 5;
const maxOfCaller = 3;

export function shareDatabase(db: Database): Database {
  const runOfNetwork = createConcurrencyLimit(maxOfNetwork);
  const runOfCaller = createConcurrencyLimit(maxOfCaller);

  function run<T>(unit: () => Promise<T>): Promise<T> {
    const context = currentContext();
    if (!context) return unit(); // a job, or a batch of several requests
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
