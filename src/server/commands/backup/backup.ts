/** Saves a consistent state of the database to a file, even while a server uses it. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { encodeCheck, type Keyring, listKeys } from '../../platform/crypto/keyring.ts';
import { constantTimeEqual } from '../../platform/crypto/master-key.ts';
import type { Snapshot, Tx, Row } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import * as store from './backup-store.ts';
import { type BackupTarget, type BackupWriter, writeBackup } from './backup-writer.ts';
import {
  BackupError,
  type Counts,
  type Format,
  formatVersion,
  type Header,
  encode,
} from './format.ts';

const reportEveryRows = 10_000;

type BackupKeyring = Keyring<'backup' | 'check'>;
type BackupKeys = BackupKeyring['current'];

export interface BackupDeps {
  readonly snapshot: Snapshot;
  readonly keys: BackupKeyring | null;
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

export async function requireKeys(
  { keys }: Pick<BackupDeps, 'keys'>,
  tx: Tx,
  tables: readonly (keyof Tables)[],
): Promise<BackupKeys> {
  store.requireKnownSteps(await store.selectSteps(tx));
  const keyCheck = tables.includes('instance') ? await store.findKeyCheck(tx) : undefined;
  if (!keyCheck)
    throw new BackupError(
      'There is nothing to back up: the server has never been started on this database.',
    );
  if (!keys)
    throw new BackupError(
      'The master key of this database is missing. Set MASTER_KEY, or put its master.key into DATA_DIR.',
    );
  const own = listKeys(keys).find(({ check }) => constantTimeEqual(keyCheck, check));
  if (!own)
    throw new BackupError(
      'The configured master key is not the one of this database, so nobody could restore the backup. Set MASTER_KEY, or put its master.key into DATA_DIR.',
    );
  return own;
}

async function findPreviousKeyCheck(tx: Tx): Promise<Pick<Header, 'previousKeyCheck'>> {
  const check = await store.findPreviousCheck(tx);
  return check ? { previousKeyCheck: encodeCheck(check) } : {};
}

export const makeHeader = async (
  { now }: Pick<BackupDeps, 'now'>,
  tx: Tx,
  format: Format,
  { check }: Pick<BackupKeys, 'check'>,
): Promise<Header> => ({
  format,
  version: formatVersion,
  madeAt: new Date(now()).toISOString(),
  steps: await store.selectSteps(tx),
  keyCheck: encodeCheck(check),
});

export async function backUp(deps: BackupDeps, target: BackupTarget): Promise<Counts> {
  if (typeof target === 'string' && existsSync(target))
    throw new BackupError(`${target} exists already. Give the backup another name.`);
  return deps.snapshot.read(async (tx) => {
    const tables = await store.selectTables(tx);
    const keys = await requireKeys(deps, tx, tables);
    const header: Header = {
      ...(await makeHeader(deps, tx, 'spark-backup', keys)),
      ...(await findPreviousKeyCheck(tx)),
    };
    return writeBackup(target, header, keys.backup, async (writer) => {
      const counts: Record<string, number> = {};
      for (const table of store.savedTables)
        if (tables.includes(table)) counts[table] = await saveTable(deps, tx, table, writer);
      return counts;
    });
  });
}

export interface Contents {
  readonly count: number;
  readonly checksum: string;
}

function hashRow(row: Row): bigint {
  const cells = Object.keys(row)
    .toSorted()
    .map((column) => [column, encode(row[column])]);
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(cells)).digest('hex')}`);
}

/** Sums the rows' SHA-256 modulo 2^256: unlike an XOR, a sum detects a row that occurs twice. */
export async function readContents(
  rows: AsyncIterable<Row>,
  use: (row: Row) => Promise<void> | void,
): Promise<Contents> {
  let [count, sum] = [0, 0n];
  for await (const row of rows) {
    sum = BigInt.asUintN(256, sum + hashRow(row));
    count += 1;
    await use(row);
  }
  return { count, checksum: sum.toString(16).padStart(64, '0') };
}

export function requireSameContents(table: string, actual: Contents, expected: Contents): void {
  if (actual.count !== expected.count)
    throw new BackupError(
      `${table} has ${actual.count} rows where ${expected.count} belong. Nothing was changed.`,
    );
  if (actual.checksum !== expected.checksum)
    throw new BackupError(
      `${table} does not have the checksum of the rows that it was given. Nothing was changed.`,
    );
}
