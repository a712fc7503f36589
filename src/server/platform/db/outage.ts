import { DatabaseUnavailable, type FailureCause, StatementRefused } from './database-errors.ts';
import type { DatabaseObserver } from './database-observer.ts';

export function findCause(error: unknown): FailureCause | null {
  if (error instanceof DatabaseUnavailable) return error.failure;
  const isStatementError =
    error instanceof StatementRefused ||
    (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR');
  return isStatementError ? 'other' : null;
}

/** The causes that last until the database is repaired. */
export type OutageCause = Exclude<FailureCause, 'busy' | 'conflict' | 'other'>;

export const isOutageCause = (cause: FailureCause | null): cause is OutageCause =>
  cause !== null && Object.hasOwn(outageSentences, cause);

export const outageSentences: Readonly<Record<OutageCause, string>> = {
  full: 'The disk of the database is full.',
  read_only: 'The database is read-only.',
  unavailable: 'The database does not answer, or cannot be written.',
  config: 'The database refuses the connection.',
};

/** The state of an outage, and its cost so far. */
export type OutageEvent =
  | { readonly kind: 'began'; readonly cause: OutageCause; readonly error: unknown }
  | {
      readonly kind: 'ended';
      readonly cause: OutageCause;
      readonly failed: number;
      readonly seconds: number;
    }
  | { readonly kind: 'passed'; readonly failed: number; readonly error: unknown };

interface OutageStateDeps {
  readonly observer: Pick<DatabaseObserver, 'writable'> | undefined;
  readonly report: (event: OutageEvent) => void;
}

/**
 * A full-disk outage lasts at least this long: the check's small write may fit where an answer does
 * not.
 */
const rememberFullMilliseconds = 3000;

export function createOutageState({ observer, report }: OutageStateDeps) {
  let [failed, firstError]: [number, unknown] = [0, null];
  let outage: { readonly cause: OutageCause; readonly since: number } | null = null;
  let fullUntil = 0;
  const counted = new WeakSet<Error>();

  function begin({ cause, error }: WriteFailure): void {
    if (outage) {
      outage = { ...outage, cause };
      return;
    }
    outage = { cause, since: Date.now() };
    observer?.writable(false);
    report({ kind: 'began', cause, error });
  }

  return {
    cause: (): OutageCause | null => outage?.cause ?? null,
    checkFailed: begin,
    noteFailure(failure: WriteFailure): void {
      if (failed === 0) firstError = failure.error;
      failed += 1;
      if (failure.error instanceof Error) counted.add(failure.error);
      if (failure.cause !== 'full') return;
      fullUntil = Date.now() + rememberFullMilliseconds;
      begin(failure);
    },
    /** Whether a report counts this error, which may be answered after the outage has ended. */
    hasCounted: (error: unknown): boolean => error instanceof Error && counted.has(error),
    checkSucceeded(): void {
      if (outage && Date.now() < fullUntil) return;
      if (outage) {
        const seconds = Math.round((Date.now() - outage.since) / 1000);
        report({ kind: 'ended', cause: outage.cause, failed, seconds });
      } else if (failed > 0) report({ kind: 'passed', failed, error: firstError });
      observer?.writable(true);
      [outage, failed, firstError] = [null, 0, null];
    },
  };
}

export interface OutageLog {
  error(details: object, text: string): void;
  warn(details: object, text: string): void;
}

/** Writes one line for each event, instead of one for each call that failed. */
export function logOutage(log: OutageLog, event: OutageEvent): void {
  if (event.kind === 'passed') {
    const { error: err, failed } = event;
    log.warn({ err, failed }, 'the database failed for a moment');
    return;
  }
  const { cause } = event;
  if (event.kind === 'began') log.error({ cause, err: event.error }, 'outage began');
  else log.warn({ cause, failed: event.failed, seconds: event.seconds }, 'outage ended');
}

export interface WriteFailure {
  readonly cause: OutageCause;
  readonly error: unknown;
}
