/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, on the database that the settings name. */
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { FolderInUse } from '../db/folder-lock.ts';
import { openPostgres, openPostgresSnapshot } from '../db/postgres.ts';
import { openSqlite, openSqliteSnapshot } from '../db/sqlite.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { checkKeys, OtherKeys } from '../db/key-check.ts';
import { readKeys } from '../secrets.ts';
import { backUp, BackupProblem, restore } from './backup.ts';

const usage = 'npm run backup -- FILE, or npm run restore -- FILE [--replace]';
const report = (line: string): void => console.error(line);

async function runBackup(config: Config, path: string): Promise<string> {
  const snapshot = config.DATABASE_URL === undefined ? openSqliteSnapshot(config.DATA_DIR) : openPostgresSnapshot(config.DATABASE_URL);
  try {
    const { users } = await backUp({ snapshot, now: Date.now, report }, path);
    return `${users} accounts are in ${path}. It can be used with the same master key only; keep that elsewhere.`;
  } finally {
    await snapshot.close();
  }
}

async function runRestore(config: Config, path: string, replace: boolean): Promise<string> {
  const keys = readKeys(config.MASTER_KEY, config.DATA_DIR);
  const db = config.DATABASE_URL === undefined ? openSqlite(config.DATA_DIR) : openPostgres(config.DATABASE_URL, 'patient');
  try {
    const { users } = await restore({ db, keys, report }, path, { replace });
    await checkKeys(db, keys.check);
    return `${users} accounts are restored; everybody signs in again.`;
  } finally {
    await db.close();
  }
}

function explain(error: unknown): string {
  const known = [BackupProblem, ConfigError, DatabaseUnavailable, FolderInUse, OtherKeys].some((kind) => error instanceof kind);
  const isFileProblem = error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR'].includes(String(error.code));
  return error instanceof Error ? (known || isFileProblem ? error.message : (error.stack ?? error.message)) : String(error);
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });
  const [command, path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new BackupProblem(usage);
  const config = readConfig(process.env);
  console.error(command === 'restore' ? await runRestore(config, path, values.replace) : await runBackup(config, path));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
