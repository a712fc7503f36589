/**
 * Starts a server on its master key. If it replaces another one, everything that needs no secret of
 * a visitor moves to it at once (ADR 36).
 */

import { type Keyring, rotatingKey, type RotatingKey } from '../../../platform/crypto/keyring.ts';
import { DamagedRow } from '../../../platform/crypto/seal.ts';
import type { Database } from '../../../platform/db/database.ts';
import { adoptKeys, clearPreviousCheck, requireKnownKey } from './instance-store.ts';
import { type AddressWrap, replaceWrap, selectAddressWraps } from './key-wrap-store.ts';
import { addressKey, unwrapByAddress, wrapDataKey } from './key-wraps.ts';
import { countRowsOnPreviousKey, requireNoRows } from './rows-on-key-store.ts';

type LogError = (error: unknown, what: string) => void;

/**
 * Makes the current key that of the database. Throws `KeyMismatch` if the database belongs to
 * neither key, and `KeyStillNeeded` if something would stop working without a third one.
 */
export const adoptMasterKey = (db: Database, keyring: Keyring<'check'>): Promise<void> =>
  adoptKeys(db, keyring, requireNoRows);

/**
 * Gives up what only the previous master key finds or opens, and returns how much that is. Throws
 * `KeyMismatch` if the database does not belong to the current key.
 */
export const dropPreviousKey = (db: Database, current: Keyring<'check'>['current']) =>
  db.write(async (tx) => {
    await requireKnownKey(tx, { current, previous: null });
    const counts = await countRowsOnPreviousKey(tx);
    await clearPreviousCheck(tx);
    return counts;
  });

const wrapsPerTransaction = 200;

/** Logs a wrap that neither key opens and returns null: the start must not depend on it. */
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

/**
 * Moves all address wraps to the current master key. Several nodes may run this at once, and it may
 * be interrupted. Without a previous key there is nothing to move.
 */
export async function rewrapAddresses(
  db: Database,
  keyring: Keyring<'addressWrap' | 'check'>,
  logError: LogError,
): Promise<void> {
  const key = rotatingKey(keyring, 'addressWrap');
  if (key.previous === null) return;
  let count = 0;
  for (let afterUserId = ''; ;) {
    const page = { afterUserId, limit: wrapsPerTransaction };
    const wraps = await db.write(async (tx) => {
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
  }
  if (count > 0) await db.checkpoint(); // the previous key may have leaked
}
