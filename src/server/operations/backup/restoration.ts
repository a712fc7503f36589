/** Restores a backup without the accounts that were deleted after it was made (B10). */

import { deletedUserHash } from '../../features/accounts/accounts.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { readHeader, readRows, verify } from './backup-reader.ts';
import { BackupError, type BackupRow, type Counts } from './format.ts';
import * as store from './store.ts';

const maxRowsPerInsert = 200;

interface RestoreDeps {
  readonly db: Database;
  readonly keys: { readonly loginCode: Uint8Array; readonly check: Uint8Array };
  readonly report: (line: string) => void;
}

/**
 * Checks the backup and migrates the database to the current schema. Returns the row counts that
 * the backup states. Throws a `BackupError` if the backup is damaged or was made with a different
 * master key or by a newer version.
 */
async function prepareRestore(deps: RestoreDeps, path: string): Promise<Counts> {
  const { keyCheck, steps } = await readHeader(path);
  const counts = await verify(path);
  if (Buffer.compare(Buffer.from(keyCheck, 'base64'), deps.keys.check) !== 0) {
    throw new BackupError(
      'The backup was made with another master key; with this one nobody could sign in. Set MASTER_KEY, or put the master.key of that time into DATA_DIR.',
    );
  }
  await deps.db.migrate();
  const known = new Set(await deps.db.read(store.selectSteps));
  if (!steps.every((step) => known.has(step)))
    throw new BackupError('The backup was made by a newer version of the program.');
  return counts;
}

const cell = (row: BackupRow, column: string): unknown => row.values[row.columns.indexOf(column)];

const hex = (bytes: unknown): string =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : '';

/**
 * Returns the ids of the accounts in the backup that are recorded as deleted, either in the backup
 * or in the database.
 */
async function findDeletedUsers(
  deps: RestoreDeps,
  tx: Tx,
  path: string,
): Promise<ReadonlySet<unknown>> {
  const ledger = new Set((await store.selectDeletions(tx)).map(hex));
  for await (const row of readRows(path))
    if (row.table === 'deletions') ledger.add(hex(cell(row, 'user_hash')));
  const deleted = new Set<unknown>();
  if (ledger.size === 0) return deleted;
  for await (const row of readRows(path)) {
    if (row.table !== 'users') continue;
    const id = String(cell(row, 'id'));
    if (ledger.has(hex(deletedUserHash(deps.keys.loginCode, id)))) deleted.add(id);
  }
  return deleted;
}

const belongsTo = (row: BackupRow, users: ReadonlySet<unknown>): boolean =>
  users.has(cell(row, row.table === 'users' ? 'id' : 'user_id'));

/** Inserts all rows except those of `deletedUsers`. Returns the number omitted per table. */
async function insertRows(
  deps: RestoreDeps,
  tx: Tx,
  path: string,
  deletedUsers: ReadonlySet<unknown>,
): Promise<Counts> {
  const leftOut: Record<string, number> = {};
  let batch: BackupRow[] = [];
  const flush = async (): Promise<void> => {
    await store.insertRows(tx, deps.db.engine, batch);
    batch = [];
  };
  for await (const row of readRows(path)) {
    const isNextTable = batch[0] !== undefined && batch[0].table !== row.table;
    if (isNextTable || batch.length === maxRowsPerInsert) await flush();
    if (belongsTo(row, deletedUsers)) leftOut[row.table] = (leftOut[row.table] ?? 0) + 1;
    else batch.push(row);
  }
  await flush();
  return leftOut;
}

/**
 * Returns the row counts of the restored tables. Throws a `BackupError` if a replaced table does
 * not have exactly the expected number of rows, or if a kept table has fewer rows than expected.
 */
async function checkCounts(
  deps: RestoreDeps,
  tx: Tx,
  { saved, leftOut }: { readonly saved: Counts; readonly leftOut: Counts },
): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const table of store.savedTables) {
    const omitted = leftOut[table] ?? 0;
    const expected = (saved[table] ?? 0) - omitted;
    const count = await store.countRows(tx, table);
    if (count < expected || (store.restorePolicies[table] === 'replaced' && count !== expected))
      throw new BackupError(
        `${table} has ${count} rows where ${expected} belong. Nothing was changed.`,
      );
    deps.report(
      `${table}: ${count} rows${omitted > 0 ? `, ${omitted} left out: deleted since` : ''}`,
    );
    counts[table] = count;
  }
  return counts;
}

/**
 * Restores in one transaction and returns the number of rows of each table. Throws a `BackupError`
 * if the database has accounts, unless `replace` is true.
 */
export async function restore(
  deps: RestoreDeps,
  path: string,
  { replace }: { readonly replace: boolean },
): Promise<Counts> {
  const saved = await prepareRestore(deps, path);
  return deps.db.write(async (tx) => {
    await store.lockTables(tx, deps.db.engine);
    if (!replace && (await store.countRows(tx, 'users')) > 0)
      throw new BackupError(
        'The database has accounts in it. Add --replace to put the backup in their place.',
      );
    const deletedUsers = await findDeletedUsers(deps, tx, path);
    await store.clearTables(tx, deps.db.engine);
    const leftOut = await insertRows(deps, tx, path, deletedUsers);
    await store.continueNumbering(tx, deps.db.engine);
    return checkCounts(deps, tx, { saved, leftOut });
  });
}
