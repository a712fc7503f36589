/** Hands a result over: to the database that several nodes share, or to the one server (ADR 31). */

import { chownSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase, requireDatabase } from '../../src/server/commands/open-database.ts';
import type { Config } from '../../src/server/config/config.ts';
import {
  type CalibrationResult,
  encodeResult,
  inboxFolder,
  storeResult,
} from '../../src/server/features/calibration/calibration.ts';
import { requireTables } from './donations.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

const nameOf = ({ set }: CalibrationResult): string =>
  `The parameter set ${set.version} from ${set.people} people`;

/** Returns a sentence about what has become of the result. */
export async function handOver(place: Place, result: CalibrationResult): Promise<string> {
  requireDatabase(place);
  if (place.DATABASE_URL !== undefined) return `${nameOf(result)} ${await store(place, result)}`;
  const folder = inboxFolder(place.DATA_DIR);
  makeFolder(folder);
  const path = join(folder, `${result.set.version}.json`);
  writeWhole(path, encodeResult(result));
  return `${nameOf(result)} waits in ${path}; the server takes it in when an administrator opens Scoring.`;
}

export function writeResult(path: string, result: CalibrationResult): string {
  writeWhole(path, encodeResult(result));
  return `${nameOf(result)} is in ${path}; hand it over with --add.`;
}

async function store(place: Place, result: CalibrationResult): Promise<string> {
  const db = openDatabase(place);
  try {
    await db.write(async (tx) => {
      await requireTables(tx);
      await storeResult(tx, result);
    });
    return 'is stored; it scores nobody until an administrator switches to it.';
  } finally {
    await db.close();
  }
}

/** A server that looks meanwhile finds the whole file or none. */
function writeWhole(path: string, content: string): void {
  const draft = `${path}.tmp`;
  writeFileSync(draft, content, { mode: 0o600 });
  giveToOwnerOfFolder(draft);
  renameSync(draft, path);
}

/** Makes a folder that only its owner can open, and those above it, unless they exist. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
  giveToOwnerOfFolder(path);
}

/** What root makes in the data folder must be open to the server, which is another user. */
function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
