/**
 * `npm run keys` tells what only the previous master key finds or opens (ADR 36); `npm run keys --
 * --drop` gives that up.
 */

import { parseArgs } from 'node:util';
import { type Config, readMaintenanceConfig } from '../../config/config.ts';
import {
  countRowsOnPreviousKey,
  describeRows,
  dropPreviousKey,
  hasRows,
} from '../../features/accounts/accounts.ts';
import {
  findKeyring,
  type KeyCounts,
  deriveKeyId,
  type Keyring,
} from '../../platform/crypto/keyring.ts';
import { isKeyInUse } from '../../platform/db/key-check.ts';
import { openDatabase, openSnapshot, requireDatabase } from '../open-database.ts';
import { runCommand, UsageError } from '../run-command.ts';
import { requireCurrentSchema } from '../schema-store.ts';

function requireKeys(config: Config): Keyring {
  const keyring = findKeyring(config);
  if (!keyring)
    throw new UsageError('The master key is missing. Set MASTER_KEY, or put it into DATA_DIR.');
  return keyring;
}

/** Reads a snapshot, so that it also works beside a running server. */
async function countRows(config: Config, { current }: Keyring): Promise<KeyCounts> {
  const snapshot = openSnapshot(config);
  try {
    return await snapshot.read(async (tx) => {
      await requireCurrentSchema(tx);
      if (!(await isKeyInUse(tx, deriveKeyId(current.check))))
        throw new UsageError('The database belongs to another master key until the server starts.');
      return countRowsOnPreviousKey(tx);
    });
  } finally {
    await snapshot.close();
  }
}

async function dropRows(config: Config, { current, previous }: Keyring): Promise<KeyCounts> {
  if (previous)
    throw new UsageError('Remove MASTER_KEY_PREVIOUS from the settings of every node first.');
  requireDatabase(config);
  const db = openDatabase(config);
  try {
    await db.read(requireCurrentSchema);
    return await dropPreviousKey(db, current);
  } finally {
    await db.close();
  }
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
  const keyring = requireKeys(config);
  const counts = await (values.drop ? dropRows : countRows)(config, keyring);
  return describe(counts, values.drop);
}

await runCommand({ usage: 'npm run keys [-- --drop]', run });
