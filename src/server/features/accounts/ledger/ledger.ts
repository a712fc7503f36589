/**
 * The ledger of what people delete or take back. Every restore leaves it out, so an entry belongs
 * into the transaction that takes the thing back. It holds a keyed hash of a name, and a day.
 */

import { createHmac } from 'node:crypto';
import type { Services } from '../../../platform/app-services.ts';
import { batchSize, writeBatch } from '../../../platform/batch.ts';
import { dayMilliseconds, utcDay } from '../../../platform/clock.ts';
import { listKeys, type RotatingKey } from '../../../platform/crypto/keyring.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { repeatWithPauses } from '../../../platform/interval-job.ts';
import { requireKeyInUse } from '../../keys/keys.ts';
import { isClockPlausible } from '../account-store.ts';
import { deleteEntries, deleteEntriesBefore, findEntry, insertEntries } from './ledger-store.ts';

/** As long as the oldest backup is kept, unless LEDGER_DAYS says otherwise. */
export const defaultLedgerDays = 60;

/** Returns the day of the earliest entries that still matter. */
export const firstLedgerDay = (now: number, ledgerDays: number): string =>
  utcDay(now - ledgerDays * dayMilliseconds);

/** Like `firstLedgerDay`, or '' if the clock may be wrong. */
export const findFirstLedgerDay = async (
  tx: Tx,
  now: number,
  ledgerDays: number,
): Promise<string> => ((await isClockPlausible(tx, now)) ? firstLedgerDay(now, ledgerDays) : '');

interface EndDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly ledgerDays: number;
  readonly signal?: AbortSignal | undefined;
}

const endBudgetMilliseconds = 120_000;

/**
 * Deletes what no backup needs any more. Call it only with a plausible clock. The file of the
 * ledger ends an entry a day earlier: otherwise it would seem new to a recovered database.
 */
export async function endEntries({ db, now, ledgerDays, signal }: EndDeps): Promise<void> {
  const day = firstLedgerDay(now(), ledgerDays + 1);
  const endSome = async () =>
    (await writeBatch(db, 'ledger', (tx) => deleteEntriesBefore(tx, day))) >= batchSize;
  await repeatWithPauses(endSome, { budgetMilliseconds: endBudgetMilliseconds, signal });
}

/**
 * What an account can take back more than once. `shown`: its public record, by the share code. The
 * ways into the account have the names of their wraps.
 */
export type Recurring = 'shown' | 'login_code' | 'address' | 'password' | 'earlier' | 'insight';

export const recurringName = (kind: Recurring, userId: unknown): string => `${kind}:${userId}`;

export const passkeyLedgerName = (userId: unknown, passkeyId: unknown): string =>
  `passkey:${userId}:${passkeyId}`;

/** Hashes a name: the id of an account, which has no colon, or a name such as `link:ID`. */
export const ledgerHash = (key: Uint8Array, name: string): Uint8Array =>
  createHmac('sha256', key).update(`deleted:v1:${name}`).digest();

/** Entries made before the master key was changed are listed under the previous one. */
const listLedgerHashes = (key: RotatingKey, name: string): Uint8Array[] =>
  listKeys(key).map((one) => ledgerHash(one, name));

export type LedgerServices = Pick<Services, 'now' | 'loginCodeKey'>;

/**
 * Throws `KeyReplaced` if the database has a newer key, under which a restore would not find the
 * entries.
 */
async function record(
  tx: Tx,
  deps: LedgerServices,
  names: readonly string[],
  times: 1 | null,
): Promise<void> {
  if (names.length === 0) return;
  const { id, current } = deps.loginCodeKey;
  await requireKeyInUse(tx, id);
  const deleted_day = utcDay(deps.now());
  await insertEntries(
    tx,
    names.map((name) => ({ user_hash: ledgerHash(current, name), key_id: id, deleted_day, times })),
  );
}

/** Makes a restore leave out everything with these names. Repeating it changes nothing. */
export const recordDeletions = (tx: Tx, deps: LedgerServices, names: readonly string[]) =>
  record(tx, deps, names, null);

/**
 * Makes the restore of an earlier backup leave out what it holds under these names. A later backup
 * may hold something new under the same name. Each name has one entry, which counts.
 */
export const recordTakenBack = (tx: Tx, deps: LedgerServices, names: readonly string[]) =>
  record(tx, deps, names, 1);

type LedgerKey = Pick<Services, 'loginCodeKey'>;

/** Whether a restore would leave out everything with this name. */
export const isDeletionRecorded = (tx: Tx, { loginCodeKey }: LedgerKey, name: string) =>
  findEntry(tx, listLedgerHashes(loginCodeKey, name));

/**
 * Removes a name from the ledger, because its owner donates again after a withdrawal. Throws
 * `KeyReplaced` if the database has a newer key, under which the name may be listed as well.
 */
export async function forgetDeletion(tx: Tx, { loginCodeKey }: LedgerKey, name: string) {
  await requireKeyInUse(tx, loginCodeKey.id);
  await deleteEntries(tx, listLedgerHashes(loginCodeKey, name));
}
