/** Checks the key pair of calibration (ADR 29). */

import { statSync } from 'node:fs';
import type { Config } from '../../../config/config.ts';
import { publicKeyOf } from '../../../platform/crypto/x25519.ts';
import {
  CalibrationKeyError,
  isInside,
  readCalibrationKey,
} from '../../calibration/calibration-key.ts';
import { type Finding, ok, problem } from './finding.ts';

const subject = 'calibration';

/** `path` is the file of the private key, if the operator named one. */
export function checkCalibrationKey(config: Config, path: string | undefined): Finding[] {
  const { CALIBRATION_PUBLIC_KEY: publicKey, DATA_DIR } = config;
  const offered = ok(subject, 'Visitors may donate a copy of their answers.');
  if (path === undefined) return publicKey === undefined ? [] : [offered];
  if (isInside(DATA_DIR, path))
    return [
      problem(subject, `${path} lies in ${DATA_DIR}, beside the copies that it opens. Move it.`),
    ];
  try {
    const privateKey = readCalibrationKey(path);
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
      return [problem(subject, `Others on this machine can read ${path}. Run: chmod 600 ${path}`)];
    const expected = Buffer.from(publicKeyOf(privateKey)).toString('base64');
    return publicKey === undefined || publicKey === expected
      ? [ok(subject, 'The private key opens what visitors donate.')]
      : [problem(subject, `${path} does not belong to CALIBRATION_PUBLIC_KEY, ${expected} would.`)];
  } catch (error) {
    if (error instanceof CalibrationKeyError) return [problem(subject, error.message)];
    throw error;
  }
}
