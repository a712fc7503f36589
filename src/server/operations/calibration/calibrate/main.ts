/**
 * `spark calibration calibrate --key FILE` estimates the item parameters from the donated copies
 * in the configured database, or with `--backup FILE` from those in a backup, and hands the result
 * over, or writes it with `--out FILE`. `--add FILE` hands over such a file. With `--if-due` it
 * does nothing unless enough copies are new (docs/operate.md). The key may also be named by
 * CALIBRATION_PRIVATE_KEY_FILE.
 */

import { existsSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readMaintenanceConfig } from '../../../config/config.ts';
import {
  type CalibrationResult,
  decodeResult,
  encodeResult,
  replaceFile,
  ResultFileError,
} from '../../../features/calibration/calibration.ts';
import { readItemBank } from '../../../features/survey/survey.ts';
import { findKeyring } from '../../../platform/crypto/keyring.ts';
import { Refusal } from '../../../platform/refusal/refusal.ts';
import { findSigner, readHeader } from '../../backup/file/backup-reader.ts';
import { BackupError } from '../../backup/file/format.ts';
import { openSnapshot } from '../../open-database.ts';
import { createProgressBar } from '../../progress-bar.ts';
import { type Command, UsageError } from '../../run-command.ts';
import { CalibrationKeyError, readCalibrationKey } from '../calibration-key.ts';
import { handOver } from '../result/hand-over.ts';
import { CalibrationError } from '../site/calibration-error.ts';
import { openShared } from '../site/site-store.ts';
import { type CalibrateDeps, calibrateSite } from './calibrate-site.ts';

const options = {
  key: { type: 'string' },
  backup: { type: 'string' },
  out: { type: 'string' },
  add: { type: 'string' },
  state: { type: 'string' },
  seed: { type: 'string' },
  'if-due': { type: 'boolean', default: false },
} as const;

/** A lower priority than the server's, which may run beside it. */
const niceness = 10;

/** Reads from the backup, or from a snapshot of the database. */
function createReader(config: Config, backup: string | undefined): CalibrateDeps['read'] {
  return async (use) => {
    if (backup === undefined) {
      const snapshot = openSnapshot(config);
      return use(snapshot).finally(() => snapshot.close());
    }
    const keyring = findKeyring(config);
    const signer = keyring && findSigner(await readHeader(backup), keyring);
    if (!signer)
      throw new CalibrationError(
        'The master key that signed the backup is missing. Set MASTER_KEY, or put its master.key into DATA_DIR.',
      );
    return use({ path: backup, backupKey: signer.backup });
  };
}

function writeResult(path: string, result: CalibrationResult): string {
  replaceFile(path, encodeResult(result));
  return `The parameter set ${result.set.version} from ${result.set.people} people is in ${path}; hand it over with --add.`;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function calibrate(config: Config, values: Values, keyPath: string): Promise<string> {
  const { backup, out } = values;
  if (out !== undefined && existsSync(out))
    throw new CalibrationError(`${out} exists already. Give the result another name.`);
  const sharedDb = backup === undefined ? openShared(config) : null;
  const beside = backup === undefined ? join(config.DATA_DIR, 'calibration') : `${backup}.state`;
  try {
    const { line, isProblem } = await calibrateSite({
      read: createReader(config, backup),
      bank: readItemBank(new URL('../../../../../items/', import.meta.url)),
      privateKey: readCalibrationKey(keyPath),
      stateFolder: values.state ?? beside,
      sharedDb,
      ifDue: values['if-due'],
      seed: values.seed,
      now: Date.now,
      report: (text) => console.error(text),
      progress: createProgressBar(performance.now()),
      handOver: async (result) =>
        out === undefined ? handOver(config, result) : writeResult(out, result),
    });
    if (isProblem) process.exitCode = 1;
    return line;
  } finally {
    await sharedDb?.close();
  }
}

async function run(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options });
  const config = readMaintenanceConfig(process.env);
  setPriority(Math.max(niceness, getPriority()));
  if (values.add !== undefined) {
    if (Object.keys(values).length > 2) throw new UsageError();
    return handOver(config, decodeResult(readFileSync(values.add, 'utf8')));
  }
  const keyPath = values.key ?? process.env['CALIBRATION_PRIVATE_KEY_FILE'];
  if (keyPath === undefined) throw new UsageError();
  return calibrate(config, values, keyPath);
}

export const calibrateCommand: Command = {
  expectedErrors: [BackupError, CalibrationError, CalibrationKeyError, Refusal, ResultFileError],
  run,
};
