import { describeRows, hasRows } from '../../features/keys/keys.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { readRows, type Verified, verify } from './backup-reader.ts';
import * as store from './backup-store.ts';
import {
  accountId,
  createDeletedCheck,
  isListed,
  type Ledger,
  readDeletions,
  readEntries,
  requireReadable,
  type SavedDeletions,
  toLedger,
  withoutErased,
} from './deletions.ts';
import { BackupError, type BackupRow, type Counts, type Header } from './format.ts';

const maxIdsPerQuery = 200;

interface RestoreDeps {
  readonly db: Database;
  readonly keys: Keyring<'loginCode' | 'check' | 'backup'>;
  readonly report: (line: string) => void;
}

export interface RestoreOptions {
  readonly replace: boolean;
  /** A file of `saveDeletions`. The restore leaves out everything that it lists. */
  readonly deletions?: string | undefined;
  /** Give up all rows that need a master key missing from the settings (ADR 36). */
  readonly withoutPreviousKey?: boolean;
  /** Restore into a database that does not know which rows were deleted since the backup. */
  readonly withoutDeletions?: boolean;
}

const unknownDeletions =
  'This database does not know what was deleted since the backup was made, so deleted accounts would come back. Add --deletions FILE, the newest file that `bin/spark.mjs deletions` has written, or --without-deletions if there is none.';

/** Describes the rows that a restore with these keys would lose; null if there are none. */
export function explainMissingKey(
  { signer, unreachable }: Pick<Verified, 'signer' | 'unreachable'>,
  { current }: Keyring<'check'>,
): string | null {
  if (!hasRows(unreachable)) return null;
  const rows = describeRows(unreachable);
  return Buffer.compare(signer.check, current.check) === 0
    ? `These of the backup would not work, because the master key before the one that signed it is not set: ${rows}. Name it in MASTER_KEY_PREVIOUS, or add --without-previous-key to give them up.`
    : `The backup was made during an earlier change of the master key, and these of it need a third one: ${rows}. Restore it into an empty database with the two master keys of that time, and change to the current one when nothing needs the older. Or add --without-previous-key to give them up.`;
}

async function prepareRestore(
  deps: RestoreDeps,
  path: string,
  { withoutPreviousKey = false }: RestoreOptions,
): Promise<Verified> {
  const verified = await verify(path, deps.keys);
  const { madeAt, steps } = verified.header;
  deps.report(`The backup was made at ${madeAt}.`);
  const missingKey = explainMissingKey(verified, deps.keys);
  if (missingKey !== null && !withoutPreviousKey) throw new BackupError(missingKey);
  if (missingKey !== null) deps.report(`Given up: ${describeRows(verified.unreachable)}.`);
  await deps.db.migrate();
  const known = new Set(await deps.db.read(store.selectSteps));
  if (!steps.every((step) => known.has(step)))
    throw new BackupError('The backup was made by a newer version of the program.');
  return verified;
}

interface ReadDeps extends RestoreDeps {
  readonly signer: Verified['signer'];
  readonly madeAt: string;
}

const readKnownRows = ({ signer }: ReadDeps, path: string): AsyncGenerator<BackupRow> =>
  readRows(path, signer.backup, store.requireKnownColumns);

/** Collects the deletions in the backup, the database and the file of deletions. */
async function readLedger(
  deps: ReadDeps,
  tx: Tx,
  path: string,
  saved: SavedDeletions | null,
): Promise<{ ledger: Ledger; rows: readonly BackupRow[] }> {
  const rows = saved?.rows ?? [];
  const entries = [...(await store.selectDeletions(tx)), ...readEntries(rows)];
  for await (const row of readKnownRows(deps, path)) entries.push(...readEntries([row]));
  requireReadable(entries, deps.keys, deps.madeAt);
  return { ledger: toLedger(entries), rows };
}

