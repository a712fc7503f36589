/**
 * The result of a calibration: a parameter set in a file. It is imported when an
 * administrator looks at the sets (ADR 31).
 */

import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseParameterSet, type ParameterSet } from 'spark-psychometrics';
import type { Database, Tx } from '../../platform/db/database.ts';
import { findSet, sha256, toRow, tryToReadRow, upsertSet } from './store.ts';

/** The file is no valid result. The message is a sentence for the operator. */
export class ResultFileError extends Error {}

/** Throws a `ResultFileError` if the text is not a whole, unchanged result. */
export function decodeResult(text: string): ParameterSet {
  const { set, refused } = parseParameterSet(text, sha256);
  if (set) return set;
  throw new ResultFileError(
    refused.startsWith('out of range')
      ? `The parameter set in the file is refused (${refused}).`
      : 'The file is not a whole result of a calibration.',
  );
}

/** Does nothing if the set is stored, unless the stored set is damaged. */
export async function storeResult(tx: Tx, set: ParameterSet): Promise<void> {
  const present = await findSet(tx, set.version);
  if (!present || !tryToReadRow(present)) await upsertSet(tx, toRow(set));
}

/** The folder in which a calibration on the server's machine leaves its result. */
export const inboxFolder = (dataDir: string): string => join(dataDir, 'calibration', 'inbox');

interface ImportDeps {
  readonly db: Database;
  /** The folder may be missing. */
  readonly folder: string;
  readonly logError: (error: unknown, what: string) => void;
}

/**
 * Stores every result and deletes its file. An invalid file is renamed, an unreadable one tried
 * again at the next import. Returns the number of results.
 */
export async function importResults({ db, folder, logError }: ImportDeps): Promise<number> {
  const names = await listNames(folder);
  let count = 0;
  for (const name of names.filter((each) => each.endsWith('.json')).toSorted()) {
    const path = join(folder, name);
    try {
      const result = decodeResult(await readFile(path, 'utf8'));
      await db.write((tx) => storeResult(tx, result));
      await rm(path);
      count += 1;
    } catch (error) {
      if (isAbsent(error)) continue; // another import was faster
      // One unreadable file must stop neither the other files nor the server.
      const isRefused = error instanceof ResultFileError;
      const what = isRefused ? 'was refused as' : 'could not be taken in as';
      logError(error, `${name} ${what} the result of a calibration`);
      if (isRefused) await rename(path, `${path}.refused`);
    }
  }
  return count;
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
