/** The rows on which a calibration rests, from an open database or from a backup (ADR 29). */

import type { Selectable } from 'kysely';
import { isTextEdit } from '../../../features/donations/donations.ts';
import type { Database, Snapshot, Tx } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { readRows } from '../../backup/file/backup-reader.ts';
import { requireKnownColumns, selectTables } from '../../backup/store.ts';
import { CalibrationError } from './calibration-error.ts';

const tables = [
  'donations',
  'items',
  'admin_audit',
  'parameter_sets',
  'parameter_uses',
  'statistics',
  'counted_copies',
] as const;
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
export async function requireTables(tx: Tx): Promise<void> {
  const present = await selectTables(tx);
  if (!tables.every((table) => present.includes(table)))
    throw new CalibrationError(
      'The database has the schema of an older version. Start the server of this version once, which updates it.',
    );
}

async function readDatabase(tx: Tx): Promise<SiteRows> {
  await requireTables(tx);
  return {
    donations: await tx.selectFrom('donations').selectAll().execute(),
    items: await tx.selectFrom('items').selectAll().execute(),
    admin_audit: (await tx.selectFrom('admin_audit').selectAll().execute()).filter(isTextEdit),
    parameter_sets: await tx.selectFrom('parameter_sets').selectAll().execute(),
    parameter_uses: await tx.selectFrom('parameter_uses').selectAll().execute(),
    statistics: await tx.selectFrom('statistics').selectAll().execute(),
    counted_copies: await tx.selectFrom('counted_copies').selectAll().execute(),
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
  return { ...site, admin_audit: site.admin_audit.filter(isTextEdit) };
}
