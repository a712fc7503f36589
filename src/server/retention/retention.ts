/** What the page /privacy says of how long a thing is kept is made true here, also for those who never come back. */
import { dayOf, deleteIdleAccounts, sessionMilliseconds } from '../accounts/accounts.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { deleteExpired } from './store.ts';

export interface RetentionDeps {
  readonly db: Database;
  readonly now: () => number;
  /** Names whoever is deleted, in the ledger that restoring a backup replays. */
  readonly loginCodeKey: Uint8Array;
  /** Holds addresses in clear words where it writes messages to a folder. */
  readonly mailer?: Mailer;
}

const day = 86_400_000;
const everyMilliseconds = 3_600_000;

/** Deletes what is over. Several nodes may do it at once. A token a day past its end still tells a thief who comes back. */
export async function forgetExpired({ db, now, mailer, loginCodeKey }: RetentionDeps): Promise<void> {
  const at = now();
  await db.write((tx) => deleteExpired(tx, { now: at, sessionsBefore: at - sessionMilliseconds, tokensBefore: at - day, saltsBeforeDay: dayOf(at) }));
  await deleteIdleAccounts({ db, now, loginCodeKey });
  await mailer?.forgetBefore?.(at - day);
}

/** Now and every hour; returns what ends it. A database that is away is asked again an hour later. */
export function keepForgetting(deps: RetentionDeps, logError: (error: unknown, what: string) => void): () => void {
  const run = (): void => void forgetExpired(deps).catch((error: unknown) => logError(error, 'deleting what has expired failed'));
  run();
  const timer = setInterval(run, everyMilliseconds).unref();
  return () => clearInterval(timer);
}
