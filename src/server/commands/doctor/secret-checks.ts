import { statSync } from 'node:fs';
import type { Config } from '../../config/config.ts';
import { publicKeyOf } from '../../platform/crypto/seal-to-key.ts';
import { CalibrationKeyError, isInside, readCalibrationKey } from '../calibration-key.ts';
import { about, type Findings, isLocalUrl } from './finding.ts';

export function checkCalibrationKey(config: Config, path: string | undefined): Findings {
  const { CALIBRATION_PUBLIC_KEY: publicKey, DATA_DIR } = config;
  const { ok, problem } = about('calibration');
  if (path === undefined)
    return publicKey === undefined ? null : ok('Visitors may donate a copy of their answers.');
  if (isInside(DATA_DIR, path))
    return problem(`${path} lies in ${DATA_DIR}, beside the copies that it opens. Move it.`);
  try {
    const privateKey = readCalibrationKey(path);
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
      return problem(`Others on this machine can read ${path}. Run: chmod 600 ${path}`);
    const expected = Buffer.from(publicKeyOf(privateKey)).toString('base64');
    return publicKey === undefined || publicKey === expected
      ? ok('The private key opens what visitors donate.')
      : problem(`${path} does not belong to CALIBRATION_PUBLIC_KEY, ${expected} would.`);
  } catch (error) {
    if (error instanceof CalibrationKeyError) return problem(error.message);
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

export function checkMasterKey({ MASTER_KEY, DATABASE_URL }: Config): Findings {
  const { ok, warning, problem } = about('MASTER_KEY');
  if (MASTER_KEY === undefined)
    return DATABASE_URL === undefined
      ? null
      : warning(
          'Not set, so each machine makes one of its own, and a second node is refused. Set the same one on every node (MASTER_KEY_FILE).',
        );
  return looksRandom(MASTER_KEY)
    ? ok('Given.')
    : problem(
        'Does not look random. Make one with: openssl rand -base64 32. Where accounts exist already, name this one in MASTER_KEY_PREVIOUS.',
      );
}

export function checkDatabaseUrl({ DATABASE_URL, MIGRATION_DATABASE_URL }: Config): Findings {
  const { problem } = about('DATABASE_URL');
  if (DATABASE_URL === undefined)
    return MIGRATION_DATABASE_URL === undefined
      ? null
      : problem(
          'Is not set, though MIGRATION_DATABASE_URL is: the server uses the file in DATA_DIR.',
        );
  const { username, password, searchParams } = new URL(DATABASE_URL);
  if (searchParams.has('host') || isLocalUrl(DATABASE_URL)) return null;
  const decoded = decodeURIComponent(password);
  return commonPasswords.has(decoded.toLowerCase()) || decoded === decodeURIComponent(username)
    ? problem('Has no password, or one that everybody tries first.')
    : null;
}

export function checkAdminKey({ ADMIN_KEY, DATABASE_URL }: Config): Findings {
  const { ok, warning } = about('ADMIN_KEY');
  if (ADMIN_KEY === undefined)
    return DATABASE_URL === undefined
      ? null
      : warning(
          'Not set, so each node has another one, printed at its first start. Set it on every node (ADMIN_KEY_FILE).',
        );
  const names = ADMIN_KEY.map(({ name }) => name);
  return names.includes('admin')
    ? warning(
        'Has no name: the audit log says "admin" for everybody. Give each person a key: anna=…,ben=….',
      )
    : ok(`Named: ${names.join(', ')}.`);
}
