/** Takes in the results that calibrations beside a running server left in a folder (ADR 31). */

import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/refusal/refusal.ts';
import { decodeResult, ResultFileError } from './result-file.ts';
import { storeResult } from './store-result.ts';

export interface TakeInDeps {
  readonly db: Database;
  /** Need not exist. */
  readonly folder: string;
  readonly logError: (error: unknown, what: string) => void;
}

const extension = '.json';

/**
 * Stores every result in the folder and deletes its file. A file that is no whole result is put
 * aside under another name; one that cannot be read is tried again. Returns the number of results.
 */
export async function takeInResults({ db, folder, logError }: TakeInDeps): Promise<number> {
  const names = await listNames(folder);
  let count = 0;
  for (const name of names.filter((each) => each.endsWith(extension)).toSorted()) {
    const path = join(folder, name);
    try {
      const result = decodeResult(await readFile(path, 'utf8'));
      await db.write((tx) => storeResult(tx, result));
      await rm(path);
      count += 1;
    } catch (error) {
      // Another file, and the server itself, must not wait for one that cannot be read.
      const isRefused = error instanceof ResultFileError || error instanceof Refusal;
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
