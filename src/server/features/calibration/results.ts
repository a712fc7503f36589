/**
 * The result of a calibration: a parameter set and its report, in a file. It is imported when an
 * administrator looks at the sets (ADR 31).
 */

import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { calibrationReport } from '../../../contract/admin.ts';
import { parseParameterSet, serialiseParameterSet } from '../../../psychometrics/index.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findSet, sha256, type StoredSet, toRow, tryToReadRow, upsertSet } from './store.ts';

/** The file is no valid result. The message is a sentence for the operator. */
export class ResultFileError extends Error {}

const fileContent = z.object({
  set: z.string(),
  day: z.iso.date(),
  report: calibrationReport,
});
const file = z.object({ checksum: z.string(), content: z.string() });

export function encodeResult({ set, day, report }: StoredSet): string {
  const content = JSON.stringify({ set: serialiseParameterSet(set), day, report });
  return JSON.stringify({ checksum: sha256(content), content });
}

/** Throws a `ResultFileError` if the text is not a whole, unchanged result. */
export function decodeResult(text: string): StoredSet {
  const { set: serialised, day, report } = parseContent(text);
  const { set, refused } = parseParameterSet(serialised, sha256);
  if (!set) throw new ResultFileError(`The parameter set in the file is refused (${refused}).`);
  return { set, day, report };
}

function parseContent(text: string): z.infer<typeof fileContent> {
  const damaged = new ResultFileError('The file is not a whole result of a calibration.');
  try {
    const { checksum, content } = file.parse(JSON.parse(text));
    if (sha256(content) === checksum) return fileContent.parse(JSON.parse(content));
  } catch {
    throw damaged;
  }
  throw damaged;
}

/** Does nothing if the set is stored, unless the stored set is damaged. */
export async function storeResult(tx: Tx, result: StoredSet): Promise<void> {
  const present = await findSet(tx, result.set.version);
  if (!present || !tryToReadRow(present)) await upsertSet(tx, toRow(result));
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
    if (isAbsent(error)) return [];
    throw error;
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
