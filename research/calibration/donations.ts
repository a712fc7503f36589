/** Reads the rows on which a calibration rests, from an open database or from a backup. */

import type { Selectable } from 'kysely';
import { readRows } from '../../src/server/commands/backup/backup-reader.ts';
import {
  requireKnownColumns,
  selectTables,
} from '../../src/server/commands/backup/backup-store.ts';
import { isTextEdit } from '../../src/server/features/donations/donations.ts';
import type { Database, Snapshot, Tx } from '../../src/server/platform/db/database.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';

/** A reason why no calibration was made; the message is a sentence for the operator. */
export class CalibrationError extends Error {}

const tables = ['donations', 'items', 'admin_audit', 'parameter_sets', 'parameter_uses'] as const;
type Table = (typeof tables)[number];

export type SiteRows = { readonly [T in Table]: readonly Selectable<Tables[T]>[] };

/** An open database, or a backup with the key that signs backups. */
export type Source =
  | Pick<Database | Snapshot, 'read'>
  | { readonly path: string; readonly backupKey: Uint8Array };

/**
 * Reads everything at one point in time. Throws a `BackupError` if a backup was changed, is
 * incomplete, or has columns that this program does not know, and a `CalibrationError` if the
 * database has an older schema.
 */
export const readSiteRows = (source: Source): Promise<SiteRows> =>
  'read' in source ? source.read(readDatabase) : readBackup(source);

/** Throws a `CalibrationError` if the database has an older schema. */
async function requireTables(tx: Tx): Promise<void> {
  const present = await selectTables(tx);
  if (!tables.every((table) => present.includes(table)))
    throw new CalibrationError(
      'The database has the schema of an older version. Start the server of this version once, which updates it.',
    );
}

type CopyRow = SiteRows['donations'][number];

/** Copies for studies are sealed to other keys. A backup of an earlier version names no study. */
const forCalibration = (rows: readonly CopyRow[]): CopyRow[] =>
  rows.filter(({ study }) => !study).map((row) => ({ ...row, study: null }));

async function readDatabase(tx: Tx): Promise<SiteRows> {
  await requireTables(tx);
  return {
    donations: forCalibration(await tx.selectFrom('donations').selectAll().execute()),
    items: await tx.selectFrom('items').selectAll().execute(),
    admin_audit: (await tx.selectFrom('admin_audit').selectAll().execute()).filter(isTextEdit),
    parameter_sets: await tx.selectFrom('parameter_sets').selectAll().execute(),
    parameter_uses: await tx.selectFrom('parameter_uses').selectAll().execute(),
  };
}

const isTable = (name: string): name is Table => tables.some((table) => table === name);

async function readBackup({
  path,
  backupKey,
}: Exclude<Source, { readonly read: unknown }>): Promise<SiteRows> {
  const rows = Object.fromEntries(tables.map((table) => [table, [] as unknown[]]));
  for await (const { table, columns, values } of readRows(path, backupKey, requireKnownColumns))
    if (isTable(table))
      rows[table]?.push(Object.fromEntries(columns.map((column, at) => [column, values[at]])));
  // as: the columns of the tables, which the signature of the backup vouches for
  const site = rows as unknown as SiteRows;
  return {
    ...site,
    donations: forCalibration(site.donations),
    admin_audit: site.admin_audit.filter(isTextEdit),
  };
}
