/** The ledger of deletions in a file of its own, which survives the database. */

import { existsSync } from 'node:fs';
import { ledgerHash } from '../../features/accounts/deletion/deletion.ts';
import { donationLedgerName } from '../../features/donations/donations.ts';
import { linkLedgerName } from '../../features/sharing/sharing.ts';
import {
  agreementLedgerName,
  agreementNameBytes,
  pairLedgerName,
} from '../../features/together/together.ts';
import { utcDay } from '../../platform/clock.ts';
import { deriveKeyId, type Keyring, listKeys } from '../../platform/crypto/keyring.ts';
import type { DeletionsTable, Tables } from '../../platform/db/tables.ts';
import { findSigner, readHeader, readRows } from './backup-reader.ts';
import * as store from './backup-store.ts';
import { writeBackup } from './backup-writer.ts';
import { type BackupDeps, makeHeader, requireKeys } from './backup.ts';
import { BackupError, type BackupRow } from './format.ts';

const format = 'spark-deletions';
const columns = ['user_hash', 'key_id', 'deleted_day'] as const;

const cell = (row: BackupRow, column: string): unknown => row.values[row.columns.indexOf(column)];

export const hex = (bytes: unknown): string =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : '';

export interface SavedDeletions {
  readonly madeAt: string;
  readonly rows: readonly BackupRow[];
}

export async function readDeletions(
  path: string,
  keyring: Keyring<'backup' | 'check'>,
): Promise<SavedDeletions> {
  const header = await readHeader(path, format);
  const { madeAt } = header;
  const signer = findSigner(header, keyring);
  if (!signer) throw new BackupError(`${path} was written under another master key.`);
  const rows: BackupRow[] = [];
  for await (const row of readRows(path, signer.backup, store.requireKnownColumns, format))
    if (row.table === 'deletions') rows.push(row);
  return { madeAt, rows };
}

/**
 * Writes the ledger to `path`, signed like a backup, and returns its number of entries. Keeps the
 * entries of an earlier file: a new, empty database must not erase the deletions of a lost one.
 * Throws a `BackupError` if the earlier file cannot be read.
 */
export async function saveDeletions(deps: BackupDeps, path: string): Promise<number> {
  return deps.snapshot.read(async (tx) => {
    const tables = await store.selectTables(tx);
    const keys = await requireKeys(deps, tx, tables);
    const keyring = deps.keys ?? { current: keys, previous: null };
    const earlier = existsSync(path) ? (await readDeletions(path, keyring)).rows : [];
    const entries = new Map(
      earlier.map((row) => [hex(cell(row, 'user_hash')), columns.map((name) => cell(row, name))]),
    );
    if (tables.includes('deletions'))
      for await (const row of deps.snapshot.rows(tx, 'deletions'))
        entries.set(
          hex(row['user_hash']),
          columns.map((name) => row[name]),
        );
    const header = await makeHeader(deps, tx, format, keys);
    await writeBackup(path, header, keys.backup, async (writer) => {
      await writer.table('deletions', columns);
      for (const values of entries.values()) await writer.row(values);
      return { deletions: entries.size };
    });
    return entries.size;
  });
}

export type Ledger = ReadonlySet<string>;

export const toLedger = (entries: Iterable<Pick<DeletionsTable, 'user_hash'>>): Ledger =>
  new Set(Array.from(entries, ({ user_hash }) => hex(user_hash)));

export const readEntries = (rows: readonly BackupRow[]): DeletionsTable[] =>
  rows
    .filter(({ table }) => table === 'deletions')
    // as: a file with a signature has the values that this program wrote
    .map((row) => ({
      user_hash: cell(row, 'user_hash') as Uint8Array,
      key_id: cell(row, 'key_id') as number,
      deleted_day: cell(row, 'deleted_day') as string,
    }));

/** The greatest difference between the clocks of nodes, plus the longest duration of a deletion. */
const slackMilliseconds = 3_600_000;

/**
 * Throws if a deletion cannot be recognised because its master key is not set. Deletions from
 * before `madeAt`, when the backup was made, do not matter: their rows are not in it.
 */
export function requireReadable(
  entries: readonly DeletionsTable[],
  keyring: Keyring<'check'>,
  madeAt?: string,
): void {
  const known = listKeys(keyring).map(({ check }) => deriveKeyId(check));
  const since = madeAt === undefined ? '' : utcDay(Date.parse(madeAt) - slackMilliseconds);
  const unreadable = entries.filter(
    ({ key_id, deleted_day }) => !known.includes(key_id) && deleted_day >= since,
  );
  const [first] = unreadable.toSorted((a, b) => a.deleted_day.localeCompare(b.deleted_day));
  if (!first) return;
  throw new BackupError(
    `${unreadable.length} deletions are listed under the master key of ${first.deleted_day} (id ${first.key_id}), which is not set, so deleted accounts would come back. Name that key in MASTER_KEY_PREVIOUS.`,
  );
}

type NameRow = (row: BackupRow) => string;

const ledgerNames: Partial<Readonly<Record<string, NameRow>>> = {
  users: (row) => String(cell(row, 'id')),
  pairs: (row) => pairLedgerName(String(cell(row, 'id'))),
  donations: (row) => donationLedgerName(cell(row, 'tag')),
  pending_donations: (row) => donationLedgerName(cell(row, 'tag')),
  links: (row) => linkLedgerName({ id: cell(row, 'id'), expires_at: cell(row, 'expires_at') }),
} satisfies Partial<Record<keyof Tables, NameRow>>;

const hasName = (name: string, ledger: Ledger, keyring: Keyring<'loginCode'>): boolean =>
  listKeys(keyring).some(({ loginCode }) => ledger.has(hex(ledgerHash(loginCode, name))));

export function isListed(row: BackupRow, ledger: Ledger, keyring: Keyring<'loginCode'>): boolean {
  const name = ledgerNames[row.table]?.(row);
  return name !== undefined && hasName(name, ledger, keyring);
}

/** Returns the row of a shared reading without an agreement that was erased since. */
export function withoutErased(
  row: BackupRow,
  ledger: Ledger,
  keyring: Keyring<'loginCode'>,
): BackupRow {
  const agreement = row.table === 'pairs' ? cell(row, 'agreement') : null;
  if (!(agreement instanceof Uint8Array)) return row;
  const name = agreementLedgerName(
    String(cell(row, 'id')),
    agreement.subarray(0, agreementNameBytes),
  );
  if (!hasName(name, ledger, keyring)) return row;
  const values = row.values.map((value) => (value === agreement ? null : value));
  return { ...row, values };
}

/** Call it for every row of the backup in order: accounts precede the rows that belong to them. */
export function createDeletedCheck(
  keyring: Keyring<'loginCode'>,
  ledger: Ledger,
): (row: BackupRow) => boolean {
  const deletedUsers = new Set<unknown>();
  return (row) => {
    if (ledger.size === 0) return false;
    const isDeleted = isListed(row, ledger, keyring);
    if (isDeleted && row.table === 'users') deletedUsers.add(cell(row, 'id'));
    return isDeleted || deletedUsers.has(cell(row, 'user_id'));
  };
}

export const accountId = (row: BackupRow): string => String(cell(row, 'id'));
