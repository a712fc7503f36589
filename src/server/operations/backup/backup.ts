/** Saving everything while serving, and putting it back, without those who were deleted since (decisions B10). */

import { existsSync } from 'node:fs';
import { deletedUserHash } from '../../features/accounts/accounts.ts';
import type { Database, Row, Snapshot, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import {
  BackupProblem,
  type BackupRow,
  createBackupFile,
  formatVersion,
  readHeader,
  readRows,
  verify,
} from './format.ts';
import * as store from './store.ts';

type Counts = Record<string, number>;
type Report = (line: string) => void;

const reportEvery = 10_000;
const rowsAtOnce = 200;

interface BackupDeps {
  readonly snapshot: Snapshot;
  readonly now: () => number;
  readonly report: Report;
}

async function saveTable(
  deps: BackupDeps,
  tx: Tx,
  table: keyof Tables,
  file: Awaited<ReturnType<typeof createBackupFile>>,
): Promise<number> {
  let columns: string[] = [];
  let count = 0;
  for await (const row of deps.snapshot.rows(tx, table)) {
    if (count === 0) await file.table(table, (columns = Object.keys(row)));
    await file.row(columns.map((column) => row[column as keyof Row]));
    count += 1;
    if (count % reportEvery === 0) deps.report(`${table}: ${count} rows so far`);
  }
  deps.report(`${table}: ${count} rows`);
  return count;
}

/** One state of the whole database, whatever is written meanwhile. The file must not exist. */
export async function backUp(deps: BackupDeps, path: string): Promise<Counts> {
  if (existsSync(path))
    throw new BackupProblem(`${path} exists already. Give the backup another name.`);
  return deps.snapshot.read(async (tx) => {
    const keyCheck = await store.findKeyCheck(tx);
    if (!keyCheck)
      throw new BackupProblem(
        'There is nothing to back up: the server has never been started on this database.',
      );
    const file = await createBackupFile(path, {
      format: 'spark-backup',
      version: formatVersion,
      madeAt: new Date(deps.now()).toISOString(),
      steps: await store.selectSteps(tx),
      keyCheck: Buffer.from(keyCheck).toString('base64'),
    });
    try {
      const counts: Counts = {};
      for (const table of store.savedTables) counts[table] = await saveTable(deps, tx, table, file);
      await file.finish(counts);
      return counts;
    } catch (error) {
      await file.abandon();
      throw error;
    }
  });
}

interface RestoreDeps {
  readonly db: Database;
  readonly keys: { readonly loginCode: Uint8Array; readonly check: Uint8Array };
  readonly report: Report;
}

async function checkFits(deps: RestoreDeps, path: string): Promise<Counts> {
  const { keyCheck, steps } = await readHeader(path);
  const counts = await verify(path);
  if (Buffer.compare(Buffer.from(keyCheck, 'base64'), deps.keys.check) !== 0) {
    throw new BackupProblem(
      'The backup was made with another master key; with this one nobody could sign in. Set MASTER_KEY, or put the master.key of that time into DATA_DIR.',
    );
  }
  await deps.db.migrate();
  const known = new Set(await deps.db.read(store.selectSteps));
  if (!steps.every((step) => known.has(step)))
    throw new BackupProblem('The backup was made by a newer version of the program.');
  return counts;
}

const cell = (row: BackupRow, column: string): unknown => row.values[row.columns.indexOf(column)];
const hex = (bytes: unknown): string =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : '';

/** The ids in the backup whose accounts were deleted, by what the backup and the database know of deletions. */
async function findDeleted(deps: RestoreDeps, tx: Tx, path: string): Promise<Set<unknown>> {
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

async function insertAll(
  deps: RestoreDeps,
  tx: Tx,
  path: string,
  deleted: ReadonlySet<unknown>,
): Promise<Counts> {
  const left: Counts = {};
  let batch: BackupRow[] = [];
  const flush = async (): Promise<void> => {
    await store.insertRows(tx, deps.db.engine, batch);
    batch = [];
  };
  for await (const row of readRows(path)) {
    if (batch.length === rowsAtOnce || (batch[0] && batch[0].table !== row.table)) await flush();
    if (belongsTo(row, deleted)) left[row.table] = (left[row.table] ?? 0) + 1;
    else batch.push(row);
  }
  await flush();
  return left;
}

/** What stays beside the backup's rows makes a table longer; anything else must be there row for row. */
async function checkCounts(
  deps: RestoreDeps,
  tx: Tx,
  expected: Counts,
  left: Counts,
): Promise<Counts> {
  const counts: Counts = {};
  for (const table of store.savedTables) {
    const [count, wanted] = [
      await store.countRows(tx, table),
      (expected[table] ?? 0) - (left[table] ?? 0),
    ];
    if (count < wanted || (store.treatment[table] === 'replaced' && count !== wanted))
      throw new BackupProblem(
        `${table} has ${count} rows where ${wanted} belong. Nothing was changed.`,
      );
    deps.report(
      `${table}: ${count} rows${left[table] ? `, ${left[table]} left out: deleted since` : ''}`,
    );
    counts[table] = count;
  }
  return counts;
}

/** All or nothing, in one transaction. With `replace`, what the database holds gives way to the backup. */
export async function restore(
  deps: RestoreDeps,
  path: string,
  { replace }: { readonly replace: boolean },
): Promise<Counts> {
  const expected = await checkFits(deps, path);
  return deps.db.write(async (tx) => {
    await store.lockTables(tx, deps.db.engine);
    if (!replace && (await store.countRows(tx, 'users')) > 0)
      throw new BackupProblem(
        'The database has accounts in it. Add --replace to put the backup in their place.',
      );
    const deleted = await findDeleted(deps, tx, path);
    await store.clearTables(tx, deps.db.engine);
    const left = await insertAll(deps, tx, path, deleted);
    await store.continueNumbering(tx, deps.db.engine);
    return checkCounts(deps, tx, expected, left);
  });
}

export { BackupProblem } from './format.ts';
