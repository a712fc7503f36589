/** Restores a backup without what was deleted after it was made (B10). */

import { ledgerHash } from '../../features/accounts/accounts.ts';
import { donationLedgerName } from '../../features/donations/donations.ts';
import { linkLedgerName } from '../../features/links/links.ts';
import { pairLedgerName } from '../../features/together/together.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readHeader, readRows, verify } from './backup-reader.ts';
import { BackupError, type BackupRow, type Counts, unsignedVersion } from './format.ts';
import * as store from './store.ts';

const maxRowsPerInsert = 200;

interface RestoreDeps {
  readonly db: Database;
  readonly keys: Pick<Keys, 'loginCode' | 'check' | 'backup'>;
  readonly report: (line: string) => void;
}

export interface RestoreOptions {
  /** Replace the accounts of the database. */
  readonly replace: boolean;
  /** Accept a file of version 1, which carries no proof that nobody changed it. */
  readonly unsigned: boolean;
}

/**
 * Checks the backup and migrates the database to the current schema. Returns the row counts that
 * the backup states. Throws a `BackupError` if the backup was changed, was made with a different
 * master key or by a newer version, or has no signature and `unsigned` is false.
 */
async function prepareRestore(
  deps: RestoreDeps,
  path: string,
  { unsigned }: RestoreOptions,
): Promise<Counts> {
  const { keyCheck, madeAt, steps, version } = await readHeader(path);
  if (Buffer.compare(Buffer.from(keyCheck, 'base64'), deps.keys.check) !== 0)
    throw new BackupError(
      'The backup was made with another master key; with this one nobody could sign in. Set MASTER_KEY, or put the master.key of that time into DATA_DIR.',
    );
  if (version === unsignedVersion && !unsigned)
    throw new BackupError(
      'The backup has no signature: an old version of the program made it, or somebody changed it to open accounts. If you are sure that nobody else could write to the file, add --unsigned.',
    );
  const counts = await verify(path, deps.keys.backup);
  deps.report(`The backup was made at ${madeAt}.`);
  await deps.db.migrate();
  const known = new Set(await deps.db.read(store.selectSteps));
  if (!steps.every((step) => known.has(step)))
    throw new BackupError('The backup was made by a newer version of the program.');
  return counts;
}

const readKnownRows = ({ keys }: RestoreDeps, path: string): AsyncGenerator<BackupRow> =>
  readRows(path, keys.backup, store.requireKnownColumns);

const cell = (row: BackupRow, column: string): unknown => row.values[row.columns.indexOf(column)];

const hex = (bytes: unknown): string =>
  bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : '';

type NameRow = (row: BackupRow) => string;

/** Under which name the ledger of deletions would list a row. Rows of other tables have none. */
const ledgerNames: Partial<Readonly<Record<string, NameRow>>> = {
  users: (row) => String(cell(row, 'id')),
  pairs: (row) => pairLedgerName(String(cell(row, 'id'))),
  donations: (row) => donationLedgerName(cell(row, 'tag')),
  pending_donations: (row) => donationLedgerName(cell(row, 'tag')),
  links: (row) => linkLedgerName({ id: cell(row, 'id'), expires_at: cell(row, 'expires_at') }),
} satisfies Partial<Record<keyof Tables, NameRow>>;

/** Returns the hashes of everything that was deleted, from the backup and from the database. */
async function readLedger(deps: RestoreDeps, tx: Tx, path: string): Promise<ReadonlySet<string>> {
  const ledger = new Set((await store.selectDeletions(tx)).map(hex));
  for await (const row of readKnownRows(deps, path))
    if (row.table === 'deletions') ledger.add(hex(cell(row, 'user_hash')));
  return ledger;
}

/**
 * Returns a function that tells whether a row, or the account to which it belongs, is in the
 * ledger. It must see every row of the backup in its order: accounts precede what belongs to them.
 */
function createDeletedCheck(
  { keys }: RestoreDeps,
  ledger: ReadonlySet<string>,
): (row: BackupRow) => boolean {
  const deletedUsers = new Set<unknown>();
  return (row) => {
    if (ledger.size === 0) return false;
    const name = ledgerNames[row.table]?.(row);
    const isListed = name !== undefined && ledger.has(hex(ledgerHash(keys.loginCode, name)));
    if (isListed && row.table === 'users') deletedUsers.add(cell(row, 'id'));
    return isListed || deletedUsers.has(cell(row, 'user_id'));
  };
}

const isNeverRestored = ({ table }: { readonly table: string }): boolean =>
  !store.savedTables.some((name) => name === table);

/**
 * Inserts all rows except deleted ones, and those of tables that are not restored. Returns the
 * number omitted per table.
 */
async function insertRows(
  deps: RestoreDeps,
  tx: Tx,
  path: string,
  isDeleted: (row: BackupRow) => boolean,
): Promise<Counts> {
  const leftOut: Record<string, number> = {};
  let batch: BackupRow[] = [];
  const flush = async (): Promise<void> => {
    await store.insertRows(tx, deps.db.engine, batch);
    batch = [];
  };
  for await (const row of readKnownRows(deps, path)) {
    const isNextTable = batch[0] !== undefined && batch[0].table !== row.table;
    if (isNextTable || batch.length === maxRowsPerInsert) await flush();
    if (isNeverRestored(row) || isDeleted(row)) leftOut[row.table] = (leftOut[row.table] ?? 0) + 1;
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
  for (const table of store.tableNames)
    if (isNeverRestored({ table }) && (leftOut[table] ?? 0) > 0)
      deps.report(`${table}: ${leftOut[table]} rows left out: never restored`);
  return counts;
}

/**
 * Restores in one transaction and returns the number of rows of each table. Throws a `BackupError`
 * if the database has accounts, unless `replace` is true.
 */
export async function restore(
  deps: RestoreDeps,
  path: string,
  options: RestoreOptions,
): Promise<Counts> {
  const saved = await prepareRestore(deps, path, options);
  return deps.db.write(async (tx) => {
    await store.lockTables(tx, deps.db.engine);
    if (!options.replace && (await store.countRows(tx, 'users')) > 0)
      throw new BackupError(
        'The database has accounts in it. Add --replace to put the backup in their place.',
      );
    const isDeleted = createDeletedCheck(deps, await readLedger(deps, tx, path));
    await store.clearTables(tx, deps.db.engine);
    const leftOut = await insertRows(deps, tx, path, isDeleted);
    await store.emptyDroppedTables(tx);
    await store.continueNumbering(tx, deps.db.engine);
    return checkCounts(deps, tx, { saved, leftOut });
  });
}
