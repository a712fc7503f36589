import { describeRows, hasRows } from '../../features/keys/keys.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { readRows, type Verified, verify } from './backup-reader.ts';
import * as store from './backup-store.ts';
import { type LedgerFile, openLedgerFile, readEntry } from './deletions.ts';
import { BackupError, type BackupRow, type Counts, type Header } from './format.ts';
import { createLedger, type Entry, type Ledger } from './restore-ledger.ts';
import { accountId, createTakeBack, describeTakenBack, type TakeBack } from './taken-rows.ts';

interface RestoreDeps {
  readonly db: Database;
  readonly keys: Keyring<'loginCode' | 'check' | 'backup'>;
  readonly report: (line: string) => void;
}

export interface RestoreOptions {
  readonly replace: boolean;
  /** A file of `saveDeletions`. The restore leaves out what it lists. */
  readonly deletions?: string | undefined;
  /** Give up all rows that need a master key missing from the settings (ADR 36). */
  readonly withoutPreviousKey?: boolean;
  /** Restore though nobody knows all that was taken back since the backup. */
  readonly withoutDeletions?: boolean;
  /** The first day of which a ledger knows; earlier backups need `withoutDeletions`. */
  readonly ledgerSince?: string;
}

const tooOld = (since: string): string =>
  `What was taken back before ${since} is no longer listed (LEDGER_DAYS), so it would come back with this backup. Use a newer one, or add --without-deletions.`;

const unknownDeletions =
  'This database does not know what was deleted or taken back since the backup was made, so that would come back. Add --deletions FILE, the newest file that `bin/spark.mjs deletions` has written, or --without-deletions if there is none.';

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

const readOwnLedger = ({ db }: RestoreDeps, tx: Tx): AsyncIterable<Entry> =>
  store.streamRows(tx, db.engine, 'deletions') as AsyncIterable<Entry>; // as: rows of this table

/** Collects what was taken back by the database, the file, and the backup itself. */
async function readLedger(
  deps: ReadDeps,
  tx: Tx,
  path: string,
  saved: LedgerFile | null,
): Promise<Ledger> {
  const ledger = createLedger(deps.keys, deps.madeAt);
  for await (const entry of readOwnLedger(deps, tx)) ledger.add(entry);
  if (saved) for await (const row of saved.rows()) ledger.add(readEntry(row));
  for await (const row of readKnownRows(deps, path))
    if (row.table === 'deletions') ledger.addKnown(readEntry(row));
  ledger.requireReadable();
  return ledger;
}

/** Whether the database has or had an account of the backup, and so knows of later deletions. */
async function continuesBackup(deps: ReadDeps, tx: Tx, path: string): Promise<boolean> {
  const ledger = createLedger(deps.keys);
  for await (const entry of readOwnLedger(deps, tx)) ledger.add(entry);
  let ids: string[] = [];
  let hasAccounts = false;
  for await (const row of readKnownRows(deps, path)) {
    if (row.table !== 'users') continue;
    hasAccounts = true;
    if (ledger.has(accountId(row))) return true;
    ids.push(accountId(row));
    if (ids.length < store.maxIdsPerQuery) continue;
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

async function insertRows(
  deps: ReadDeps,
  tx: Tx,
  path: string,
  takeBack: TakeBack,
): Promise<Counts> {
  const leftOut: Record<string, number> = {};
  const { add, flush } = store.createInserter(tx, deps.db.engine);
  for await (const row of readKnownRows(deps, path)) {
    const left = isNeverRestored(row) ? null : takeBack(row);
    if (left) await add(store.withoutFormerColumns(left));
    else leftOut[row.table] = (leftOut[row.table] ?? 0) + 1;
  }
  await flush();
  return leftOut;
}

/** Says what the ledger took back without leaving out a row, and whom that locks out. */
async function reportTakenBack(
  { report }: RestoreDeps,
  tx: Tx,
  { counts, closedAccounts }: TakeBack,
): Promise<void> {
  report(describeTakenBack(counts));
  if (closedAccounts.length === 0) return;
  const closed = await store.countClosed(tx, closedAccounts);
  report(
    `${closedAccounts.length} accounts got a new login code since, which the backup does not know, and the old one stays refused: ${closedAccounts.length - closed} open by e-mail address or passkey, ${closed} no longer open at all.`,
  );
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
      `${table}: ${count} rows${omitted > 0 ? `, ${omitted} left out: taken back since` : ''}`,
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
  const file =
    options.deletions === undefined ? null : await openLedgerFile(options.deletions, deps.keys);
  if (file)
    deps.report(`What was taken back is known up to ${file.madeAt}, by ${options.deletions}.`);
  return deps.db.write(async (tx) => {
    await store.lockTables(tx, deps.db.engine);
    await store.requireKnownKey(tx, deps.keys);
    const accountsBefore = await store.selectAccountIds(tx);
    if (!options.replace && accountsBefore.length > 0)
      throw new BackupError(
        `The database has ${accountsBefore.length} accounts in it. Add --replace to discard them and put the backup in their place.`,
      );
    const since = options.ledgerSince ?? '';
    if (header.madeAt < since && options.withoutDeletions !== true)
      throw new BackupError(tooOld(since));
    const isChosen = file !== null || options.withoutDeletions === true;
    if (!isChosen && !(await continuesBackup(deps, tx, path)))
      throw new BackupError(unknownDeletions);
    const takeBack = createTakeBack(await readLedger(deps, tx, path, file));
    await store.clearTables(tx, deps.db.engine);
    if (file) await store.insertAll(tx, deps.db.engine, file.rows());
    const leftOut = await insertRows(deps, tx, path, takeBack);
    await store.emptyDroppedTables(tx);
    await store.fillLookups(tx);
    await notePreviousKey(deps, tx, header);
    await store.continueNumbering(tx, deps.db.engine);
    await reportDiscarded(deps, tx, accountsBefore);
    await reportTakenBack(deps, tx, takeBack);
    return checkCounts(deps, tx, { saved, leftOut });
  });
}
