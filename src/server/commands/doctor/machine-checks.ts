import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Config } from '../../config/config.ts';
import { adminKeyFile } from '../../features/admin/admin.ts';
import { masterKeyFile } from '../../platform/crypto/master-key.ts';
import { about, type Findings } from './finding.ts';

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

const openFile = (path: string, mode: number): string =>
  `Others on this machine can read ${path} (${octal(fileMode(path))}). Run: chmod ${mode} ${path}`;

export const checkSecretFiles = (paths: readonly string[]): Findings =>
  paths
    .filter((path) => existsSync(path) && isOpenToOthers(path))
    .map((path) => about('keys').problem(openFile(path, 600)));

function checkFolder(folder: string): Findings {
  const { ok, problem } = about('data folder');
  return [
    isOpenToOthers(folder) ? problem(openFile(folder, 700)) : ok(`${folder} is closed to others.`),
    isWritable(folder) ? null : problem(`${folder} cannot be written to by this user.`),
  ];
}

function checkKeyFile({ DATA_DIR, MASTER_KEY, MASTER_KEY_PREVIOUS }: Config): Findings {
  const { warning, problem } = about('MASTER_KEY');
  if (MASTER_KEY !== undefined) return null;
  if (existsSync(join(DATA_DIR, masterKeyFile)))
    return warning(
      `Lies in ${DATA_DIR}, beside the database. Whoever copies the folder has both; keep a copy of the key elsewhere.`,
    );
  return MASTER_KEY_PREVIOUS === undefined
    ? warning('None yet; the first start makes one.')
    : problem('None, though MASTER_KEY_PREVIOUS is set; the server refuses to start.');
}

export function checkDataFolder(config: Config): Findings {
  const { DATA_DIR, ADMIN_KEY } = config;
  if (!existsSync(DATA_DIR))
    return about('data folder').warning(
      `${DATA_DIR} does not exist yet; the first start makes it, if it may.`,
    );
  const adminKeyPath = join(DATA_DIR, adminKeyFile);
  return [
    checkFolder(DATA_DIR),
    checkSecretFiles([join(DATA_DIR, masterKeyFile), adminKeyPath]),
    checkKeyFile(config),
    ADMIN_KEY === undefined && !existsSync(adminKeyPath)
      ? about('ADMIN_KEY').warning('None yet; the first start makes one and prints it once.')
      : null,
  ];
}

const gibibyte = 2 ** 30;
const minFreeBytes = gibibyte / 4;
const lowFreeBytes = 2 * gibibyte;

export function checkProgram(webFolder: string): Findings {
  const [node, expected] = [process.versions.node, packageFile.config.node];
  const [ofNode, ofWebApp] = [about('Node'), about('web app')];
  return [
    node === expected
      ? ofNode.ok(node)
      : ofNode.warning(
          `Is ${node}; the program is tested on ${expected}. Start it with npm start, or node_modules/.bin/node.`,
        ),
    existsSync(join(webFolder, 'index.html'))
      ? ofWebApp.ok('Is built.')
      : ofWebApp.problem(
          'Is not built: visitors see an empty page. Run npm run build, or npm start.',
        ),
  ];
}

/** Without a clock battery, a machine may restart with a time before the program was made. */
export const checkClock = (now: number, programFile: string): Findings =>
  now < statSync(programFile).mtimeMs
    ? about('clock').problem(
        `Says ${new Date(now).toISOString()}, before this program was installed. Sessions and codes end by it: set it, and run a time service.`,
      )
    : null;

export function checkDisk(folder: string): Findings {
  if (!existsSync(folder)) return null;
  const { ok, warning, problem } = about('disk');
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${(free / gibibyte).toFixed(1)} GiB free at ${folder}.`;
  if (free < minFreeBytes) return problem(`${text} With a full disk no answer is saved.`);
  if (files > 0 && ffree < files / 100)
    return problem(`${ffree} of ${files} inodes are free at ${folder}.`);
  return free < lowFreeBytes ? warning(text) : ok(text);
}
