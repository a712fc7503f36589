/**
 * Hands the result of a calibration to the database that several nodes share, or to the one server
 * (ADR 31).
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
import { type Config, readMaintenanceConfig } from '../config/config.ts';
import {
  type CalibrationResult,
  decodeResult,
  encodeResult,
  inboxFolder,
  ResultFileError,
  storeResult,
} from '../features/calibration/calibration.ts';
import { selectTables } from './backup/backup-store.ts';
import { requireDatabase, withDatabase } from './open-database.ts';
import { type Command, UsageError } from './run-command.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

export const nameResult = ({ set }: CalibrationResult): string =>
  `The parameter set ${set.version} from ${set.people} people`;

/** Returns a sentence that tells the operator where the result went. */
export async function handOver(place: Place, result: CalibrationResult): Promise<string> {
  requireDatabase(place);
  if (place.DATABASE_URL !== undefined)
    return `${nameResult(result)} ${await store(place, result)}`;
  const folder = inboxFolder(place.DATA_DIR);
  makeFolder(folder);
  const path = join(folder, `${result.set.version}.json`);
  writeWhole(path, encodeResult(result));
  return `${nameResult(result)} waits in ${path}; the server takes it in when an administrator opens Scoring.`;
}

async function store(place: Place, result: CalibrationResult): Promise<string> {
  await withDatabase(place, (db) =>
    db.write(async (tx) => {
      if (!(await selectTables(tx)).includes('parameter_sets'))
        throw new UsageError(
          'The database has the schema of an older version. Start the server of this version once, which updates it.',
        );
      await storeResult(tx, result);
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
