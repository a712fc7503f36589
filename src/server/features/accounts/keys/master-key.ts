/** Ties a database to its master key, and lets go of the one before (ADR 36). */

import type { Keyring } from '../../../platform/crypto/keyring.ts';
import type { Database } from '../../../platform/db/database.ts';
import { adoptKeys, clearPreviousCheck, requireKnownKey } from './instance-store.ts';
import { countRowsOnPreviousKey, requireNoRows } from './rows-on-key-store.ts';

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
