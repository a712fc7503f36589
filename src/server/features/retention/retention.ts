/** What the page /privacy says of how long a thing is kept is made true here, also for those who never come back. */

import type { Database } from '../../platform/db/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { dayOf, deleteIdleAccounts, sessionMilliseconds } from '../accounts/accounts.ts';
import { deleteExpired } from './store.ts';

export interface RetentionDeps {
  readonly db: Database;
  readonly now: () => number;
  /** What a person should look at; nothing failed. */
  readonly warn: (sentence: string) => void;
  /** Names whoever is deleted, in the ledger that restoring a backup replays. */
  readonly loginCodeKey: Uint8Array;
  /** Holds addresses in clear words where it writes messages to a folder. */
  readonly mailer?: Mailer;
}

const day = 86_400_000;
const everyMilliseconds = 3_600_000;
/** Until then the clock of a machine that starts may be wrong; what has expired opens nothing meanwhile. */
const settlingMilliseconds = 600_000;

/** Deletes what is over. Several nodes may do it at once. A token a day past its end still tells a thief who comes back. */
export async function forgetExpired({
  db,
  now,
  mailer,
}: Pick<RetentionDeps, 'db' | 'now' | 'mailer'>): Promise<void> {
  const at = now();
  await db.write((tx) =>
    deleteExpired(tx, {
      now: at,
      sessionsBefore: at - sessionMilliseconds,
      tokensBefore: at - day,
      saltsBeforeDay: dayOf(at),
    }),
  );
  await mailer?.forgetBefore?.(at - day);
}

export const clockInDoubt =
  'Accounts that seem idle for 24 months were not deleted, because nobody was seen here last month: please check the clock of this machine. If it is right, they go a month after new visitors have come.';

/**
 * Expired things ten minutes after the start and then every hour, idle accounts from the second time on: a clock that is
 * ahead would end everybody's session. Returns what ends it. A database that is away is asked again an hour later.
 */
export function keepForgetting(
  deps: RetentionDeps,
  logError: (error: unknown, what: string) => void,
): () => void {
  let hasWarned = false;
  const forgetIdle = async (): Promise<void> => {
    const { isClockInDoubt } = await deleteIdleAccounts(deps);
    if (isClockInDoubt && !hasWarned) deps.warn(clockInDoubt);
    hasWarned = isClockInDoubt;
  };
  const run = (isFirst: boolean): void =>
    void forgetExpired(deps)
      .then(() => (isFirst ? undefined : forgetIdle()))
      .catch((error: unknown) => logError(error, 'deleting what has expired failed'));
  let timer = setTimeout(() => {
    run(true);
    timer = setInterval(() => run(false), everyMilliseconds).unref();
  }, settlingMilliseconds).unref();
  return () => clearTimeout(timer);
}
