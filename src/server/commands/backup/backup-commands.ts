import { parseArgs } from 'node:util';
import { type Config, readMaintenanceConfig } from '../../config/config.ts';
import { firstLedgerDay } from '../../features/accounts/ledger/ledger.ts';
import { adoptMasterKey } from '../../features/keys/keys.ts';
import { findKeyring, readKeyring } from '../../platform/crypto/keyring.ts';
import { KeyStillNeeded } from '../../platform/db/key-check.ts';
import { openPostgres } from '../../platform/db/postgres/postgres.ts';
import { markAsMoved } from '../../platform/db/sqlite/folder.ts';
import {
  hasSqliteDatabase,
  openSqlite,
  openSqliteSnapshot,
} from '../../platform/db/sqlite/sqlite.ts';
import { requireDatabase, withDatabase, withSnapshot } from '../open-database.ts';
import { createProgressBar } from '../progress-bar.ts';
import { type Command, UsageError } from '../run-command.ts';
import { type Applied, applyDeletions } from './apply-deletions.ts';
import { verify } from './backup-reader.ts';
import { type BackupDeps, backUp } from './backup.ts';
import { saveDeletions } from './deletions.ts';
import { BackupError } from './format.ts';
import { move } from './move.ts';
import { explainMissingKey, restore, type RestoreOptions } from './restoration.ts';
import { describeTakenBack } from './taken-rows.ts';

const report = (line: string): void => console.error(line);

const withDeps = (config: Config, save: (deps: BackupDeps) => Promise<string>): Promise<string> =>
  withSnapshot(config, (snapshot) =>
    save({ snapshot, keys: findKeyring(config), now: Date.now, report }),
  );

const runBackup = (config: Config, path: string): Promise<string> =>
  withDeps(config, async (deps) => {
    const { users } = await backUp(deps, path === '-' ? process.stdout : path);
    const place = path === '-' ? 'the backup' : path;
    return `${users} accounts are in ${place}. It can be used with the same master key only; keep that elsewhere.`;
  });

async function runVerify(config: Config, path: string): Promise<string> {
  const keys = findKeyring(config);
  if (!keys) throw new BackupError('Without the master key no backup can be verified.');
  const verified = await verify(path, keys);
  const { counts, header } = verified;
  const missingKey = explainMissingKey(verified, keys);
  if (missingKey !== null) report(`With these settings a restore refuses it. ${missingKey}`);
  return `The backup is complete and unchanged: made at ${header.madeAt}, ${counts['users'] ?? 0} accounts.`;
}

async function runDeletions(config: Config, path: string): Promise<string> {
  if (path === '-')
    throw new BackupError(
      'The ledger needs a file: what an earlier one of its name lists is kept. Name it, and copy it from there.',
    );
  return withDeps(
    config,
    async (deps) =>
      `${await saveDeletions(deps, path, config.LEDGER_DAYS)} entries are in ${path}.`,
  );
}

const describeApplied = (applied: Applied): string => {
  const { users, links, pairs, passkeys } = applied;
  const copies = applied.donations + applied.pending_donations;
  return `Deleted again: accounts ${users}, links ${links}, shared readings ${pairs}, donated copies ${copies}, passkeys ${passkeys}. ${describeTakenBack(applied)} Everybody signs in again.`;
};

async function runApply(config: Config, path: string): Promise<string> {
  requireDatabase(config);
  const keys = findKeyring(config);
  if (!keys) throw new BackupError('Deletions cannot be recognised without the master key.');
  return withDatabase(config, (db) =>
    withSnapshot(config, async (snapshot) =>
      describeApplied(await applyDeletions({ db, snapshot, keys, now: Date.now }, path)),
    ),
  );
}

/** The restored rows stay, but the server refuses to start until the key is named. */
function warnOfMissingKey(error: unknown): void {
  if (!(error instanceof KeyStillNeeded)) throw error;
  report(error.message);
}

async function runRestore(config: Config, path: string, options: RestoreOptions): Promise<string> {
  const keys = readKeyring(config);
  return withDatabase(config, async (db) => {
    const ledgerSince = firstLedgerDay(Date.now(), config.LEDGER_DAYS);
    const { users } = await restore({ db, keys, report }, path, { ...options, ledgerSince });
    await adoptMasterKey(db, keys).catch(warnOfMissingKey);
    return `${users} accounts are restored; everybody signs in again.`;
  });
}

/** The SQLite database stays open, so that its lock keeps a server from starting on the folder. */
async function runMove({ DATA_DIR, DATABASE_URL }: Config): Promise<string> {
  if (DATABASE_URL === undefined) throw new UsageError();
  if (!hasSqliteDatabase(DATA_DIR))
    throw new BackupError(
      `There is no database in ${DATA_DIR}. Set DATA_DIR to the folder of the one to move.`,
    );
  const embedded = openSqlite(DATA_DIR);
  const target = openPostgres(DATABASE_URL, { profile: 'maintenance' });
  try {
    await embedded.migrate();
    const source = openSqliteSnapshot(DATA_DIR);
    const progress = createProgressBar(performance.now());
    const { users } = await move({ source, target, report, progress }).finally(() =>
      source.close(),
    );
    markAsMoved(DATA_DIR, new Date().toISOString().slice(0, 10));
    return `${users} accounts are moved. Start the server with DATABASE_URL and the same master key; nobody is signed out. The old database still holds all of it: delete spark.sqlite from DATA_DIR once you have a backup of the new one.`;
  } finally {
    await target.close();
    await embedded.close();
  }
}

const toggle = { type: 'boolean', default: false } as const;
const expectedErrors = [BackupError];

function requirePath([path = '', ...rest]: readonly string[]): string {
  if (path === '' || rest.length > 0) throw new UsageError();
  return path;
}

export const backupCommand: Command = {
  expectedErrors,
  run: async (args) => {
    const options = { verify: toggle };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const path = requirePath(positionals);
    const config = readMaintenanceConfig(process.env);
    return values.verify ? runVerify(config, path) : runBackup(config, path);
  },
};

export const deletionsCommand: Command = {
  expectedErrors,
  run: async (args) => {
    const options = { apply: toggle };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const path = requirePath(positionals);
    const config = readMaintenanceConfig(process.env);
    return values.apply ? runApply(config, path) : runDeletions(config, path);
  },
};

export const restoreCommand: Command = {
  expectedErrors,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: toggle,
        deletions: { type: 'string' },
        'without-deletions': toggle,
        'without-previous-key': toggle,
      },
    });
    const path = requirePath(positionals);
    const withoutDeletions = values['without-deletions'];
    const withoutPreviousKey = values['without-previous-key'];
    const options = { ...values, withoutDeletions, withoutPreviousKey };
    return runRestore(readMaintenanceConfig(process.env), path, options);
  },
};

/** DATABASE_URL may hold the address too, because arguments are visible in process lists. */
export const moveCommand: Command = {
  expectedErrors,
  run: async ([url, ...rest]) => {
    if (rest.length > 0 || url?.startsWith('-')) throw new UsageError();
    const given = url !== undefined && { DATABASE_URL: url, MIGRATION_DATABASE_URL: '' };
    return runMove(readMaintenanceConfig({ ...process.env, ...given }));
  },
};
