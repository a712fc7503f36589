/** Where a calibration leaves its result beside a running server, which takes it in. */

import { join } from 'node:path';
import { makeFolder, replaceFile } from './replace-file.ts';
import { encodeResult } from './result-file.ts';
import type { CalibrationResult } from './store-result.ts';

export const inboxFolder = (dataDir: string): string => join(dataDir, 'calibration', 'inbox');

/** Writes the result whole or not at all, and returns the path of its file. */
export function writeToInbox(dataDir: string, result: CalibrationResult): string {
  const folder = inboxFolder(dataDir);
  makeFolder(folder);
  const path = join(folder, `${result.set.version}.json`);
  replaceFile(path, encodeResult(result));
  return path;
}
