/** `spark keys` lists rows that need the previous master key, `--drop` gives them up (ADR 36). */

import { parseArgs } from 'node:util';
import { type Config, readMaintenanceConfig } from '../config/config.ts';
import {
  countRowsOnPreviousKey,
  describeRows,
  dropPreviousKey,
  hasRows,
} from '../features/keys/keys.ts';
import {
  findKeyring,
  type KeyCounts,
  deriveKeyId,
  type Keyring,
} from '../platform/crypto/keyring.ts';
import { findKeyIds, isKeyInUse } from '../platform/db/key-check.ts';
import { requireCurrentSchema } from '../platform/db/migrations/migrate.ts';
import { requireDatabase, withDatabase, withSnapshot } from './open-database.ts';
import { type Command, UsageError } from './run-command.ts';

function requireKeys(config: Config): Keyring {
  const keyring = findKeyring(config);
  if (!keyring)
    throw new UsageError('The master key is missing. Set MASTER_KEY, or put it into DATA_DIR.');
  return keyring;
}

interface RowsLeft {
  readonly counts: KeyCounts;
  /** Whether the database names the previous key; otherwise it was given up. */
  readonly isNoted: boolean;
}

/** Reads a snapshot, so that it also works beside a running server. */
const countRows = (config: Config, { current }: Keyring): Promise<RowsLeft> =>
  withSnapshot(config, ({ read }) =>
    read(async (tx) => {
      await requireCurrentSchema(tx);
      if (!(await isKeyInUse(tx, deriveKeyId(current.check))))
        throw new UsageError('The database belongs to another master key until the server starts.');
      const isNoted = (await findKeyIds(tx))?.previous !== null;
      return { counts: await countRowsOnPreviousKey(tx), isNoted };
    }),
  );

async function dropRows(config: Config, { current, previous }: Keyring): Promise<KeyCounts> {
  if (previous)
    throw new UsageError('Remove MASTER_KEY_PREVIOUS from the settings of every node first.');
  requireDatabase(config);
  return withDatabase(config, async (db) => {
    await db.read(requireCurrentSchema);
    return dropPreviousKey(db, current);
  });
}

const nothingLeft = 'Nothing in the database needs a previous master key.';

function describeLeft({ counts, isNoted }: RowsLeft): string {
  if (!hasRows(counts)) return nothingLeft;
  return isNoted
    ? `The previous master key is still needed for ${describeRows(counts)}.`
    : `The current master key does not find ${describeRows(counts)}. Name the key of that time in MASTER_KEY_PREVIOUS to use them again.`;
}

const describeDropped = (counts: KeyCounts): string =>
  hasRows(counts)
    ? `Given up: ${describeRows(counts)}. A backup made under the previous key can still be restored with it.`
    : nothingLeft;

export const keysCommand: Command = {
  run: async (args) => {
    const options = { drop: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const config = readMaintenanceConfig(process.env);
    const keyring = requireKeys(config);
    return values.drop
      ? describeDropped(await dropRows(config, keyring))
      : describeLeft(await countRows(config, keyring));
  },
};