/** Whether the database has or had an account of the backup, and so knows of later deletions. */
async function continuesBackup(deps: ReadDeps, tx: Tx, path: string): Promise<boolean> {
  const ledger = toLedger(await store.selectDeletions(tx));
  let ids: string[] = [];
  let hasAccounts = false;
  for await (const row of readKnownRows(deps, path)) {
    if (row.table !== 'users') continue;
    hasAccounts = true;
    if (isListed(row, ledger, deps.keys)) return true;
    ids.push(accountId(row));
    if (ids.length < maxIdsPerQuery) continue;
    if (await store.hasAnyAccount(tx, ids)) return true;
    ids = [];
  }
  return !hasAccounts || store.hasAnyAccount(tx, ids);
}

/** Notes the previous key if restored rows may need it. Rows that need a third key are given up. */
async function notePreviousKey({ keys, signer }: ReadDeps, tx: Tx, header: Header): Promise<void> {
  const { current, previous } = keys;
  const isCurrent = Buffer.compare(signer.check, current.check) === 0;
  if (isCurrent && header.previousKeyCheck === undefined) return;
  await store.notePreviousCheck(tx, current.check, previous?.check ?? null);
}

const isNeverRestored = ({ table }: { readonly table: string }): boolean =>
  !store.savedTables.some((name) => name === table);

async function insertRows(deps: ReadDeps, tx: Tx, path: string, ledger: Ledger): Promise<Counts> {
  const isDeleted = createDeletedCheck(deps.keys, ledger);
  const leftOut: Record<string, number> = {};
  const { add, flush } = store.createInserter(tx, deps.db.engine);
  for await (const row of readKnownRows(deps, path))
    if (isNeverRestored(row) || isDeleted(row)) leftOut[row.table] = (leftOut[row.table] ?? 0) + 1;
    else await add(withoutErased(store.withoutFormerColumns(row), ledger, deps.keys));
  await flush();
  return leftOut;
}

/** A replaced table must have exactly the expected rows, a kept one may have more. */
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

async function reportDiscarded(
  { report }: RestoreDeps,
  tx: Tx,
  before: readonly string[],
): Promise<void> {
  if (before.length === 0) return;
  const restored = new Set(await store.selectAccountIds(tx));
  const lost = before.filter((id) => !restored.has(id)).length;
  report(
    `--replace discards the ${before.length} accounts of this database; not in the backup: ${lost}.`,
  );
}

/** Runs in one transaction: if it throws a `BackupError` or `KeyMismatch`, nothing has changed. */
export async function restore(
  given: RestoreDeps,
  path: string,
  options: RestoreOptions,
): Promise<Counts> {
  const { header, counts: saved, signer } = await prepareRestore(given, path, options);
  const deps: ReadDeps = { ...given, signer, madeAt: header.madeAt };
  const deletions =
    options.deletions === undefined ? null : await readDeletions(options.deletions, deps.keys);
  if (deletions)
    deps.report(`What was deleted is known up to ${deletions.madeAt}, by ${options.deletions}.`);
  return deps.db.write(async (tx) => {
    await store.lockTables(tx, deps.db.engine);
    await store.requireKnownKey(tx, deps.keys);
    const accountsBefore = await store.selectAccountIds(tx);
    if (!options.replace && accountsBefore.length > 0)
      throw new BackupError(
        `The database has ${accountsBefore.length} accounts in it. Add --replace to discard them and put the backup in their place.`,
      );
    const isChosen = deletions !== null || options.withoutDeletions === true;
    if (!isChosen && !(await continuesBackup(deps, tx, path)))
      throw new BackupError(unknownDeletions);
    const { ledger, rows } = await readLedger(deps, tx, path, deletions);
    await store.clearTables(tx, deps.db.engine);
    const inserter = store.createInserter(tx, deps.db.engine);
    for (const row of rows) await inserter.add(row);
    await inserter.flush();
    const leftOut = await insertRows(deps, tx, path, ledger);
    await store.emptyDroppedTables(tx);
    await notePreviousKey(deps, tx, header);
    await store.continueNumbering(tx, deps.db.engine);
    await reportDiscarded(deps, tx, accountsBefore);
    return checkCounts(deps, tx, { saved, leftOut });
  });
}
