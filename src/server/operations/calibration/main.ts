/** `npm run calibration-key -- FILE` makes the key pair of calibration (ADR 29). */

import { readConfig } from '../../config/config.ts';
import { runCommand, UsageError } from '../run-command.ts';
import { CalibrationKeyError, makeCalibrationKey } from './calibration-key.ts';

async function run(): Promise<string> {
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || rest.length > 0) throw new UsageError();
  const publicKey = makeCalibrationKey(path, readConfig(process.env).DATA_DIR);
  console.log(`CALIBRATION_PUBLIC_KEY=${Buffer.from(publicKey).toString('base64')}`);
  return `The private key is in ${path}. Keep it off this machine or closed to the server, and in no backup of the database.`;
}

await runCommand({
  usage: 'npm run calibration-key -- FILE',
  expectedErrors: [CalibrationKeyError],
  run,
});
