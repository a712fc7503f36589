import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { fromPem, newKeyPair, toPem } from '../platform/crypto/seal-to-key.ts';
import { type Command, UsageError } from './run-command.ts';

export class CalibrationKeyError extends Error {}

function toRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(toRealPath(folder), basename(path));
  }
}

/** Whether a path lies in a folder, so that every copy of the folder would include it. */
export const isInside = (folder: string, path: string): boolean =>
  !relative(toRealPath(resolve(folder)), toRealPath(resolve(path))).startsWith('..');

/** Throws a `CalibrationKeyError` if the file exists, or lies in the data folder. */
export function makeCalibrationKey(path: string, dataFolder: string): Uint8Array {
  if (isInside(dataFolder, path))
    throw new CalibrationKeyError(
      `${path} lies in ${dataFolder}, beside what it opens. Name a file elsewhere, which no backup of the database contains.`,
    );
  const { publicKey, privateKey } = newKeyPair();
  try {
    writeFileSync(path, toPem(privateKey), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CalibrationKeyError(
      code === 'EEXIST'
        ? `${path} exists already. A new key could not read what was sealed to it, so it is never overwritten.`
        : `${path} cannot be written (${code}).`,
    );
  }
  return publicKey;
}

export function readCalibrationKey(path: string): Uint8Array {
  try {
    return fromPem(readFileSync(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new CalibrationKeyError(`${path} holds no private key${code}.`);
  }
}

/** Prints the public key behind `prefix`, and `advice` on the private one. */
const keyCommand = (prefix: string, advice: string): Command => ({
  expectedErrors: [CalibrationKeyError],
  run: async ([path, ...rest]) => {
    if (path === undefined || rest.length > 0) throw new UsageError();
    const publicKey = makeCalibrationKey(path, readConfig(process.env).DATA_DIR);
    console.log(`${prefix}${Buffer.from(publicKey).toString('base64')}`);
    return `The private key is in ${path}. ${advice}`;
  },
});

export const calibrationKeyCommand = keyCommand(
  'CALIBRATION_PUBLIC_KEY=',
  'Keep it off this machine or closed to the server, and in no backup of the database.',
);
export const studyKeyCommand = keyCommand(
  '',
  'Keep it and a copy of it, away from the server: without it nobody can read the answers.',
);
