/** Checks the program, the clock and the disk, without writing anything. */

import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Config } from '../../config/config.ts';
import { adminKeyFile } from '../../features/admin/admin.ts';
import { masterKeyFile } from '../../platform/crypto/keys.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const fileMode = (path: string): number => statSync(path).mode & 0o777;
const octal = (mode: number): string => mode.toString(8).padStart(3, '0');
const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && (fileMode(path) & 0o077) !== 0;

export const checkSecretFiles = (paths: readonly string[]): Finding[] =>
  paths
    .filter((path) => existsSync(path) && isOpenToOthers(path))
    .map((path) =>
      problem(
        'keys',
        `Others on this machine can read ${path} (${octal(fileMode(path))}). Run: chmod 600 ${path}`,
      ),
    );

function checkPermissions(folder: string, secretFiles: readonly string[]): Finding[] {
  return [
    isOpenToOthers(folder)
      ? problem(
          'data folder',
          `Others on this machine can read ${folder} (${octal(fileMode(folder))}). Run: chmod 700 ${folder}`,
        )
      : ok('data folder', `${folder} is closed to others.`),
    ...(isWritable(folder)
      ? []
      : [problem('data folder', `${folder} cannot be written to by this user.`)]),
    ...checkSecretFiles(secretFiles),
  ];
}

const checkMissingKey = (previous: string | undefined): Finding =>
  previous === undefined
    ? warning('MASTER_KEY', 'None yet; the first start makes one.')
    : problem(
        'MASTER_KEY',
        'None, though MASTER_KEY_PREVIOUS is set; the server refuses to start.',
      );

export function checkDataFolder(config: Config): Finding[] {
  const { DATA_DIR, MASTER_KEY, MASTER_KEY_PREVIOUS, ADMIN_KEY } = config;
  if (!existsSync(DATA_DIR))
    return [
      warning(
        'data folder',
        `${DATA_DIR} does not exist yet; the first start makes it, if it may.`,
      ),
    ];
  const keyFiles = { master: join(DATA_DIR, masterKeyFile), admin: join(DATA_DIR, adminKeyFile) };
  const findings = checkPermissions(DATA_DIR, Object.values(keyFiles));
  if (MASTER_KEY === undefined)
    findings.push(
      existsSync(keyFiles.master)
        ? warning(
            'MASTER_KEY',
            `Lies in ${DATA_DIR}, beside the database. Whoever copies the folder has both; keep a copy of the key elsewhere.`,
          )
        : checkMissingKey(MASTER_KEY_PREVIOUS),
    );
  if (ADMIN_KEY === undefined && !existsSync(keyFiles.admin))
    findings.push(warning('ADMIN_KEY', 'None yet; the first start makes one and prints it once.'));
  return findings;
}

interface PackageFile {
  readonly dependencies: { readonly node?: string };
  readonly config: { readonly serverFlags: string; readonly node?: string };
}

const gibibyte = 2 ** 30;
const minFreeBytes = gibibyte / 4;
const lowFreeBytes = 2 * gibibyte;

/** The bundle has no dependency on Node, and names the tested version instead (ADR 32). */
function findTestedNode(): string {
  const { dependencies, config }: PackageFile = packageFile;
  return dependencies.node ?? config.node ?? '';
}

export function checkProgram(webFolder: string): Finding[] {
  const expected = findTestedNode();
  return [
    process.versions.node === expected
      ? ok('Node', process.versions.node)
      : warning(
          'Node',
          `Is ${process.versions.node}; the program is tested on ${expected}. Start it with npm start, or node_modules/.bin/node.`,
        ),
    existsSync(join(webFolder, 'index.html'))
      ? ok('web app', 'Is built.')
      : problem(
          'web app',
          'Is not built: visitors see an empty page. Run npm run build, or npm start.',
        ),
  ];
}

/** A machine without a clock battery may restart with a time before the program was made. */
export function checkClock(now: number, programFile: string): Finding[] {
  return now < statSync(programFile).mtimeMs
    ? [
        problem(
          'clock',
          `Says ${new Date(now).toISOString()}, before this program was installed. Sessions and codes end by it: set it, and run a time service.`,
        ),
      ]
    : [];
}

export function checkDisk(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${(free / gibibyte).toFixed(1)} GiB free at ${folder}.`;
  if (free < minFreeBytes) return [problem('disk', `${text} With a full disk no answer is saved.`)];
  if (files > 0 && ffree < files / 100)
    return [problem('disk', `${ffree} of ${files} inodes are free at ${folder}.`)];
  return [free < lowFreeBytes ? warning('disk', text) : ok('disk', text)];
}
