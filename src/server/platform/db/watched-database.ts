import { timeDatabase } from '../request-log.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import type { DatabaseObserver } from './database-observer.ts';
import type { Database } from './database.ts';
import {
  findCause,
  isOutageCause,
  type OutageCause,
  createOutageState,
  type OutageEvent,
} from './outage.ts';
import { findWriteFailure } from './readiness.ts';

export interface OutageWatch {
  findOutage(): OutageCause | null;
  /** Whether `report` covers this error, so that the log need not repeat it for each call. */
  isReported(error: unknown): boolean;
}

export interface WatchedDatabase extends Database, OutageWatch {
  /** Checks that writing is possible, now and then every half minute until `close`. */
  startChecks(): Promise<void>;
}

export interface WatchOptions {
  readonly observer?: Pick<DatabaseObserver, 'failed' | 'writable'> | undefined;
  readonly report: (event: OutageEvent) => void;
}

const checkEveryMilliseconds = 30_000;
const checkOutageEveryMilliseconds = 500;

/** Repeats `check` twice a second during an outage, because only a successful check ends it. */
function createChecks(check: () => Promise<void>, isOutage: () => boolean) {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let [isRepeated, isStopped] = [false, false];

  function schedule(): void {
    clearTimeout(timer);
    if (isStopped || !(isRepeated || isOutage())) return;
    const pause = isOutage() ? checkOutageEveryMilliseconds : checkEveryMilliseconds;
    timer = setTimeout(() => void run(), pause).unref();
  }

  function run(): Promise<void> {
    running ??= check().finally(() => {
      running = null;
      schedule();
    });
    return running;
  }

  return {
    run,
    isRunning: (): boolean => running !== null,
    repeat(): void {
      isRepeated = true;
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** A check follows each failure: only it tells an outage from a slow statement (ADR 7). */
export function watchDatabase(db: Database, { observer, report }: WatchOptions): WatchedDatabase {
  const state = createOutageState({ observer, report });
  let isClosed = false;
  const checks = createChecks(
    async () => {
      const failure = await findWriteFailure(db).catch(() => 'unknown' as const);
      if (isClosed || failure === 'unknown') return;
      if (failure) state.checkFailed(failure);
      else state.checkSucceeded();
    },
    () => state.cause() !== null,
  );

  async function watch<T>(operation: 'read' | 'write', run: () => Promise<T>): Promise<T> {
    try {
      return await timeDatabase(run);
    } catch (error) {
      const cause = findCause(error);
      if (cause) observer?.failed(operation, cause);
      if (!isClosed && isOutageCause(cause)) {
        const wasOutage = state.cause() !== null;
        state.noteFailure({ cause, error });
        if (!wasOutage) void checks.run();
      }
      throw error;
    }
  }

  /** On PostgreSQL a write during an outage would wait for a timeout, so it is refused at once. */
  const watchWrite = <T>(run: () => Promise<T>): Promise<T> =>
    watch('write', async () => {
      if (db.engine === 'postgres' && state.cause() === 'unavailable')
        throw new DatabaseUnavailable('Nothing can be saved until the database answers again.');
      return run();
    });

  return {
    ...db,
    read: (unit) => watch('read', () => db.read(unit)),
    write: (unit) => watchWrite(() => db.write(unit)),
    writeStatement: (unit) => watchWrite(() => db.writeStatement(unit)),
    checks: { ...db.checks, read: (unit) => watch('read', () => db.checks.read(unit)) },
    findOutage: state.cause,
    isReported(error) {
      const cause = findCause(error);
      const isDuring = state.cause() !== null || checks.isRunning();
      // A call that waited for lost connections fails with `busy`.
      return state.hasCounted(error) || (isDuring && (cause === 'busy' || isOutageCause(cause)));
    },
    async startChecks() {
      checks.repeat();
      await checks.run();
    },
    async close() {
      isClosed = true;
      await checks.stop();
      await db.close();
    },
  };
}
