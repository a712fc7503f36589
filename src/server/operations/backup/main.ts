/**
 * `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, on the database that the settings name;
 * `npm run move -- postgres://…`, from the embedded database in DATA_DIR.
 */

import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../../config/config.ts';
import { readKeys } from '../../platform/crypto/keys.ts';
import { DatabaseUnavailable } from '../../platform/db/errors.ts';
import { checkKeys, KeyMismatch } from '../../platform/db/key-check.ts';
import { openPostgres, openPostgresSnapshot } from '../../platform/db/postgres/postgres.ts';
import { FolderInUse } from '../../platform/db/sqlite/folder-lock.ts';
import {
  hasSqliteDatabase,
  openSqlite,
  openSqliteSnapshot,
} from '../../platform/db/sqlite/sqlite.ts';
import { progressLine } from '../progress-line.ts';
import { backUp, BackupProblem, restore } from './backup.ts';
import { move } from './move.ts';

const usage =
  'npm run backup -- FILE, npm run restore -- FILE [--replace], or npm run move -- postgres://user:password@host:port/database';
const report = (line: string): void => console.error(line);

async function runBackup(config: Config, path: string): Promise<string> {
  const snapshot =
    config.DATABASE_URL === undefined
      ? openSqliteSnapshot(config.DATA_DIR)
      : openPostgresSnapshot(config.DATABASE_URL);
  try {
    const { users } = await backUp({ snapshot, now: Date.now, report }, path);
    return `${users} accounts are in ${path}. It can be used with the same master key only; keep that elsewhere.`;
  } finally {
    await snapshot.close();
  }
}

async function runRestore(config: Config, path: string, replace: boolean): Promise<string> {
  const keys = readKeys(config.MASTER_KEY, config.DATA_DIR);
  const db =
    config.DATABASE_URL === undefined
      ? openSqlite(config.DATA_DIR)
      : openPostgres(config.DATABASE_URL, { profile: 'maintenance' });
  try {
    const { users } = await restore({ db, keys, report }, path, { replace });
    await checkKeys(db, keys.check);
    return `${users} accounts are restored; everybody signs in again.`;
  } finally {
    await db.close();
  }
}

/** The embedded database stays as it is; its lock keeps every server away from it meanwhile. */
async function runMove({ DATA_DIR, DATABASE_URL }: Config): Promise<string> {
  if (DATABASE_URL === undefined) throw new BackupProblem(usage);
  if (!hasSqliteDatabase(DATA_DIR))
    throw new BackupProblem(
      `There is no database in ${DATA_DIR}. Set DATA_DIR to the folder of the one to move.`,
    );
  const embedded = openSqlite(DATA_DIR);
  const target = openPostgres(DATABASE_URL, { profile: 'maintenance' });
  try {
    await embedded.migrate();
    const source = openSqliteSnapshot(DATA_DIR);
    const { users } = await move({
      source,
      target,
      report,
      progress: progressLine(performance.now()),
    }).finally(() => source.close());
    return `${users} accounts are moved. Start the server with DATABASE_URL and the same master key; nobody is signed out. The old database still holds all of it: delete spark.sqlite from DATA_DIR once you have a backup of the new one.`;
  } finally {
    await target.close();
    await embedded.close();
  }
}

const commands: Readonly<Record<string, (path: string, replace: boolean) => Promise<string>>> = {
  backup: (path) => runBackup(readConfig(process.env), path),
  restore: (path, replace) => runRestore(readConfig(process.env), path, replace),
  move: (url) => runMove(readConfig({ ...process.env, ...(url && { DATABASE_URL: url }) })),
};

function explain(error: unknown): string {
  const known = [BackupProblem, ConfigError, DatabaseUnavailable, FolderInUse, KeyMismatch].some(
    (kind) => error instanceof kind,
  );
  const isFileProblem =
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR'].includes(String(error.code));
  return error instanceof Error
    ? known || isFileProblem
      ? error.message
      : (error.stack ?? error.message)
    : String(error);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [name = '', path = '', ...more] = positionals;
  const command = commands[name];
  if (!command || (path === '' && name !== 'move') || more.length > 0)
    throw new BackupProblem(usage); // the address to move to may be in DATABASE_URL: not everybody may read it in the list of processes
  console.error(await command(path, values.replace));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
