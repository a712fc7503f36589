/** `spark calibration key FILE` makes the key pair of calibration (ADR 29). */

import { readConfig } from '../../config/config.ts';
import { type Command, UsageError } from '../run-command.ts';
import { CalibrationKeyError, makeCalibrationKey } from './calibration-key.ts';

async function run([path, ...rest]: readonly string[]): Promise<string> {
  if (path === undefined || rest.length > 0) throw new UsageError();
  const publicKey = makeCalibrationKey(path, readConfig(process.env).DATA_DIR);
  console.log(`CALIBRATION_PUBLIC_KEY=${Buffer.from(publicKey).toString('base64')}`);
  return `The private key is in ${path}. Keep it off this machine or closed to the server, and in no backup of the database.`;
}

export const calibrationKeyCommand: Command = { expectedErrors: [CalibrationKeyError], run };
