/** Takes back again what a database holds that was recovered to an earlier moment. */

import { deleteUsers } from '../../features/accounts/accounts.ts';
import { deleteSessionsUntil } from '../../features/accounts/sessions/sessions.ts';
import { batchSize, countDeleted, countUpdated } from '../../platform/batch.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import type { Database, Row, Snapshot, Tx } from '../../platform/db/database.ts';
import * as store from './backup-store.ts';
import { openLedgerFile, readEntry } from './deletions.ts';
import type { BackupRow } from './format.ts';
import { createLedger, type Entry, type Ledger } from './restore-ledger.ts';
import {
  cell,
  createTakeBack,
  rules,
  type TakeBack,
  type TakenBack,
  type TakenTable,
} from './taken-rows.ts';

interface ApplyDeps {
  readonly db: Database;
  /** Reads the same database while `db` deletes. */
  readonly snapshot: Snapshot;
  readonly keys: Keyring<'loginCode' | 'check' | 'backup'>;
  readonly now: () => number;
}

/** The columns that identify a row. A wrap made after the row was read is spared. */
const keyColumns = {
  users: ['id'],
  addresses: ['email_index', 'user_id'],
  key_wraps: ['user_id', 'kind', 'wrapped'],
  passkeys: ['user_id', 'id'],
  earlier_attempts: ['user_id', 'id'],
  insights: ['user_id', 'attempt_id'],
  links: ['user_id', 'id'],
  pairs: ['id'],
  donations: ['id'],
  pending_donations: ['id'],
} as const satisfies Readonly<Record<TakenTable, readonly string[]>>;

export type Applied = Readonly<Record<TakenTable, number>> & TakenBack;

/** Rows are no longer found by these hashes of theirs. */
const forgetHashes = (tx: Tx, row: Row, columns: readonly string[]): Promise<void> =>
  store.deleteLookups(
    tx,
    columns
      .filter((column) => /^(login_code|share_code|token)_hash$/.test(column))
      .map((column) => row[column] as Uint8Array | null), // as: the type of these columns
  );

async function deleteRow(tx: Tx, table: TakenTable, row: Row): Promise<number> {
  if (table === 'users') return (await deleteUsers(tx, [String(row['id'])])).length;
  const count = await countDeleted(store.deleteRow(tx, table, row, keyColumns[table]));
  if (count > 0) await forgetHashes(tx, row, Object.keys(row));
  return count;
}

/** Spares a row whose changed columns have other values by now. */
async function changeRow(tx: Tx, table: TakenTable, row: Row, left: BackupRow): Promise<number> {
  const changed = left.columns.filter((column) => cell(left, column) !== row[column]);
  const before = [...keyColumns[table], ...changed.filter((column) => row[column] !== null)];
  const values = Object.fromEntries(changed.map((column) => [column, cell(left, column)]));
  const count = await countUpdated(store.updateRow(tx, table, row, { columns: before, values }));
  if (count > 0) await forgetHashes(tx, row, changed);
  return count;
}

/** Takes rows of a table back, each in a transaction of its own. Returns how many it deleted. */
async function applyTo(
  { db, snapshot }: ApplyDeps,
  takeBack: TakeBack,
  table: TakenTable,
): Promise<number> {
  let deleted = 0;
  await snapshot.read(async (tx) => {
    for await (const row of snapshot.rows(tx, table)) {
      const listed = store.toBackupRow(table, row);
      const left = takeBack(listed);
      if (!left) deleted += await db.write((own) => deleteRow(own, table, row));
      else if (left !== listed) await db.write((own) => changeRow(own, table, row, left));
    }
  });
  return deleted;
}

/** In batches, so that no visitor waits for them. */
async function endSessions({ db, now }: ApplyDeps): Promise<void> {
  const until = now();
  let ended: number;
  do ended = await db.write((tx) => deleteSessionsUntil(tx, until));
  while (ended >= batchSize);
}

async function readLedger(
  { snapshot, keys }: ApplyDeps,
  rows: AsyncIterable<BackupRow>,
): Promise<Ledger> {
  const ledger = createLedger(keys);
  for await (const row of rows) ledger.add(readEntry(row));
  await snapshot.read(async (tx) => {
    const own = snapshot.rows(tx, 'deletions') as AsyncIterable<Entry>; // as: rows of this table
    for await (const entry of own) ledger.addKnown(entry);
  });
  ledger.requireReadable();
  return ledger;
}

/**
 * Takes back everything that a file of `saveDeletions` lists, and adds its list to the database,
 * which a server may use at the same time. All sessions end first, because the recovery has revived
 * ended ones. An interrupted run can be repeated, because the list is added last. Throws a
 * `BackupError` if the file lists something unknown under a master key that is not set.
 */
export async function applyDeletions(deps: ApplyDeps, path: string): Promise<Applied> {
  const { db, keys } = deps;
  const { rows } = await openLedgerFile(path, keys);
  await db.read((tx) => store.requireKnownKey(tx, keys));
  const takeBack = createTakeBack(await readLedger(deps, rows()));
  await endSessions(deps);
  const counts: Partial<Record<TakenTable, number>> = {};
  // as: the keys of an object of this folder
  for (const table of Object.keys(rules) as TakenTable[])
    counts[table] = await applyTo(deps, takeBack, table);
  await db.write((tx) => store.insertAll(tx, db.engine, rows()));
  await db.checkpoint();
  return { ...(counts as Record<TakenTable, number>), ...takeBack.counts }; // as: all were counted
}
