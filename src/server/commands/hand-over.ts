/**
 * Hands the parameter set of a calibration to the database that several nodes share, or to the one
 * server (ADR 31).
 */

import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type ParameterSet, serialiseParameterSet } from 'spark-psychometrics';
import { type Config, readMaintenanceConfig } from '../config/config.ts';
import {
  decodeResult,
  inboxFolder,
  ResultFileError,
  storeResult,
} from '../features/calibration/calibration.ts';
import { selectTables } from './backup/backup-store.ts';
import { requireDatabase, withDatabase } from './open-database.ts';
import { type Command, UsageError } from './run-command.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export const nameSet = ({ version, people }: ParameterSet): string =>
  `The parameter set ${version} from ${people} people`;

/** Returns a sentence that tells the operator where the set went. */
export async function handOver(place: Place, set: ParameterSet): Promise<string> {
  requireDatabase(place);
  if (place.DATABASE_URL !== undefined) return `${nameSet(set)} ${await store(place, set)}`;
  const folder = inboxFolder(place.DATA_DIR);
  makeFolder(folder);
  const path = join(folder, `${set.version}.json`);
  writeWhole(path, serialiseParameterSet(set));
  return `${nameSet(set)} waits in ${path}; the server takes it in when an administrator opens Scoring.`;
}

async function store(place: Place, set: ParameterSet): Promise<string> {
  await withDatabase(place, (db) =>
    db.write(async (tx) => {
      if (!(await selectTables(tx)).includes('parameter_sets'))
        throw new UsageError(
          'The database has the schema of an older version. Start the server of this version once, which updates it.',
        );
      await storeResult(tx, set);
    }),
  );
  return 'is stored; it scores nobody until an administrator switches to it.';
}

/** A server that reads the folder at the same time finds the whole file or none. */
export function writeWhole(path: string, content: string): void {
  const draft = `${path}.tmp`;
  writeFileSync(draft, content, { mode: 0o600 });
  giveToOwnerOfFolder(draft);
  renameSync(draft, path);
}

/** Makes each missing folder of the path, open only to its owner. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
  giveToOwnerOfFolder(path);
}

/** The server runs as another user than root, and must be able to open files that root made. */
function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

async function run([path, ...rest]: readonly string[]): Promise<string> {
  if (path === undefined || rest.length > 0) throw new UsageError();
  return handOver(readMaintenanceConfig(process.env), decodeResult(readFileSync(path, 'utf8')));
}

export const addCommand: Command = { expectedErrors: [ResultFileError], run };
