/** The ledger in a file of its own, which survives the database. */

import { existsSync } from 'node:fs';
import { defaultLedgerDays, findFirstLedgerDay } from '../../features/accounts/ledger/ledger.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { findCollector } from '../../platform/idle-collection.ts';
import { findSigner, readHeader, readRows } from './backup-reader.ts';
import * as store from './backup-store.ts';
import { writeBackup } from './backup-writer.ts';
import { type BackupDeps, makeHeader, requireKeys } from './backup.ts';
import { BackupError, type BackupRow } from './format.ts';
import { combine, type Entry } from './restore-ledger.ts';
import { cell } from './taken-rows.ts';

/** Entries are garbage once written. Left to itself, V8 lets them take twice the memory. */
const collectEvery = 20_000;

const format = 'spark-deletions';
const columns = ['user_hash', 'key_id', 'deleted_day', 'times'] as const;

// as: a file with a signature has the values that this program wrote
export const readEntry = (row: BackupRow): Entry => ({
  user_hash: cell(row, 'user_hash') as Uint8Array,
  key_id: cell(row, 'key_id') as number,
  deleted_day: cell(row, 'deleted_day') as string,
  times: (cell(row, 'times') as number | null | undefined) ?? null,
});

export interface LedgerFile {
  readonly madeAt: string;
  /** Throws at the end if the file was changed, so commit nothing before all were read. */
  rows(): AsyncIterable<BackupRow>;
}

export async function openLedgerFile(
  path: string,
  keyring: Keyring<'backup' | 'check'>,
): Promise<LedgerFile> {
  const header = await readHeader(path, format);
  const signer = findSigner(header, keyring);
  if (!signer) throw new BackupError(`${path} was written under another master key.`);
  return {
    madeAt: header.madeAt,
    rows: () => readRows(path, signer.backup, store.requireKnownColumns, format),
  };
}

/** The program of version 1.0 wrote entries that count nothing, in any order. */
async function* readInOrder({ rows }: LedgerFile): AsyncGenerator<Entry> {
  const unordered: Entry[] = [];
  for await (const row of rows())
    if (row.columns.includes('times')) yield readEntry(row);
    else unordered.push(readEntry(row));
  yield* unordered.toSorted((a, b) => Buffer.compare(a.user_hash, b.user_hash));
}

async function* nothing(): AsyncGenerator<Entry> {}

/** Merges two lists, each in the order of its hashes. */
async function* merge(one: AsyncIterable<Entry>, other: AsyncIterable<Entry>) {
  const [ones, others] = [one[Symbol.asyncIterator](), other[Symbol.asyncIterator]()];
  let [a, b] = [await ones.next(), await others.next()];
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : Buffer.compare(a.value.user_hash, b.value.user_hash);
    if (order === 0) yield combine(a.value, b.value);
    else yield order < 0 ? a.value : b.value;
    if (order <= 0) a = await ones.next();
    if (order >= 0) b = await others.next();
  }
}

/**
 * Writes the ledger to `path`, signed like a backup, and returns its number of entries. Keeps the
 * entries of an earlier file until they end: a new, empty database must not erase what a lost one
 * listed. Throws a `BackupError` if the earlier file cannot be read.
 */
export async function saveDeletions(
  deps: BackupDeps,
  path: string,
  ledgerDays = defaultLedgerDays,
): Promise<number> {
  return deps.snapshot.read(async (tx) => {
    const tables = await store.selectTables(tx);
    const keys = await requireKeys(deps, tx, tables);
    const keyring = deps.keys ?? { current: keys, previous: null };
    const earlier = existsSync(path) ? readInOrder(await openLedgerFile(path, keyring)) : nothing();
    const present = tables.includes('deletions')
      ? (deps.snapshot.rows(tx, 'deletions') as AsyncIterable<Entry>) // as: rows of this table
      : nothing();
    const header = await makeHeader(deps, tx, format, keys);
    const firstDay = tables.includes('users')
      ? await findFirstLedgerDay(tx, deps.now(), ledgerDays)
      : '';
    const collect = findCollector();
    let count = 0;
    await writeBackup(path, header, keys.backup, async (writer) => {
      await writer.table('deletions', columns);
      for await (const entry of merge(earlier, present)) {
        if (entry.deleted_day < firstDay) continue;
        await writer.row(columns.map((name) => entry[name] ?? null));
        count += 1;
        if (count % collectEvery === 0) collect();
      }
      return { deletions: count };
    });
    return count;
  });
}
