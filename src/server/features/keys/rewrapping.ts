/**
 * Ties a database to its master key, and moves address wraps to a new one, which needs no secret of
 * a visitor (ADR 36).
 */

import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import {
  type Keyring,
  type KeyCounts,
  rotatingKey,
  type RotatingKey,
} from '../../platform/crypto/keyring.ts';
import { DamagedRow } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import { adoptKeys, clearPreviousCheck, requireKnownKey, isKeyInUse } from './instance-store.ts';
import {
  countRowsOnPreviousKey,
  requireNoRows,
  countRowsDuringChange,
} from './rows-on-key-store.ts';
import {
  type AddressWrap,
  replaceWrap,
  selectAddressWraps,
  addressKey,
  unwrapByAddress,
  wrapDataKey,
} from './secrets.ts';

/**
 * Makes the current key the key of the database. Throws `KeyMismatch` if the database belongs to
 * neither key, and `KeyStillNeeded` if something would stop working without a third one.
 */
export const adoptMasterKey = (db: Database, keyring: Keyring<'check'>): Promise<void> =>
  adoptKeys(db, keyring, requireNoRows);

/**
 * Gives up the rows that only the previous master key finds or opens, and returns their number.
 * Throws `KeyMismatch` if the database does not belong to the current key.
 */
export const dropPreviousKey = (db: Database, current: Keyring<'check'>['current']) =>
  db.write(async (tx) => {
    await requireKnownKey(tx, { current, previous: null });
    const counts = await countRowsOnPreviousKey(tx);
    await clearPreviousCheck(tx);
    return counts;
  });

type LogError = (error: unknown, what: string) => void;

/** A small number, because the embedded database runs one transaction at a time. */
const wrapsPerTransaction = 50;
const defaultRetryMilliseconds = 60_000;

/** If neither key opens the wrap, logs it and returns null, so that the others can move on. */
function rewrap(wrap: AddressWrap, key: RotatingKey, logError: LogError) {
  const { user_id, email_index } = wrap;
  try {
    if (!email_index) throw new DamagedRow({ table: 'key_wraps' });
    const dataKey = unwrapByAddress(wrap, key, email_index);
    return wrapDataKey(user_id, dataKey, addressKey(key, email_index));
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    logError(error, 'an address wrap stays under the previous master key');
    return null;
  }
}

/** Moves all address wraps, until `signal` is aborted. Several nodes may run this at once. */
export async function rewrapAddresses(
  db: Database,
  keyring: Keyring<'addressWrap' | 'check'>,
  logError: LogError,
  signal?: AbortSignal,
): Promise<void> {
  const key = rotatingKey(keyring, 'addressWrap');
  if (key.previous === null) return;
  let count = 0;
  for (let afterUserId = ''; ;) {
    const page = { afterUserId, limit: wrapsPerTransaction };
    const wraps = await db.write(async (tx) => {
      if (!(await isKeyInUse(tx, key.id))) return []; // another node has changed it back
      const found = await selectAddressWraps(tx, key.id, page);
      for (const wrap of found) {
        const changed = rewrap(wrap, key, logError);
        if (changed) await replaceWrap(tx, wrap, changed);
      }
      return found;
    });
    count += wraps.length;
    const last = wraps.at(-1);
    if (!last || wraps.length < wrapsPerTransaction) break;
    afterUserId = last.user_id;
    await setImmediate(); // requests come first
    if (signal?.aborted) return;
  }
  if (count > 0) await db.checkpoint(); // the previous key may have leaked
}

interface RewrappingDeps {
  readonly db: Database;
  readonly keyring: Keyring<'addressWrap' | 'check'>;
  readonly logError: LogError;
  /** Called at the start and at the end with the rows that the current master key does not find. */
  readonly onRowsOnPreviousKey?: ((counts: KeyCounts) => void) | undefined;
  readonly retryMilliseconds?: number;
}

interface Rewrapping {
  /** Resolves when all wraps have moved, or after `stop`. */
  readonly finished: Promise<void>;
  /** Resolves after the last write. */
  stop(): Promise<void>;
}

/**
 * Moves all address wraps while the server runs, and counts the rows left. Until a wrap has moved,
 * a sign-in opens it by the previous key.
 */
export function startRewrapping({
  db,
  keyring,
  logError,
  onRowsOnPreviousKey,
  retryMilliseconds = defaultRetryMilliseconds,
}: RewrappingDeps): Rewrapping {
  const stopping = new AbortController();
  const { signal } = stopping;
  const report = async (): Promise<void> => {
    try {
      onRowsOnPreviousKey?.(await db.read(countRowsDuringChange));
    } catch (error) {
      logError(error, 'counting what only the previous master key finds failed');
    }
  };
  const run = async (): Promise<void> => {
    const reported = report();
    while (keyring.previous !== null && !signal.aborted) {
      try {
        await rewrapAddresses(db, keyring, logError, signal);
        await reported;
        if (!signal.aborted) await report();
        return;
      } catch (error) {
        logError(error, 'moving address wraps to the new master key failed; it is tried again');
      }
      await sleep(retryMilliseconds, undefined, { signal, ref: false }).catch(() => {});
    }
    await reported;
  };
  const finished = run();
  return {
    finished,
    stop() {
      stopping.abort();
      return finished;
    },
  };
}
