/** Watches the failures of a database: counts them, and notices when an outage begins and ends. */

import type { Database } from '../database.ts';
import type { DatabaseObserver } from '../observer.ts';
import { findCause, isOutageCause, type OutageCause } from './find-cause.ts';
import { checkWriting } from './write-check.ts';

export type OutageEvent =
  | { readonly kind: 'began'; readonly cause: OutageCause; readonly error: unknown }
  | {
      readonly kind: 'ended';
      readonly cause: OutageCause;
      /** The number of failed reads and writes. */
      readonly failed: number;
      readonly seconds: number;
    }
  /** Reads or writes failed, but writing is possible. */
  | { readonly kind: 'passed'; readonly failed: number; readonly error: unknown };

export interface OutageWatch {
  /** Returns why nothing can be written, or null if writing is possible. */
  findOutage(): OutageCause | null;
  /** Whether `report` tells of this error, so that the log need not repeat it for each call. */
  isReported(error: unknown): boolean;
}

export interface WatchedDatabase extends Database, OutageWatch {
  /** Checks that writing is possible, now and then every half minute until `close`. */
  startChecks(): Promise<void>;
}

export interface WatchOptions {
  readonly observer?: Pick<DatabaseObserver, 'failed' | 'writable'> | undefined;
  readonly report: (event: OutageEvent) => void;
  readonly now?: () => number;
  readonly checkEveryMilliseconds?: number;
  readonly checkOutageEveryMilliseconds?: number;
  readonly rememberFullMilliseconds?: number;
}

/** What failed since the last check that succeeded. */
interface Failures {
  count: number;
  readonly error: unknown;
}

interface Outage {
  readonly cause: OutageCause;
  readonly since: number;
}

/**
 * Returns the database with its failures watched. A failure is followed by a check at once: only
 * the check tells an outage from a single slow statement. A full disk is believed without one and
 * remembered for three seconds, because a small write may still fit where an answer does not.
 */
export function watchDatabase(db: Database, options: WatchOptions): WatchedDatabase {
  const { observer, report, now = Date.now } = options;
  const {
    checkEveryMilliseconds = 30_000,
    checkOutageEveryMilliseconds = 1000,
    rememberFullMilliseconds = 3000,
  } = options;
  let failures: Failures | null = null;
  let outage: Outage | null = null;
  let fullUntil = 0;
  let runningCheck: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isRegular = false;
  let isClosed = false;

  function begin(cause: OutageCause, error: unknown): void {
    if (outage) return;
    outage = { cause, since: now() };
    observer?.writable(false);
    report({ kind: 'began', cause, error });
  }

  function passed(): void {
    if (outage && now() < fullUntil) return;
    const [count, error] = [failures?.count ?? 0, failures?.error];
    if (outage) {
      const seconds = Math.round((now() - outage.since) / 1000);
      report({ kind: 'ended', cause: outage.cause, failed: count, seconds });
    } else if (failures) report({ kind: 'passed', failed: count, error });
    observer?.writable(true);
    [outage, failures] = [null, null];
  }

  function schedule(): void {
    clearTimeout(timer);
    if (isClosed || !(isRegular || outage)) return;
    const pause = outage ? checkOutageEveryMilliseconds : checkEveryMilliseconds;
    timer = setTimeout(() => void check(), pause).unref();
  }

  async function runCheck(): Promise<void> {
    const failedBefore = failures?.count;
    try {
      await checkWriting(db, now);
      // During an outage, another failure may be younger than what the check saw.
      if (!isClosed && !(outage && failures?.count !== failedBefore)) passed();
    } catch (error) {
      const cause = findCause(error);
      if (!isClosed) begin(isOutageCause(cause) ? cause : 'unavailable', error);
    }
  }

  function check(): Promise<void> {
    runningCheck ??= runCheck().finally(() => {
      runningCheck = null;
      schedule();
    });
    return runningCheck;
  }

  function noteFailure(operation: 'read' | 'write', error: unknown): void {
    const cause = findCause(error);
    if (cause) observer?.failed(operation, cause);
    if (isClosed || !isOutageCause(cause)) return;
    failures ??= { count: 0, error };
    failures.count += 1;
    if (cause === 'full') fullUntil = now() + rememberFullMilliseconds;
    if (outage) return; // the checks go on
    if (cause === 'full') begin(cause, error);
    void check();
  }

  async function watch<T>(operation: 'read' | 'write', run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      noteFailure(operation, error);
      throw error;
    }
  }

  return {
    ...db,
    read: (unit) => watch('read', () => db.read(unit)),
    write: (unit) => watch('write', () => db.write(unit)),
    writeStatement: (unit) => watch('write', () => db.writeStatement(unit)),
    findOutage: () => outage?.cause ?? null,
    isReported: (error) =>
      isOutageCause(findCause(error)) && (outage !== null || runningCheck !== null),
    async startChecks() {
      isRegular = true;
      await check();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await runningCheck;
      await db.close();
    },
  };
}
