/** What the machine says: the program, the data folder, the disk, the backups. Nothing is written. */

import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Config } from '../../config/config.ts';
import { adminKeyFile } from '../../features/admin/admin.ts';
import { masterKeyFile } from '../../platform/crypto/keys.ts';
import { readHeader } from '../backup/backup-reader.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

const gibibyte = 2 ** 30;
const leastFreeBytes = gibibyte / 4;
const fewFreeBytes = 2 * gibibyte;
const hourMilliseconds = 3_600_000;
const dailyBackupHours = 26;
const oldBackupHours = 24 * 7;

export function checkProgram(webFolder: string): Finding[] {
  const wanted = packageFile.dependencies.node;
  return [
    process.versions.node === wanted
      ? ok('Node', process.versions.node)
      : warning(
          'Node',
          `Is ${process.versions.node}; the program is tested on ${wanted}. Start it with npm start, or node_modules/.bin/node.`,
        ),
    existsSync(join(webFolder, 'index.html'))
      ? ok('web app', 'Is built.')
      : problem(
          'web app',
          'Is not built: visitors see an empty page. Run npm run build, or npm start.',
        ),
  ];
}

/** By the program's own file: a machine that lost its time starts at 1970, or at its last shutdown. */
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

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;
const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && (modeOf(path) & 0o077) !== 0;
const octal = (mode: number): string => mode.toString(8).padStart(3, '0');

export function checkDataFolder({ DATA_DIR, MASTER_KEY, ADMIN_KEY }: Config): Finding[] {
  if (!existsSync(DATA_DIR))
    return [
      warning(
        'data folder',
        `${DATA_DIR} does not exist yet; the first start makes it, if it may.`,
      ),
    ];
  const secrets = [masterKeyFile, adminKeyFile].map((name) => join(DATA_DIR, name));
  const [keyFile, adminFile] = secrets.map(existsSync);
  return [
    isOpenToOthers(DATA_DIR)
      ? problem(
          'data folder',
          `Others on this machine can read ${DATA_DIR} (${octal(modeOf(DATA_DIR))}). Run: chmod 700 ${DATA_DIR}`,
        )
      : ok('data folder', `${DATA_DIR} is closed to others.`),
    ...(isWritable(DATA_DIR)
      ? []
      : [problem('data folder', `${DATA_DIR} cannot be written to by this user.`)]),
    ...secrets
      .filter((path) => existsSync(path) && isOpenToOthers(path))
      .map((path) =>
        problem(
          'keys',
          `Others on this machine can read ${path} (${octal(modeOf(path))}). Run: chmod 600 ${path}`,
        ),
      ),
    ...(MASTER_KEY === undefined
      ? [
          keyFile
            ? warning(
                'MASTER_KEY',
                `Lies in ${DATA_DIR}, beside the database. Whoever copies the folder has both; keep a copy of the key elsewhere.`,
              )
            : warning('MASTER_KEY', 'None yet; the first start makes one.'),
        ]
      : []),
    ...(ADMIN_KEY === undefined && !adminFile
      ? [warning('ADMIN_KEY', 'None yet; the first start makes one and prints it once.')]
      : []),
  ];
}

export function checkDisk(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${(free / gibibyte).toFixed(1)} GiB free at ${folder}.`;
  if (free < leastFreeBytes)
    return [problem('disk', `${text} With a full disk no answer is saved.`)];
  if (files > 0 && ffree < files / 100)
    return [problem('disk', `${ffree} of ${files} inodes are free at ${folder}.`)];
  return [free < fewFreeBytes ? warning('disk', text) : ok('disk', text)];
}

/** The newest backup in `folder`: its age, whether it fits the database, and whether it would go down with it. */
export async function checkBackups(
  folder: string | undefined,
  {
    dataFolder,
    keyCheck,
    now,
  }: { readonly dataFolder: string | null; readonly keyCheck: string | null; readonly now: number },
): Promise<Finding[]> {
  if (folder === undefined)
    return [
      warning('backups', 'Not looked at. Name their folder: npm run doctor -- --backups FOLDER'),
    ];
  if (!existsSync(folder)) return [problem('backups', `There is no folder ${folder}.`)];
  const headers = await Promise.all(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile() && !path.endsWith('.unfinished'))
      .map((path) => readHeader(path).catch(() => null)), // another file
  );
  const newest = headers
    .filter((header) => header !== null)
    .toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))[0];
  if (!newest)
    return [
      problem(
        'backups',
        `There is none in ${folder}. Make one: npm run backup -- ${join(folder, 'FILE')}`,
      ),
    ];
  const hours = (now - Date.parse(newest.madeAt)) / hourMilliseconds;
  const age = `The newest is ${hours < 48 ? `${Math.max(0, Math.round(hours))} hours` : `${Math.round(hours / 24)} days`} old.`;
  return [
    hours > oldBackupHours
      ? problem('backups', age)
      : hours > dailyBackupHours
        ? warning('backups', age)
        : ok('backups', age),
    ...(keyCheck !== null && newest.keyCheck !== keyCheck
      ? [
          problem(
            'backups',
            'The newest was made with another master key than the database; it cannot be restored into it.',
          ),
        ]
      : []),
    ...(dataFolder !== null &&
    existsSync(dataFolder) &&
    statSync(dataFolder).dev === statSync(folder).dev
      ? [
          warning(
            'backups',
            'Lie on the same disk as the database, and go with it. Copy them to another machine.',
          ),
        ]
      : []),
  ];
}

/** Null where there is none yet; the doctor makes none. */
export function findKeptMasterKey(folder: string): string | null {
  const path = join(folder, masterKeyFile);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
