/** Checks the secrets among the settings. */

import { statSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { publicKeyOf } from '../../platform/crypto/seal-to-key.ts';
import { CalibrationKeyError, isInside, readCalibrationKey } from '../calibration-key.ts';
import { type Finding, isLocalUrl, ok, problem, warning } from './finding.ts';

const subject = 'calibration';

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

/** 32 random bytes have about thirty distinct values; a text or a repeated byte far fewer. */
const minDistinctBytes = 20;

const commonPasswords = new Set([
  '',
  'password',
  'postgres',
  'spark',
  'secret',
  'changeme',
  'change-me',
  'admin',
  'root',
  'test',
  '123456',
  'example',
  'user',
]);

const looksRandom = (key: string): boolean =>
  new Set(Buffer.from(key, 'base64')).size >= minDistinctBytes;

export function checkMasterKey({ MASTER_KEY, DATABASE_URL }: Config): Finding[] {
  if (MASTER_KEY === undefined)
    return DATABASE_URL === undefined
      ? []
      : [
          warning(
            'MASTER_KEY',
            'Not set, so each machine makes one of its own, and a second node is refused. Set the same one on every node (MASTER_KEY_FILE).',
          ),
        ];
  if (!looksRandom(MASTER_KEY))
    return [
      problem(
        'MASTER_KEY',
        'Does not look random. Make one with: openssl rand -base64 32. Where accounts exist already, name this one in MASTER_KEY_PREVIOUS.',
      ),
    ];
  return [ok('MASTER_KEY', 'Given.')];
}

export function checkDatabaseUrl({ DATABASE_URL, MIGRATION_DATABASE_URL }: Config): Finding[] {
  if (DATABASE_URL === undefined)
    return MIGRATION_DATABASE_URL === undefined
      ? []
      : [
          problem(
            'DATABASE_URL',
            'Is not set, though MIGRATION_DATABASE_URL is: the server uses the file in DATA_DIR.',
          ),
        ];
  const { username, password, searchParams } = new URL(DATABASE_URL);
  if (searchParams.has('host') || isLocalUrl(DATABASE_URL)) return [];
  const decoded = decodeURIComponent(password);
  return commonPasswords.has(decoded.toLowerCase()) || decoded === decodeURIComponent(username)
    ? [problem('DATABASE_URL', 'Has no password, or one that everybody tries first.')]
    : [];
}

export function checkAdminKey({ ADMIN_KEY, DATABASE_URL }: Config): Finding[] {
  if (ADMIN_KEY === undefined)
    return DATABASE_URL === undefined
      ? []
      : [
          warning(
            'ADMIN_KEY',
            'Not set, so each node has another one, printed at its first start. Set it on every node (ADMIN_KEY_FILE).',
          ),
        ];
  if (ADMIN_KEY.some(({ name }) => name === 'admin'))
    return [
      warning(
        'ADMIN_KEY',
        'Has no name: the audit log says "admin" for everybody. Give each person a key: anna=…,ben=….',
      ),
    ];
  return [ok('ADMIN_KEY', `Named: ${ADMIN_KEY.map(({ name }) => name).join(', ')}.`)];
}
