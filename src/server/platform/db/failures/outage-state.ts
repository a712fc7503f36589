/** Whether an outage lasts, and what it has cost so far. */

import type { DatabaseObserver } from '../observer.ts';
import type { OutageCause } from './find-cause.ts';
import type { WriteFailure } from './write-check.ts';

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

interface OutageStateDeps {
  readonly observer: Pick<DatabaseObserver, 'writable'> | undefined;
  readonly report: (event: OutageEvent) => void;
  readonly now: () => number;
}

interface OutageState {
  readonly cause: () => OutageCause | null;
  noteFailure(failure: WriteFailure): void;
  checkFailed(failure: WriteFailure): void;
  checkSucceeded(): void;
}

/** A small write may still fit on a full disk where an answer does not. */
const rememberFullMilliseconds = 3000;

export function createOutageState({ observer, report, now }: OutageStateDeps): OutageState {
  let [failed, firstError]: [number, unknown] = [0, null];
  let outage: { readonly cause: OutageCause; readonly since: number } | null = null;
  let fullUntil = 0;

  function begin({ cause, error }: WriteFailure): void {
    if (outage) {
      outage = { ...outage, cause };
      return;
    }
    outage = { cause, since: now() };
    observer?.writable(false);
    report({ kind: 'began', cause, error });
  }

  return {
    cause: () => outage?.cause ?? null,
    checkFailed: begin,
    noteFailure(failure) {
      if (failed === 0) firstError = failure.error;
      failed += 1;
      if (failure.cause !== 'full') return;
      fullUntil = now() + rememberFullMilliseconds;
      begin(failure);
    },
    checkSucceeded() {
      if (outage && now() < fullUntil) return;
      if (outage) {
        const seconds = Math.round((now() - outage.since) / 1000);
        report({ kind: 'ended', cause: outage.cause, failed, seconds });
      } else if (failed > 0) report({ kind: 'passed', failed, error: firstError });
      observer?.writable(true);
      [outage, failed, firstError] = [null, 0, null];
    },
  };
}
