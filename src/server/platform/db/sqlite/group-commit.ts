/** Group commit: units of work that arrive during one commit share the next one. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync } from 'node:sqlite';
import { createBatcher } from '../../batcher.ts';
import type { DatabaseObserver } from '../observer.ts';
import { translateSqliteError } from './node-sqlite-dialect.ts';

type Unit = () => Promise<unknown>;
type Outcome = PromiseSettledResult<unknown>;

interface GroupCommit {
  run<T>(unit: () => Promise<T>): Promise<T>;
  /** Runs a step while no transaction is open. Equal steps that wait for a commit run once. */
  runBetween(step: () => void): Promise<void>;
  idle(): Promise<void>;
}

/** Runs the unit in its own savepoint, so that its failure does not undo other units. */
async function runInSavepoint(connection: DatabaseSync, unit: Unit): Promise<Outcome> {
  connection.exec('savepoint unit');
  try {
    const value = await unit();
    connection.exec('release unit');
    return { status: 'fulfilled', value };
  } catch (reason) {
    if (!connection.isTransaction) throw reason; // a full disk may have undone the transaction
    connection.exec('rollback to unit; release unit');
    return { status: 'rejected', reason };
  }
}

const isFulfilled = ({ status }: Outcome): boolean => status === 'fulfilled';

/** Runs and commits the units. Returns the outcome of each; if the commit fails, all units fail. */
async function commitGroup(
  connection: DatabaseSync,
  observer: DatabaseObserver | undefined,
  units: readonly Unit[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const endCommit = observer?.startCommit();
  try {
    connection.exec('begin immediate');
    for (const unit of units) outcomes.push(await runInSavepoint(connection, unit));
    connection.exec('commit');
  } catch (error) {
    if (connection.isOpen && connection.isTransaction) connection.exec('rollback');
    endCommit?.(null);
    const failure: Outcome = { status: 'rejected', reason: translateSqliteError(error) };
    return units.map((_, i) => {
      const own = outcomes[i];
      return own && !isFulfilled(own) ? own : failure;
    });
  }
  endCommit?.(outcomes.filter(isFulfilled).length);
  return outcomes;
}

/** Collects steps. A step that fails rejects the promises of those who added it, and no other. */
function collectSteps() {
  const waiting = new Map<() => void, PromiseWithResolvers<void>>();
  return {
    add(step: () => void): Promise<void> {
      const entry = waiting.get(step) ?? Promise.withResolvers<void>();
      waiting.set(step, entry);
      return entry.promise;
    },
    runAll(): void {
      for (const [step, { resolve, reject }] of waiting) {
        waiting.delete(step);
        try {
          step();
          resolve();
        } catch (error) {
          reject(error);
        }
      }
    },
  };
}

export function createGroupCommit(
  connection: DatabaseSync,
  observer: DatabaseObserver | undefined,
): GroupCommit {
  const steps = collectSteps();
  const batcher = createBatcher({
    async run(units: readonly Unit[]) {
      const outcomes = await commitGroup(connection, observer, units);
      steps.runAll();
      return outcomes;
    },
    maxBatchSize: Number.POSITIVE_INFINITY,
    concurrency: 1, // SQLite has one writer
  });
  return {
    async run<T>(unit: () => Promise<T>) {
      // Bound, so that the unit sees its own request and not the one that began the group.
      const outcome = await batcher.submit(AsyncLocalStorage.bind(unit));
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value as T; // as: the batcher returns the outcome of the submitted unit
    },
    async runBetween(step) {
      const done = steps.add(step);
      const nextCommit = batcher.submit(async () => {}); // an empty unit, so that there is one
      await Promise.all([done, nextCommit]);
    },
    idle: () => batcher.idle(),
  };
}
