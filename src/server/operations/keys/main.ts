/**
 * `npm run keys` tells what only the previous master key finds or opens (ADR 36); `npm run keys --
 * --drop` gives that up.
 */

import { parseArgs } from 'node:util';
import { type Config, ConfigError, readMaintenanceConfig } from '../../config/config.ts';
import {
  countRowsOnPreviousKey,
  describeRows,
  dropPreviousKey,
  hasRows,
} from '../../features/accounts/accounts.ts';
import {
  findKeyring,
  type KeyCounts,
  keyIdOf,
  SameMasterKeys,
} from '../../platform/crypto/keyring.ts';
import { DatabaseUnavailable } from '../../platform/db/errors.ts';
import { isKeyInUse, KeyMismatch } from '../../platform/db/key-check.ts';
import { openPostgres } from '../../platform/db/postgres/postgres.ts';
import { FolderInUse } from '../../platform/db/sqlite/folder-lock.ts';
import { hasSqliteDatabase, openSqlite } from '../../platform/db/sqlite/sqlite.ts';

class UsageError extends Error {}

function openDatabase({ DATABASE_URL, DATA_DIR }: Config) {
  if (DATABASE_URL !== undefined) return openPostgres(DATABASE_URL, { profile: 'maintenance' });
  if (hasSqliteDatabase(DATA_DIR)) return openSqlite(DATA_DIR);
  throw new UsageError(`There is no database in ${DATA_DIR}.`);
}

function requireKeys(config: Config) {
  const keyring = findKeyring(config);
  if (!keyring)
    throw new UsageError('The master key is missing. Set MASTER_KEY, or put it into DATA_DIR.');
  return keyring;
}

function describe(counts: KeyCounts, isDropped: boolean): string {
  if (!hasRows(counts)) return 'Nothing in the database needs a previous master key.';
  return isDropped
    ? `Given up: ${describeRows(counts)}. A backup made under the previous key can still be restored with it.`
    : `The previous master key is still needed for ${describeRows(counts)}.`;
}

async function run(): Promise<string> {
  const { values } = parseArgs({ options: { drop: { type: 'boolean', default: false } } });
  const config = readMaintenanceConfig(process.env);
  const { present, previous } = requireKeys(config);
  if (values.drop && previous)
    throw new UsageError('Remove MASTER_KEY_PREVIOUS from the settings of every node first.');
  const db = openDatabase(config);
  try {
    if (values.drop) return describe(await dropPreviousKey(db, present), true);
    if (!(await db.read((tx) => isKeyInUse(tx, keyIdOf(present.check)))))
      throw new UsageError('The database belongs to another master key until the server starts.');
    return describe(await db.read(countRowsOnPreviousKey), false);
  } finally {
    await db.close();
  }
}

const expectedErrors = [
  ConfigError,
  DatabaseUnavailable,
  FolderInUse,
  KeyMismatch,
  SameMasterKeys,
  UsageError,
];

function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isUsage) return 'npm run keys [-- --drop]';
  const isExpected = expectedErrors.some((kind) => error instanceof kind);
  return isExpected ? error.message : (error.stack ?? error.message);
}

try {
  console.error(await run());
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
