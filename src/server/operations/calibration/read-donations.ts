/** Reads donated copies for a calibration, from the database or from a backup (ADR 29). */

import { randomInt } from 'node:crypto';
import {
  type CopyContent,
  type CopyRow,
  openCopy,
  selectCopies,
} from '../../features/donations/donations.ts';
import type { ItemBank } from '../../features/survey/survey.ts';
import type { Database, Snapshot } from '../../platform/db/database.ts';
import { readRows } from '../backup/file/backup-reader.ts';
import type { BackupRow } from '../backup/file/format.ts';
import { requireKnownColumns } from '../backup/store.ts';

export interface Donation extends CopyContent {
  readonly edition: number;
  /** The UTC week in which the copy was made, such as 2026-W03. */
  readonly week: string;
}

interface DonationsRead {
  /** In random order. */
  readonly donations: readonly Donation[];
  /** How many copies are damaged, were sealed to another key, or have an unknown edition. */
  readonly unreadable: number;
}

/** An open database, or a backup with the key that signs backups. */
type Source =
  | Pick<Database | Snapshot, 'read'>
  | { readonly path: string; readonly backupKey: Uint8Array };

interface ReaderDeps {
  /** PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  readonly bank: Pick<ItemBank, 'editions'>;
}

/**
 * Returns every copy that opens with the private key. Throws a `BackupError` if a backup was
 * changed, is incomplete, or has columns that this program does not know.
 */
export async function readDonations(source: Source, deps: ReaderDeps): Promise<DonationsRead> {
  const rows = 'read' in source ? await source.read(selectCopies) : await readBackup(source);
  const donations = rows.flatMap((row) => {
    const donation = tryToOpen(deps, row);
    return donation ? [donation] : [];
  });
  return { donations: shuffle(donations), unreadable: rows.length - donations.length };
}

function tryToOpen({ privateKey, bank }: ReaderDeps, row: CopyRow): Donation | null {
  try {
    return { edition: row.edition, week: row.week, ...openCopy(privateKey, bank, row) };
  } catch {
    return null;
  }
}

async function readBackup({
  path,
  backupKey,
}: {
  readonly path: string;
  readonly backupKey: Uint8Array;
}): Promise<CopyRow[]> {
  const rows: CopyRow[] = [];
  for await (const row of readRows(path, backupKey, requireKnownColumns))
    if (row.table === 'donations') rows.push(toCopyRow(row));
  return rows;
}

const toCopyRow = ({ columns, values }: BackupRow): CopyRow =>
  // as: the columns of the table, which the signature of the backup vouches for
  Object.fromEntries(columns.map((column, at) => [column, values[at]])) as unknown as CopyRow;

function shuffle<T>(values: readonly T[]): T[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
