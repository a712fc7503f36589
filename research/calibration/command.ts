/**
 * The operator's command: `--key FILE` estimates the item parameters from the donated copies in the
 * configured database, or with `--backup FILE` from those in a backup, and hands the result over,
 * or writes it with `--out FILE`. `--add FILE` hands over such a file (docs/operate.md). The key
 * may also be named by CALIBRATION_PRIVATE_KEY_FILE.
 */

import { existsSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { findSigner, readHeader } from '../../src/server/commands/backup/backup-reader.ts';
import { BackupError } from '../../src/server/commands/backup/format.ts';
import {
  CalibrationKeyError,
  readCalibrationKey,
} from '../../src/server/commands/calibration-key.ts';
import { openSnapshot } from '../../src/server/commands/open-database.ts';
import { createProgressBar } from '../../src/server/commands/progress-bar.ts';
import { UsageError } from '../../src/server/commands/run-command.ts';
import { type Config, readMaintenanceConfig } from '../../src/server/config/config.ts';
import {
  decodeResult,
  ResultFileError,
} from '../../src/server/features/calibration/calibration.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { utcDay } from '../../src/server/platform/clock.ts';
import { findKeyring } from '../../src/server/platform/crypto/keyring.ts';
import { Refusal } from '../../src/server/platform/refusal.ts';
import { CalibrationError, readSiteRows, type SiteRows } from './donations.ts';
import { handOver, writeResult } from './hand-over.ts';
import { calibrateSite } from './result.ts';

const options = {
  key: { type: 'string' },
  backup: { type: 'string' },
  out: { type: 'string' },
  add: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** A lower priority than the server's, which may run beside it. */
const niceness = 10;

/** Reads the backup, or a snapshot of the database, which is closed before the fit begins. */
async function readSite(config: Config, backup: string | undefined): Promise<SiteRows> {
  if (backup === undefined) {
    const snapshot = openSnapshot(config);
    return readSiteRows(snapshot).finally(() => snapshot.close());
  }
  const keyring = findKeyring(config);
  const signer = keyring && findSigner(await readHeader(backup), keyring);
  if (!signer)
    throw new CalibrationError(
      'The master key that signed the backup is missing. Set MASTER_KEY, or put its master.key into DATA_DIR.',
    );
  return readSiteRows({ path: backup, backupKey: signer.backup });
}

async function run(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options });
  const { add, backup, out, seed } = values;
  const config = readMaintenanceConfig(process.env);
  setPriority(Math.max(niceness, getPriority()));
  if (add !== undefined) {
    if (Object.keys(values).length > 1) throw new UsageError();
    return handOver(config, decodeResult(readFileSync(add, 'utf8')));
  }
  const keyPath = values.key ?? process.env['CALIBRATION_PRIVATE_KEY_FILE'];
  if (keyPath === undefined) throw new UsageError();
  if (out !== undefined && existsSync(out))
    throw new CalibrationError(`${out} exists already. Give the result another name.`);
  const privateKey = readCalibrationKey(keyPath);
  const result = calibrateSite(await readSite(config, backup), {
    bank: readItemBank(new URL('../../items/', import.meta.url)),
    privateKey,
    day: utcDay(Date.now()),
    seed,
    onProgress: createProgressBar(performance.now()),
  });
  return out === undefined ? handOver(config, result) : writeResult(out, result);
}

export const calibrateCommand = {
  expectedErrors: [BackupError, CalibrationError, CalibrationKeyError, Refusal, ResultFileError],
  run,
};
