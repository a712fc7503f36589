/** Repeats deletions after a database was recovered to an earlier moment. */

import { deleteUsers } from '../../features/accounts/accounts.ts';
import { deleteSessionsUntil } from '../../features/accounts/sessions/sessions.ts';
import { batchSize, countUpdated } from '../../platform/batch.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import type { Database, Row, Snapshot, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import * as store from './backup-store.ts';
import {
  hex,
  isListed,
  type Ledger,
  readDeletions,
  readEntries,
  requireReadable,
  toLedger,
  withoutErased,
} from './deletions.ts';

interface ApplyDeps {
  readonly db: Database;
  /** Reads the same database while `db` deletes. */
  readonly snapshot: Snapshot;
  readonly keys: Keyring<'loginCode' | 'check' | 'backup'>;
  readonly now: () => number;
}

type Delete = (tx: Tx, row: Row) => Promise<unknown>;

const deleteById =
  (table: 'pairs' | 'donations' | 'pending_donations'): Delete =>
  (tx, { id }) =>
    tx.deleteFrom(table).where('id', '=', String(id)).execute();

/** Accounts come first, because their deletion takes all their rows along. */
const deletes = {
  users: (tx, { id }) => deleteUsers(tx, [String(id)]),
  links: (tx, { user_id, id }) =>
    tx
      .deleteFrom('links')
      .where('user_id', '=', String(user_id))
      .where('id', '=', String(id))
      .execute(),
  pairs: deleteById('pairs'),
  donations: deleteById('donations'),
  pending_donations: deleteById('pending_donations'),
} as const satisfies Partial<Record<keyof Tables, Delete>>;

type DeletedTable = keyof typeof deletes;

export type Deleted = Readonly<Record<DeletedTable | 'agreements', number>>;

/** Spares an agreement made after the row was read. Returns how many it erased. */
const eraseAgreement = (tx: Tx, { id, agreement }: Row): Promise<number> =>
  countUpdated(
    tx
      .updateTable('pairs')
      .set({ agreement: null })
      .where('id', '=', String(id))
      .where('agreement', '=', agreement as Uint8Array), // as: it was listed
  );

/** Deletes the rows that the ledger lists, each in a transaction of its own. */
async function applyTo(
  { db, snapshot, keys }: ApplyDeps,
  ledger: Ledger,
  table: DeletedTable,
): Promise<{ deleted: number; erased: number }> {
  let [deleted, erased] = [0, 0];
  await snapshot.read(async (tx) => {
    for await (const row of snapshot.rows(tx, table)) {
      const listed = store.toBackupRow(table, row);
      if (isListed(listed, ledger, keys)) {
        await db.write((own) => deletes[table](own, row));
        deleted += 1;
      } else if (withoutErased(listed, ledger, keys) !== listed) {
        erased += await db.write((own) => eraseAgreement(own, row));
      }
    }
  });
  return { deleted, erased };
}

/** In batches, so that no visitor waits for them. */
async function endSessions({ db, now }: ApplyDeps): Promise<void> {
  const until = now();
  let ended: number;
  do ended = await db.write((tx) => deleteSessionsUntil(tx, until));
  while (ended >= batchSize);
}

/**
 * Deletes everything that a file of `saveDeletions` lists, and adds its list to the database, which
 * a server may use at the same time. All sessions end first, because the recovery has revived ended
 * ones. An interrupted run can be repeated, because the list is added last. Throws a `BackupError`
 * if the file lists an unknown deletion under a master key that is not set.
 */
export async function applyDeletions(deps: ApplyDeps, path: string): Promise<Deleted> {
  const { db, keys } = deps;
  const { rows } = await readDeletions(path, keys);
  await db.read((tx) => store.requireKnownKey(tx, keys));
  const known = toLedger(await db.read(store.selectDeletions));
  const entries = readEntries(rows);
  requireReadable(
    entries.filter(({ user_hash }) => !known.has(hex(user_hash))),
    keys,
  );
  await endSessions(deps);
  const ledger = toLedger(entries);
  const counts = { users: 0, links: 0, pairs: 0, donations: 0, pending_donations: 0 };
  let agreements = 0;
  // as: the keys of an object of this module
  for (const table of Object.keys(deletes) as DeletedTable[]) {
    const { deleted, erased } = await applyTo(deps, ledger, table);
    counts[table] = deleted;
    agreements += erased;
  }
  await db.write(async (tx) => {
    const { add, flush } = store.createInserter(tx, db.engine);
    for (const row of rows) await add(row);
    await flush();
  });
  await db.checkpoint();
  return { ...counts, agreements };
}
