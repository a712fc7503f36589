/**
 * `npm run calibration -- fit --key FILE` estimates the item parameters from the donated copies in
 * the configured database, or with `--backup FILE` from those in a backup. It hands the parameter
 * set to the server, or writes it with `--out FILE`, which `spark calibration add` hands over
 * (docs/operate.md), and prints the report. CALIBRATION_PRIVATE_KEY_FILE may name the key instead.
 */

import { existsSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { serialiseParameterSet, type ParameterSet } from 'spark-psychometrics';
import { findSigner, readHeader } from '../../src/server/commands/backup/backup-reader.ts';
import { BackupError } from '../../src/server/commands/backup/format.ts';
import {
  CalibrationKeyError,
  readCalibrationKey,
} from '../../src/server/commands/calibration-key.ts';
import { handOver, nameSet, writeWhole } from '../../src/server/commands/hand-over.ts';
import { openSnapshot } from '../../src/server/commands/open-database.ts';
import { createProgressBar } from '../../src/server/commands/progress-bar.ts';
import { type Command, runCommand, UsageError } from '../../src/server/commands/run-command.ts';
import { type Config, readMaintenanceConfig } from '../../src/server/config/config.ts';
import { readItemBank } from '../../src/server/features/survey/survey.ts';
import { utcDay } from '../../src/server/platform/clock.ts';
import { findKeyring } from '../../src/server/platform/crypto/keyring.ts';
import { Refusal } from '../../src/server/platform/refusal.ts';
import { CalibrationError, readSiteRows, type SiteRows } from './donations.ts';
import { renderReport } from './report-page.ts';
import { calibrateSite } from './result.ts';

const options = {
  key: { type: 'string' },
  backup: { type: 'string' },
  out: { type: 'string' },
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

async function fit(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options });
  const { backup, out, seed } = values;
  const config = readMaintenanceConfig(process.env);
  setPriority(Math.max(niceness, getPriority()));
  const keyPath = values.key ?? process.env['CALIBRATION_PRIVATE_KEY_FILE'];
  if (keyPath === undefined) throw new UsageError();
  if (out !== undefined && existsSync(out))
    throw new CalibrationError(`${out} exists already. Give the result another name.`);
  const privateKey = readCalibrationKey(keyPath);
  const bank = readItemBank(new URL('../../items/', import.meta.url));
  const { set, report } = calibrateSite(await readSite(config, backup), {
    bank,
    privateKey,
    day: utcDay(Date.now()),
    seed,
    onProgress: createProgressBar(performance.now()),
  });
  console.log(
    renderReport(set.version, report, new Map(bank.texts.map(({ id, text }) => [id, text]))),
  );
  return out === undefined ? handOver(config, set) : writeSet(out, set);
}

function writeSet(path: string, set: ParameterSet): string {
  writeWhole(path, serialiseParameterSet(set));
  return `${nameSet(set)} is in ${path}; hand it over with \`spark calibration add\`.`;
}

const fitCommand: Command = {
  expectedErrors: [BackupError, CalibrationError, CalibrationKeyError, Refusal],
  run: fit,
};

const usage = `npm run calibration -- …
  fit --key FILE [--backup FILE] [--out FILE] [--seed TEXT]
      fits the questions to donated answers, and prints a report`;

const commands: Readonly<Record<string, Command>> = { fit: fitCommand };
const refused: Command = { run: () => Promise.reject(new UsageError()) };

const [name = '', ...args] = process.argv.slice(2);
await runCommand(commands[name] ?? refused, { usage, args });
