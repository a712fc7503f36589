/** `npm run calibration-key -- FILE` makes the key pair of calibration (ADR 29). */

import { ConfigError, readConfig } from '../../config/config.ts';
import { CalibrationKeyError, makeCalibrationKey } from './calibration-key.ts';

const usage = 'npm run calibration-key -- FILE';

try {
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || rest.length > 0) throw new CalibrationKeyError(usage);
  const publicKey = makeCalibrationKey(path, readConfig(process.env).DATA_DIR);
  console.log(`CALIBRATION_PUBLIC_KEY=${Buffer.from(publicKey).toString('base64')}`);
  console.error(
    `The private key is in ${path}. Keep it off this machine or closed to the server, and in no backup of the database.`,
  );
} catch (error) {
  const isExpected = error instanceof CalibrationKeyError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
