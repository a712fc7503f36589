/** Saves a consistent state of the database to a file, even while a server uses it (B10). */

import { existsSync } from 'node:fs';
import type { Snapshot, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type BackupWriter, createBackupWriter } from './backup-writer.ts';
import { BackupError, type Counts, formatVersion } from './format.ts';
import * as store from './store.ts';

const reportEveryRows = 10_000;

interface BackupDeps {
  readonly snapshot: Snapshot;
  /**
   * Returns the check value of the configured master key. Called only if the database has an old
   * schema, which cannot store a check value.
   */
  readonly findConfiguredKeyCheck: () => Uint8Array | null;
  readonly now: () => number;
  readonly report: (line: string) => void;
}

async function saveTable(
  { snapshot, report }: BackupDeps,
  tx: Tx,
  table: keyof Tables,
  writer: BackupWriter,
): Promise<number> {
  let columns: readonly string[] = [];
  let count = 0;
  for await (const row of snapshot.rows(tx, table)) {
    if (count === 0) {
      columns = Object.keys(row);
      await writer.table(table, columns);
    }
    await writer.row(columns.map((column) => row[column]));
    count += 1;
    if (count % reportEveryRows === 0) report(`${table}: ${count} rows so far`);
  }
  report(`${table}: ${count} rows`);
  return count;
}

async function findKeyCheck(
  deps: BackupDeps,
  tx: Tx,
  tables: readonly (keyof Tables)[],
): Promise<Uint8Array> {
  if (!tables.includes('instance') && tables.includes('users')) {
    const configured = deps.findConfiguredKeyCheck();
    if (configured) return configured;
    throw new BackupError(
      'The master key of this database is missing. Set MASTER_KEY, or put its master.key into DATA_DIR.',
    );
  }
  const keyCheck = tables.includes('instance') ? await store.findKeyCheck(tx) : undefined;
  if (keyCheck) return keyCheck;
  throw new BackupError(
    'There is nothing to back up: the server has never been started on this database.',
  );
}

/**
 * Writes the backup to `path` and returns the number of rows of each table. A database with an
 * older schema may have fewer tables. Throws a `BackupError` if `path` exists.
 */
export async function backUp(deps: BackupDeps, path: string): Promise<Counts> {
  if (existsSync(path))
    throw new BackupError(`${path} exists already. Give the backup another name.`);
  return deps.snapshot.read(async (tx) => {
    const tables = await store.selectTables(tx);
    const keyCheck = await findKeyCheck(deps, tx, tables);
    const writer = await createBackupWriter(path, {
      format: 'spark-backup',
      version: formatVersion,
      madeAt: new Date(deps.now()).toISOString(),
      steps: await store.selectSteps(tx),
      keyCheck: Buffer.from(keyCheck).toString('base64'),
    });
    try {
      const counts: Record<string, number> = {};
      for (const table of store.savedTables)
        if (tables.includes(table)) counts[table] = await saveTable(deps, tx, table, writer);
      await writer.finish(counts);
      return counts;
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  });
}
