/** Deletes data at the end of the storage periods that the page /privacy promises. */

import { batchSize, writeBatch } from '../../platform/batch.ts';
import { dayMilliseconds, utcDay, utcMonth } from '../../platform/clock.ts';
import type { KeyCounts, RotatingKey } from '../../platform/crypto/keyring.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { repeatWithPauses, startIntervalJob } from '../../platform/interval-job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { deleteExpiredCounts, deleteSaltsBefore } from '../../platform/rate-limit/store.ts';
import { deleteExpiredReplies, deleteIdleAccounts } from '../accounts/accounts.ts';
import { endEntries } from '../accounts/ledger/ledger.ts';
import {
  deleteSessionsUntil,
  deleteTokensExpiredUntil,
  sessionMilliseconds,
} from '../accounts/sessions/sessions.ts';
import { deleteAnswerSetsBefore } from '../comparison/comparison.ts';
import { clearExpiredPendingAddresses, deleteExpiredChallenges } from '../email/email.ts';
import { countRowsDuringChange } from '../keys/keys.ts';
import { deleteLinksEndedUntil, eraseEndedRecords } from '../sharing/sharing.ts';
import { deleteExpiredPairs, revealWindowStart } from '../together/together.ts';

export interface RetentionDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Warns the operator of a problem that is not an error, such as a clock that may be wrong. */
  readonly warn: (sentence: string) => void;
  /** The key of the hashes in the ledger. */
  readonly loginCodeKey: RotatingKey;
  /** How long the ledger keeps an entry. */
  readonly ledgerDays: number;
  /** Called after each run with the rows that only the previous master key finds. */
  readonly onRowsOnPreviousKey?: ((counts: KeyCounts) => void) | undefined;
  /** Called after each run with the number of idle accounts that are left. */
  readonly onOverdueAccounts?: ((count: number) => void) | undefined;
  /** Called after each run that left nothing expired. */
  readonly onSuccess?: (() => void) | undefined;
  /** Needed only if the mailer has an outbox, whose files contain addresses in clear. */
  readonly mailer?: Mailer;
}

/** The first run is delayed, because the clock of a machine that has just started may be wrong. */
const firstDelayMilliseconds = 600_000;
const intervalMilliseconds = 3_600_000;

/** Replaced tokens are kept this long, because one that is used again may be stolen. */
const tokenReuseMilliseconds = dayMilliseconds;
const outboxMilliseconds = dayMilliseconds;
/** As long as an unused account is kept: 24 months. */
const answerSetMilliseconds = 730 * dayMilliseconds;

/** An ended link stays in its owner's list for this long. */
const endedLinkMilliseconds = 30 * dayMilliseconds;

/** The budget of all kinds together. With the one for idle accounts, a run ends before the next. */
const budgetMilliseconds = 2_640_000;

interface ExpiryDeps extends Pick<RetentionDeps, 'db' | 'now' | 'mailer'> {
  readonly signal?: AbortSignal | undefined;
}

/** Each function deletes at most `batchSize` rows of a kind and returns their number. */
const listKinds = (time: number): readonly ((tx: Tx) => Promise<number>)[] => [
  (tx) => deleteSessionsUntil(tx, time - sessionMilliseconds),
  (tx) => deleteTokensExpiredUntil(tx, time - tokenReuseMilliseconds),
  (tx) => deleteExpiredChallenges(tx, time),
  (tx) => deleteExpiredReplies(tx, time),
  (tx) => deleteExpiredCounts(tx, time),
  (tx) => deleteSaltsBefore(tx, utcDay(time)),
  (tx) => clearExpiredPendingAddresses(tx, time),
  (tx) => eraseEndedRecords(tx, time),
  (tx) => deleteLinksEndedUntil(tx, time - endedLinkMilliseconds),
  (tx) => deleteExpiredPairs(tx, time, revealWindowStart(time)),
  (tx) => deleteAnswerSetsBefore(tx, utcMonth(time - answerSetMilliseconds)),
];

/**
 * Deletes everything expired except idle accounts, in batches with a transaction each. Several
 * nodes may run this at once: each leaves a kind to a node that is deleting. Throws the first
 * failure, but only after the other kinds. Returns false if something is left for the next run.
 */
export async function deleteExpired({ db, now, mailer, signal }: ExpiryDeps): Promise<boolean> {
  const time = now();
  const kinds = listKinds(time);
  const limits = { budgetMilliseconds: budgetMilliseconds / kinds.length, signal };
  const steps = [
    ...kinds.map((deleteBatch, kind) => () => {
      // A job for each kind: otherwise two nodes at different kinds would both leave theirs.
      const job = `retention ${kind}`;
      const deleteSome = async () => (await writeBatch(db, job, deleteBatch)) >= batchSize;
      return repeatWithPauses(deleteSome, limits);
    }),
    () => db.checkpoint(),
    async () => mailer?.deleteBefore?.(time - outboxMilliseconds),
  ];
  const failures: unknown[] = [];
  let isDone = true;
  for (const step of steps)
    try {
      if ((await step()) === false) isDone = false;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return isDone;
}

export const clockWarning =
  'Accounts that seem idle for 24 months were not deleted, because nobody was seen here last month: please check the clock of this machine. If it is right, they go a month after new visitors have come.';

/** Returns a function that warns each time `isProblem` becomes true. */
function warnOnce(warn: RetentionDeps['warn'], sentence: string): (isProblem: boolean) => void {
  let hasWarned = false;
  return (isProblem) => {
    if (isProblem && !hasWarned) warn(sentence);
    hasWarned = isProblem;
  };
}

/**
 * Starts the hourly job and returns a function that stops it. Accounts are deleted from the second
 * run on, so that the operator can correct a wrong clock first. Failed work is repeated at the next
 * interval.
 */
export function startRetentionJob(
  deps: RetentionDeps,
  logError: (error: unknown, what: string) => void,
): () => void {
  const warnOfIdle = warnOnce(deps.warn, clockWarning);
  const onError = (error: unknown) => logError(error, 'deleting what has expired failed');
  return startIntervalJob({
    firstDelayMilliseconds,
    intervalMilliseconds,
    async run(isFirst, signal) {
      const isDone = await deleteExpired({ ...deps, signal }).catch((error) => {
        if (!signal.aborted) onError(error); // the deletion of idle accounts must not wait
        return false;
      });
      if (!isFirst) {
        const { isClockPlausible, overdue } = await deleteIdleAccounts({ ...deps, signal });
        if (isClockPlausible) await endEntries({ ...deps, signal });
        warnOfIdle(!isClockPlausible && overdue > 0);
        deps.onOverdueAccounts?.(overdue);
      }
      deps.onRowsOnPreviousKey?.(await deps.db.read(countRowsDuringChange));
      if (isDone) deps.onSuccess?.();
    },
    onError,
  });
}
